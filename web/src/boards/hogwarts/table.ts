// The table as the map shows it: who stands where, what lies where, where one can go. Everything is the game's word;
// here it is only put where it is drawn.
import { split } from '../../lib/targets';
import type { Tip } from '../../lib/tips.svelte';
import type { hogwarts, Option } from '../../lib/wire';
import type { Words } from '../../lib/words';
import { objectIcon } from './art';
import { iconOf } from './cards';
import type { End, Flag, Pawn, Token } from './map';
import { matchList } from './match.svelte';
import { aimedAt, placeTip, sayOf, sentence, shortened, spaceOf, told } from './places';
import type { BoardProps } from './props';
import { stepsOf } from './roads';

type View = hogwarts.View;
type Drawing = hogwarts.Drawing;

export const missionsOf = (view: View, seat: number): string[] => view.players[seat]?.missions ?? [];

/** So many ends of a move stand in the dock, the most useful first; the map offers all. */
const LISTED = 6;

/** Of many spaces the dock lists those that are of most use, as the game orders them. */
export function shortlist(options: Option[], aside: hogwarts.Aside): Option[] {
  const match = matchList(options, aside);
  if (match) return match;
  const ends = (aside?.ends ?? []).map(({ option }) => option);
  return shortened(options, ends, LISTED);
}

/** Where the pawn stands whose turn it is. */
export const moverAt = (view: View): string => view.players[view.active]?.space ?? '';

export function endsOf({ room, aside, view, content }: BoardProps): Map<string, End> {
  const ends = new Map<string, End>();
  const options = room.mine?.options ?? [];
  const listed = shortlist(options, aside);
  const known = new Map((aside?.ends ?? []).map((end) => [end.option, end]));
  const from = moverAt(view);
  for (const option of options) {
    const space = spaceOf(option);
    if (!space || ends.has(space)) continue;
    const end = known.get(option.key);
    const steps = option.way.length ? stepsOf(from, option.way, content.roads) : 0;
    ends.set(space, {
      key: option.key,
      n: listed.indexOf(option) + 1,
      steps: end?.steps ?? steps,
      kind: end?.use === 'mission' ? 'target' : end?.forced ? 'stop' : 'end',
    });
  }
  return ends;
}

export function pawnsOf(props: BoardProps): Pawn[] {
  const { view, state } = props;
  const aimed = aimedAt(props);
  const players = view.players.map(({ seat, space, student }): Pawn => {
    const id = `seat:${seat}`;
    return { id, space, seat, who: student, mine: seat === state.you.seat, ...aimed(id) };
  });
  const eaters = view.eaters.map((space): Pawn => ({ id: `eater:${space}`, space, icon: 'hood' }));
  return [...eaters, ...players];
}

/** Objects my missions still lack. */
export function lacking(view: View, content: Drawing, seat: number): Set<string> {
  const held = new Set(view.players[seat]?.objects ?? []);
  const needed = missionsOf(view, seat).flatMap((id) => content.missions[id]?.objects ?? []);
  return new Set(needed.filter((id) => !held.has(id)));
}

export function tokensOf({ view, content, state }: BoardProps): Token[] {
  const wanted = lacking(view, content, state.you.seat ?? -1);
  return Object.entries(view.objects).flatMap(([space, ids]) =>
    ids.map((id) => ({
      id,
      space,
      icon: objectIcon(id),
      special: content.objects[id]?.special ?? false,
      wanted: wanted.has(id),
    })),
  );
}

export interface Progress {
  have: number;
  of: number;
}

/** How many of a mission's objects are in hand. */
export function progress(view: View, content: Drawing, seat: number, id: string): Progress {
  const objects = content.missions[id]?.objects ?? [];
  const held = view.players[seat]?.objects ?? [];
  return { have: objects.filter((one) => held.includes(one)).length, of: objects.length };
}

export function flagsOf({ view, content, state }: BoardProps): Flag[] {
  const seat = state.you.seat ?? -1;
  return missionsOf(view, seat).flatMap((id) => {
    const { have, of } = progress(view, content, seat, id);
    const mission = content.missions[id];
    return (mission?.spaces ?? []).map((space) => ({ space, text: String(mission?.number ?? ''), hot: have === of }));
  });
}

/** An explanation of a space: what it is, who and what is there, which missions of mine end there. */
export function spaceTip(props: BoardProps, id: string): Tip {
  const { view, content, words, state } = props;
  const pawns = view.players.filter((player) => player.space === id).map((player) => `seat:${player.seat}`);
  const mine = missionsOf(view, state.you.seat ?? -1).filter((one) => content.missions[one]?.spaces.includes(id));
  return placeTip(props, id, told(content.spaces[id]?.blocks ?? []), pawns, [
    ...(view.eaters.includes(id) ? [words.format('hogwarts-board-eater-here')] : []),
    ...(view.closed.includes(id) ? [words.format('hogwarts-board-closed-here')] : []),
    ...sayOf(
      words,
      'missions-here',
      mine.map((one) => `mission:${one}`),
    ),
  ]);
}

/** An explanation of anything a name such as `spell:accio` stands for. */
export function thingTip(props: BoardProps, name: string): Tip | null {
  const { content, words } = props;
  const [kind, id] = split(name);
  if (kind === 'space') return spaceTip(props, id);
  if (kind === 'seat') return seatTip(props, Number(id));
  if (kind === 'mission') return missionTip(props, id);
  const shelf: Record<string, Record<string, { name: string; blocks: hogwarts.SpaceDrawing['blocks'] }>> = {
    spell: content.spells,
    potion: content.potions,
    book: content.books,
    conduct: content.conduct,
    occasion: content.events,
    object: content.objects,
    enemy: content.enemies,
  };
  const thing = shelf[kind]?.[id];
  if (thing) {
    const magic = content.spells[id] ?? content.potions[id];
    const deck = content.decks[kind]?.name ?? '';
    return {
      title: thing.name,
      kind: kind === 'spell' || kind === 'potion' ? `${deck} · ${magic?.use_name ?? ''}` : deck,
      icon: iconOf(name),
      lines: told(thing.blocks),
    };
  }
  const sheet = content.students[id] ?? content.eaters[id] ?? content.villains[id];
  return sheet && kind === 'student' ? sheetTip(content, words, sheet) : null;
}

/** Where an object lies; nowhere while somebody has it. */
const lies = (view: View, object: string): string[] =>
  Object.entries(view.objects).flatMap(([space, ids]) => (ids.includes(object) ? [space] : []));

/** Where a mission leads: where its missing objects lie, and where it ends. */
export function placesOf({ view, content, state }: BoardProps, id: string): string[] {
  const mission = content.missions[id];
  const held = new Set(view.players[state.you.seat ?? -1]?.objects ?? []);
  const missing = (mission?.objects ?? []).filter((object) => !held.has(object));
  return [...new Set([...missing.flatMap((object) => lies(view, object)), ...(mission?.spaces ?? [])])];
}

/** Where an object is, in words. */
function whereIs({ view, words, state }: BoardProps, object: string): string {
  const [space] = lies(view, object);
  const holder = view.players.find(({ objects }) => objects.includes(object));
  const it = `object:${object}`;
  if (holder) {
    const mine = holder.seat === state.you.seat;
    return words.format(`hogwarts-board-object-${mine ? 'mine' : 'theirs'}`, { it, who: `seat:${holder.seat}` });
  }
  return space ? words.format('hogwarts-board-object-at', { it, where: `space:${space}` }) : '';
}

export function missionTip(props: BoardProps, id: string): Tip | null {
  const { content, words } = props;
  const mission = content.missions[id];
  if (!mission) return null;
  const enemy = content.enemies[mission.enemy];
  return {
    title: mission.name,
    kind: words.format('hogwarts-board-mission-kind', { number: mission.number, points: mission.points }),
    icon: 'treasure-map',
    lines: [
      ...told(mission.blocks),
      ...mission.objects.map((object) => whereIs(props, object)).filter(Boolean),
      ...(enemy ? [`${enemy.name}: ${told(enemy.blocks).join(' ')}`] : []),
    ],
  };
}

/** What an option's card does; which of its objects my missions want, and for which; else what its object can do. */
export function thingLine({ view, content, words, state }: BoardProps, { about, detail, outlook }: Option): string {
  const [kind, id] = split(about[0] ?? '');
  const card = { spell: content.spells, potion: content.potions }[kind]?.[id];
  if (card) return detail || outlook ? '' : told(card.blocks).join(' ');
  const objects = about.filter((name) => name.startsWith('object:') && content.objects[split(name)[1]]);
  const missions = missionsOf(view, state.you.seat ?? -1);
  const wanted = objects.flatMap((it) => {
    const what = missions.filter((one) => content.missions[one]?.objects.includes(split(it)[1]));
    const one = objects.length > 1 ? 'wanted-it-for' : 'wanted-for';
    return what.length ? [words.format(`hogwarts-board-${one}`, { it, what: what.map((it) => `mission:${it}`) })] : [];
  });
  if (wanted.length || !objects.length || detail || outlook) return wanted.join(' ');
  const power = objects.length === 1 ? content.objects[split(objects[0] ?? '')[1]] : undefined;
  const able = power?.short ? told(power.blocks.slice(0, 1)) : [];
  return [...able, words.format(`hogwarts-board-wanted-${objects.length > 1 ? 'none' : 'not'}`)].join(' ');
}

/** A student to be chosen, in a line: house and figures. The sheet beneath shows the rest of the one pointed at. */
export function studentLine({ content, words }: BoardProps, id: string): string {
  const sheet = content.students[id];
  if (!sheet) return '';
  const { dice, res, hp } = sheet;
  return [
    sheet.house ? (content.houses[sheet.house]?.name ?? '') : '',
    words.format('hogwarts-board-stats', { dice, res, hp }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function sheetTip(content: Drawing, words: Words, sheet: hogwarts.SheetDrawing): Tip {
  const { dice, res, hp } = sheet;
  return {
    title: sheet.name,
    kind: [
      sheet.house ? (content.houses[sheet.house]?.name ?? '') : '',
      words.format('hogwarts-board-stats', { dice, res, hp }),
    ]
      .filter(Boolean)
      .join(' · '),
    icon: 'wizard-face',
    lines: [...sheet.abilities.flatMap((one) => told(one.blocks)), sentence(sheet.hand)],
  };
}

/** What everybody may know of a player. */
export function seatTip({ view, content, words }: BoardProps, seat: number): Tip | null {
  const player = view.players[seat];
  if (!player) return null;
  const say = (id: string, args: Record<string, number>) => words.format(`hogwarts-board-${id}`, args);
  const { dice, res, hp, floo, portkeys } = player;
  return {
    title: words.player(seat),
    kind: content.students[player.student]?.name ?? '',
    icon: 'wizard-face',
    lines: [
      say('points', { points: player.score }),
      say('stats', { dice, res, hp }),
      say('tokens', { floo, portkeys }),
      say('cards', { spells: player.spell_count, potions: player.potion_count, books: player.book_count }),
      say('missions-done', { done: player.done.length, left: player.mission_count }),
      ...(player.objects.length
        ? [words.format('hogwarts-board-holds', { what: player.objects.map((id) => `object:${id}`) })]
        : []),
      words.format('hogwarts-board-at', { where: `space:${player.space}` }),
    ],
  };
}
