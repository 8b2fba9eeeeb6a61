// What both games on the castle's board put on its map, and say of its spaces, in the same way.
import type { Component } from 'svelte';
import { split } from '../../lib/targets';
import type { Tip } from '../../lib/tips.svelte';
import type { Event, Option } from '../../lib/wire';
import type { Words } from '../../lib/words';
import type { BoardProps as AnyProps, Sheet } from '../board';
import { spaceIcon } from './art';
import type { SpaceLook } from './art';
import type { End, Pawn, Spaces, Token } from './map';
import type { Road } from './roads';

interface Ground {
  spaces: Spaces & Readonly<Record<string, SpaceLook & { region: string }>>;
  roads: Road[];
  regions: Readonly<Record<string, { name: string }>>;
}
type Props = AnyProps<{ objects: Record<string, string[]> }, unknown, Ground>;

/** The space an option leads to or is about. */
export function spaceOf(option: Option): string {
  const found = [option.to, ...option.about].map((name) => split(name)).find(([kind]) => kind === 'space');
  return found?.[1] ?? '';
}

/** Of many spaces to choose from the dock lists the first ones, in the order in which the game names them. */
export function shortened(options: Option[], ends: string[], most: number): Option[] {
  if (ends.length <= most) return options;
  const by = new Map(options.map((option) => [option.key, option]));
  const best = ends.slice(0, most).flatMap((key) => by.get(key) ?? []);
  return [...best, ...options.filter(({ key }) => !ends.includes(key))];
}

/** The texts of blocks, without headings of their own. */
export const told = (blocks: readonly { text: string }[]): string[] =>
  blocks.map((block) => block.text).filter(Boolean);

/** A fact as a sentence of its own. */
export const sentence = (fact: string): string => (fact ? `${fact.slice(0, 1).toUpperCase()}${fact.slice(1)}.` : '');

/** What a game's table says of the map: who and what lies on it, and where one may go. */
interface Laid<P extends Props> {
  moverAt: (view: P['view']) => string;
  pawnsOf: (props: P) => Pawn[];
  tokensOf: (props: P) => Token[];
  endsOf: (props: P) => Map<string, End>;
  spaceTip: (props: P, space: string) => Tip;
}

/** A pawn whose walk is told goes along it at once: what is asked of it there waits until it has arrived. */
function walking(pawn: Pawn, walk: string[] = []): Pawn {
  const way = walk.map((name) => split(name)[1]);
  const space = way.at(-1);
  return space ? { ...pawn, space, way } : pawn;
}

/** What the map is given in both games; the way lit up goes from where the pawn stands that moves. */
export function drawnFor<P extends Props>(props: P, laid: Laid<P>) {
  const { room, view, words, content, compact, lit, light, choose } = props;
  const option = room.mine?.options.find((one) => one.key === lit);
  const standing = laid.pawnsOf(props);
  const pawns = room.looking ? standing : standing.map((pawn) => walking(pawn, room.walks[pawn.id]));
  const from = laid.moverAt(view);
  const follow = pawns.find((pawn, at) => pawn.way && standing[at]?.space === from)?.space ?? from;
  return {
    spaces: content.spaces,
    roads: content.roads,
    regions: content.regions,
    words,
    way: option?.way.length ? [follow, ...option.way] : [],
    lit,
    light,
    choose,
    follow,
    compact,
    still: room.looking !== null,
    pawns,
    tokens: laid.tokensOf(props),
    ends: laid.endsOf(props),
    tip: (space: string) => laid.spaceTip(props, space),
    here: pawns.find(({ mine }) => mine)?.space ?? '',
  };
}

/** Names, in a sentence of the board's, or nothing. */
export const sayOf = (words: Words, what: string, names: string[]): string[] =>
  names.length ? [words.format(`hogwarts-board-${what}`, { what: names })] : [];

/** An explanation of a space: what it is and gives, who stands and what lies there, and what else there is to say. */
export function placeTip(
  { view, content, words }: Props,
  id: string,
  gives: string[],
  who: string[],
  more: string[],
): Tip {
  const space = content.spaces[id];
  if (!space) return { title: words.name(`space:${id}`) };
  const objects = (view.objects[id] ?? []).map((one) => `object:${one}`);
  return {
    title: space.name,
    kind: content.regions[space.region]?.name ?? '',
    icon: spaceIcon(space),
    lines: [...gives, ...sayOf(words, 'stand', who), ...sayOf(words, 'lie', objects), ...more],
  };
}

/** The option that is about a pawn, for the pawn. */
export function aimedAt({ room }: Pick<Props, 'room'>): (id: string) => { option?: string } {
  const about = new Map((room.mine?.options ?? []).map((option) => [option.about[0] ?? '', option.key] as const));
  return (id) => {
    const option = about.get(id);
    return option === undefined ? {} : { option };
  };
}

/** A turn is a chapter, and the clock tells rounds and turns. */
export const byRounds = {
  chapter: (event: Event) => event.key === 'turn',
  clock: ({ view }: { view: { round: number; turns: number } }) =>
    view.round ? { id: 'web-clock-round', args: { round: view.round, turn: view.turns + 1 } } : null,
  findable: true,
};

/** My sheet and the legend of the map, among the sheets of a narrow screen. */
export const sheetsOf = <P extends AnyProps>(sheet: Component<P>, legend: Component<P>): Sheet<P>[] => [
  { id: 'sheet', icon: 'wizard-face', label: 'web-sheet', view: sheet },
  { id: 'key', icon: 'compass', label: 'hogwarts-board-key', view: legend },
];
