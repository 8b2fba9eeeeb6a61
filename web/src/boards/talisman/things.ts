// What lies about: cards by kind, stats, and how each is marked. Names and texts come from the content.
import type { Content } from './props';
import { forSide, lines } from '../../lib/blocks';
import type { Block } from '../../lib/blocks';
import type { Tip } from '../../lib/tips.svelte';
import type { talisman } from '../../lib/wire';
import type { Words } from '../../lib/words';
import { PLACE } from './layout';
import { KINDS, SIGNS } from './signs';

export const STAT_ICON: Record<string, string> = {
  magic: 'magic-swirl',
  might: 'fist',
  life: 'hearts',
  fate: 'polar-star',
  galleons: 'two-coins',
};
export const STAT_COLOUR: Record<string, string> = { magic: '#5a2b86', might: '#7b4510', life: '#1d4e8c' };
export const SIDE_ICON: Record<string, string> = { order: 'sunrise', death_eaters: 'domino-mask' };

export function cardOf(content: Content, id: string): Content['cards'][string] | Content['spells'][string] | undefined {
  return content.cards[id] ?? content.spells[id];
}

export function signOf(content: Content, id: string) {
  const card = content.cards[id];
  const kind = KINDS[card?.kind ?? (content.spells[id] ? 'spell' : 'event')];
  const { icon, colour } = kind ?? { icon: 'sparkles', colour: '#7a5a00' };
  return { icon: SIGNS.get(id) ?? icon, colour, stat: card?.stat ?? '', value: card?.stat ? card.value : null };
}

export function textOf(item: { blocks: Block[] } | undefined): string[] {
  return lines(item?.blocks);
}

/** A Follower who belongs to a side is an Enemy for the other one. */
export function twoFaced(content: Content, words: Words, id: string): string {
  const card = content.cards[id];
  return card?.kind === 'follower' && card.side && card.stat
    ? words.format('talisman-board-two-faced', { side: `side:${card.side}` })
    : '';
}

/** An explanation of a card, Spell or Object. */
export function cardTip(content: Content, words: Words, id: string, kind: 'card' | 'spell' = 'card'): Tip {
  const card = cardOf(content, id);
  const sign = signOf(content, id);
  return {
    title: card?.name ?? words.name(`${kind}:${id}`),
    kind: kind === 'spell' ? words.format('talisman-board-kind-spell') : (content.cards[id]?.type ?? ''),
    icon: sign.icon,
    face: kind === 'card' ? id : undefined,
    lines: [...textOf(card), twoFaced(content, words, id)].filter(Boolean),
  };
}

/** "Knockturn Hag (Enemy, Magic 3)". */
function cardInBrief(content: Content, words: Words, id: string): string {
  const type = content.cards[id]?.type;
  return `${words.name(`card:${id}`)}${type ? ` (${type})` : ''}`;
}

/** What waits on a space: who stands there, what lies there. */
export function waiting(view: talisman.View, content: Content, words: Words, id: string): string[] {
  const here = view.spaces[id];
  const who = view.heroes.filter((hero) => hero.space === id && !hero.out).map((hero) => words.player(hero.seat));
  if (view.voldemort.space === id) who.push(words.format('talisman-board-voldemort'));
  const found: string[] = [];
  if (who.length) found.push(words.format('talisman-board-stand', { who: words.list(who) }));
  const cards = (here?.cards ?? []).map(({ card }) => cardInBrief(content, words, card));
  if (cards.length) found.push(words.format('talisman-board-lie', { cards: words.list(cards) }));
  if (here?.galleons) found.push(words.format('talisman-board-gold', { count: here.galleons }));
  return found;
}

/** An explanation of a space: what it does, and what waits there. */
export function spaceTip(view: talisman.View, content: Content, words: Words, id: string): Tip {
  const place = PLACE.get(id);
  return {
    title: words.name(`space:${id}`),
    kind: words.name(`region:${place?.ring ?? 'great_hall'}`),
    icon: place?.icon ?? 'stone-throne',
    lines: [...textOf(content.spaces[id]), ...waiting(view, content, words, id)],
  };
}

/** A Character's figures, in the order they are told; none before it has a sheet. */
export function figuresOf(hero: talisman.HeroView | undefined, words: Words) {
  if (!hero?.magic || !hero.might) return [];
  const { magic, might, life, fate, galleons } = hero;
  return Object.entries({ magic: magic.total, might: might.total, life, fate, galleons }).map(([id, n]) => {
    const name = words.format(`talisman-board-${id}`);
    return { id, n, name, text: `${name} ${n}` };
  });
}

/** A player's numbers in a line, for whoever thinks of fighting them. */
export function heroInBrief(view: talisman.View, words: Words, seat: number): string {
  const hero = view.heroes[seat];
  const [magic, might, life] = figuresOf(hero, words);
  if (!hero || !magic || !might || !life) return '';
  return [words.name(`character:${hero.character}`), magic.text, might.text, life.text].join(' · ');
}

/** What the barrier at King's Cross adds to its die. */
export function barrierOf(content: Content): number {
  return content.spaces.kings_cross?.barrier ?? 0;
}

/** A sheet's starting values in a line. */
export function dials(content: Content, words: Words, sheet: string): string {
  const its = content.sheets[sheet];
  if (!its) return '';
  return (['magic', 'might', 'life', 'fate'] as const)
    .map((stat) => `${words.format(`talisman-board-${stat}`)} ${its[stat]}`)
    .join(' · ');
}

/** A space's text as it concerns this hero. */
export function spaceText(content: Content, id: string, side: string): string[] {
  return lines(forSide(content.spaces[id]?.blocks, side));
}
