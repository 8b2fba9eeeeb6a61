// What lies about: cards by kind, stats, and how each is marked. Names and texts come from the content.
import type { Content, ContentItem } from '../../lib/api';
import type { Tip } from '../../lib/tips.svelte';
import type { Words } from '../../lib/words';
import { SIGNS } from './signs';

export interface CardInfo extends ContentItem {
  /** "Enemy, Magic 4", in the language of the content. */
  type?: string;
  kind?: string;
  side?: string | null;
  stat?: string | null;
  value?: number;
}

export const STAT_ICON: Record<string, string> = { magic: 'magic-swirl', might: 'fist', life: 'hearts', fate: 'polar-star', galleons: 'two-coins' };
export const STAT_COLOUR: Record<string, string> = { magic: '#5a2b86', might: '#7b4510', life: '#1d4e8c' };
export const SIDE_ICON: Record<string, string> = { order: 'sunrise', death_eaters: 'domino-mask' };

const KINDS: Record<string, [icon: string, colour: string]> = {
  enemy: ['daemon-skull', '#8c1c1c'],
  event: ['sparkles', '#7a5a00'],
  follower: ['three-friends', '#1c5a38'],
  observer: ['eyeball', '#1d4e8c'],
  place: ['tower-flag', '#5a2b86'],
  object: ['knapsack', '#7b4510'],
  magic_object: ['fairy-wand', '#5a2b86'],
  galleons: ['two-coins', '#7a5a00'],
  spell: ['spell-book', '#3c2a63'],
};

export function cardOf(content: Content, id: string): CardInfo | undefined {
  return (content.cards?.[id] ?? content.spells?.[id]) as CardInfo | undefined;
}

export function signOf(content: Content, id: string): { icon: string; colour: string; stat: string; value: number | null } {
  const card = cardOf(content, id);
  const kind = content.spells?.[id] && !content.cards?.[id] ? 'spell' : (card?.kind ?? 'event');
  const [icon, colour] = KINDS[kind] ?? ['sparkles', '#7a5a00'];
  const stat = card?.stat ?? '';
  const value = stat ? (card?.value ?? null) : null;
  return { icon: SIGNS.get(id) ?? icon, colour, stat, value };
}

export function textOf(item: ContentItem | undefined): string[] {
  if (!item?.text) return [];
  return Array.isArray(item.text) ? item.text : [item.text];
}

/** An explanation of a card, Spell or Object. */
export function cardTip(content: Content, words: Words, id: string, kind: 'card' | 'spell' = 'card'): Tip {
  const card = cardOf(content, id);
  const sign = signOf(content, id);
  return {
    title: card?.name ?? words.name(`${kind}:${id}`),
    kind: kind === 'spell' ? words.format('talisman-board-kind-spell') : (card?.type ?? ''),
    icon: sign.icon,
    lines: textOf(card),
  };
}
