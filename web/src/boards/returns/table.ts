// The table as the castle's map shows it: who stands where, what lies where, where one can go. Everything is the game's
// word; here it is only put where it is drawn.
import { split } from '../../lib/targets';
import type { Tip } from '../../lib/tips.svelte';
import type { Option, returns } from '../../lib/wire';
import { objectIcon } from '../hogwarts/art';
import { iconOf } from '../hogwarts/cards';
import type { End, Pawn, Token } from '../hogwarts/map';
import { aimedAt, placeTip, sentence, shortened, spaceOf, told } from '../hogwarts/places';
import { stepsOf } from '../hogwarts/roads';
import type { BoardProps } from './props';

type View = returns.View;
type Drawing = returns.Drawing;

/** Somebody or something waits there. */
const awaits = (option: Option): boolean => option.about.length > 1;

/** So many spaces stand in the dock, the most useful first, as the game orders them; the map offers all. */
const LISTED = 7;

export const shortlist = (options: Option[], aside: returns.Aside): Option[] =>
  shortened(options, aside?.ends ?? [], LISTED);

/** Where the pawn stands that moves: a Death Eater's, or that of the player whose turn it is. */
export function moverAt(view: View): string {
  const eater = view.eaters.find(({ id }) => id === view.mover);
  return eater?.space || (view.pawns[view.active]?.space ?? '');
}

export function endsOf({ room, aside, view, content }: BoardProps): Map<string, End> {
  const ends = new Map<string, End>();
  const options = room.mine?.options ?? [];
  const listed = shortlist(options, aside);
  const from = moverAt(view);
  for (const option of options) {
    const space = spaceOf(option);
    if (!space || ends.has(space)) continue;
    ends.set(space, {
      key: option.key,
      n: listed.indexOf(option) + 1,
      steps: option.way.length ? stepsOf(from, option.way, content.roads) : 0,
      kind: awaits(option) ? 'target' : 'end',
    });
  }
  return ends;
}

export function pawnsOf(props: BoardProps): Pawn[] {
  const { view, state } = props;
  const aimed = aimedAt(props);
  const eaters = view.eaters
    .filter(({ space }) => space)
    .map(({ id, space }): Pawn => ({ id: `eater:${id}`, space, icon: 'hood', who: id, ...aimed(`eater:${id}`) }));
  const pawns = view.pawns.map(({ seat, space, character }): Pawn => {
    const id = `seat:${seat}`;
    return { id, space, seat, who: character, mine: seat === state.you.seat, ...aimed(id) };
  });
  return [...eaters, ...pawns];
}

/** Horcruxes are stars, crossed out where one was destroyed; what my side looks for has a ring. */
export function tokensOf({ view, content, state }: BoardProps): Token[] {
  const side = view.pawns[state.you.seat ?? -1]?.side;
  const destroyed = new Set(view.horcruxes.filter((one) => one.destroyed).map(({ id }) => id));
  const gone = Object.values(content.spaces)
    .filter(({ horcrux }) => destroyed.has(horcrux))
    .map(({ id, horcrux }): Token => ({
      id: horcrux,
      space: id,
      icon: objectIcon(horcrux),
      special: true,
      gone: true,
    }));
  const lying = Object.entries(view.objects).flatMap(([space, ids]) =>
    ids.map((id): Token => {
      const token = content.tokens[id];
      return {
        id,
        space,
        icon: objectIcon(id),
        special: token?.role === 'horcrux',
        wanted: Boolean(side) && token?.side === side,
      };
    }),
  );
  return [...lying, ...gone];
}

/** An explanation of a space: what it gives in this game, who and what is there. */
export function spaceTip(props: BoardProps, id: string): Tip {
  const { view, content } = props;
  const text = content.spaces[id]?.text;
  const here = [
    ...view.pawns.filter((pawn) => pawn.space === id).map(({ seat }) => `seat:${seat}`),
    ...view.eaters.filter((eater) => eater.space === id).map((eater) => `eater:${eater.id}`),
  ];
  return placeTip(props, id, text ? [text] : [], here, []);
}

/** The sheet of somebody by a name such as `student:harry_potter`. */
export function sheetOf(content: Drawing, name: string): returns.SheetDrawing | undefined {
  const [kind, id] = split(name);
  return { student: content.heroes, eater: content.eaters, villain: content.villains }[kind]?.[id];
}

/** What everybody may know of a player. */
export function seatTip({ view, content, words }: BoardProps, seat: number): Tip | null {
  const pawn = view.pawns[seat];
  if (!pawn) return null;
  const { dice, res, hp, floo, portkeys, objects } = pawn;
  const say = (id: string, args: Parameters<typeof words.format>[1]) => words.format(`hogwarts-board-${id}`, args);
  return {
    title: words.player(seat),
    kind: sheetOf(content, pawn.character)?.name ?? words.format(`returns-board-side-${pawn.side}`),
    icon: pawn.side === 'dark' ? 'hood' : 'wizard-face',
    lines: [
      say('stats', { dice, res, hp }),
      ...(pawn.side === 'light' ? [say('tokens', { floo, portkeys })] : []),
      words.format('returns-board-cards', { spells: pawn.spell_count, potions: pawn.potion_count }),
      ...(objects.length ? [say('holds', { what: objects.map((id) => `object:${id}`) })] : []),
      ...(pawn.duty ? [words.format('returns-board-duty', { what: `object:${pawn.duty}` })] : []),
      say('at', { where: `space:${pawn.space}` }),
    ],
  };
}

function eaterTip({ view, content, words }: BoardProps, id: string): Tip | null {
  const sheet = content.eaters[id];
  const eater = view.eaters.find((one) => one.id === id);
  if (!sheet) return null;
  const { dice, res, hp } = eater?.space ? eater : sheet;
  return {
    title: sheet.name,
    kind: words.format('hogwarts-board-stats', { dice, res, hp }),
    icon: 'hood',
    lines: [
      ...sheet.abilities.flatMap((one) => told(one.blocks)),
      ...(eater?.space ? [words.format('hogwarts-board-at', { where: `space:${eater.space}` })] : []),
    ],
  };
}

/** An explanation of anything a name such as `spell:accio` stands for. */
export function thingTip(props: BoardProps, name: string): Tip | null {
  const { content, words } = props;
  const [kind, id] = split(name);
  if (kind === 'space') return spaceTip(props, id);
  if (kind === 'seat') return seatTip(props, Number(id));
  if (kind === 'eater') return eaterTip(props, id);
  const token = kind === 'object' ? content.tokens[id] : undefined;
  if (token) {
    return {
      title: token.name,
      kind: words.format(`returns-board-role-${token.role}`),
      icon: objectIcon(id),
      lines: [token.text],
    };
  }
  const card = { spell: content.spells, potion: content.potions }[kind]?.[id];
  if (card) return { title: card.name, kind: card.use_name, icon: iconOf(name), lines: told(card.blocks) };
  const sheet = sheetOf(content, name);
  if (!sheet) return null;
  const { dice, res, hp } = sheet;
  return {
    title: sheet.name,
    kind: words.format('hogwarts-board-stats', { dice, res, hp }),
    icon: 'wizard-face',
    lines: [...sheet.abilities.flatMap((one) => told(one.blocks)), sentence(sheet.hand)],
  };
}

/** What a side is after now, in words. */
export function wantOf({ view, content, words }: BoardProps, side: 'dark' | 'light'): string {
  const when = view.returned ? 'after' : 'before';
  const pitch = Object.values(content.spaces).find(({ symbol }) => symbol === 'pitch')?.id ?? '';
  const lacking = view.ritual.filter(({ held }) => !held).length;
  return words.format(`returns-board-want-${side}-${when}`, {
    lacking,
    left: view.horcruxes_left,
    last: view.last_round,
    where: `space:${pitch}`,
  });
}

/** Where a relic is, in words. */
export function relicAt({ words }: BoardProps, relic: returns.RelicView): string {
  if (relic.holder !== null) return words.player(relic.holder);
  return relic.space ? words.name(`space:${relic.space}`) : words.format('returns-board-aside');
}

export const roundsLeft = (view: View): number => Math.max(0, view.last_round - view.round);
