// A card for drawing: its words, its state, and what the choice at hand would do to it.
import type { Content } from './props';
import { lines } from '../../lib/blocks';
import type { Tip } from '../../lib/tips.svelte';
import type { Words } from '../../lib/words';
import { emblem } from './signs';
import type { rising } from '../../lib/wire';
import type { Trait } from './view';

export interface Line {
  /** `here`: while Voldemort is at its Location; `mark`: on the Dark Mark; empty: the Wizard's ability. */
  when: '' | 'here' | 'mark';
  text: string;
  /** What happens instead if there is nobody to hit. */
  also?: string;
}

export function cardLines(card: rising.CardView, content: Content): Line[] {
  if (card.kind === 'wizard') return (content.wizards[card.id]?.short ?? []).map((text) => ({ when: '', text }));
  return (content.death_eaters[card.id] ?? []).map(({ when, short, otherwise }) => ({
    when,
    text: short,
    also: otherwise || undefined,
  }));
}

/** The cost of a Wizard's paid ability, shown before its words while the Wizard is still to be recruited. */
export function price(card: rising.CardView, content: Content): Trait[] {
  return symbols(content.wizards[card.id]?.price ?? {});
}

export function symbols(cost: Partial<Record<Trait, number>>): Trait[] {
  return Object.entries(cost).flatMap(([trait, count]) => Array.from({ length: count ?? 0 }, () => trait as Trait));
}

export interface Status {
  kind: 'complete' | 'nearly' | 'some' | 'none';
  text: string;
}

export function statusOf(cost: rising.CostView | null, role: 'recruit' | 'harm' | 'act', words: Words): Status | null {
  if (!cost) return null;
  if (cost.complete) return { kind: 'complete', text: words.say(`board.complete-${role}`) };
  if (!cost.dice.length) return null;
  if (cost.need.length === 1)
    return { kind: 'nearly', text: words.say('board.needs-one', { trait: `trait:${cost.need[0]}` }) };
  return {
    kind: 'some',
    text: words.say('board.progress', { done: cost.sockets.filter(({ by }) => by).length, of: cost.sockets.length }),
  };
}

export function cardKind(card: rising.CardView, words: Words): string {
  if (card.kind === 'death_eater') return words.say('board.death-eater');
  return `${words.say('board.wizard')}${card.affiliation ? ` · ${words.say(`board.aff-${card.affiliation}`)}` : ''}`;
}

/** What a card does, in whole sentences. */
export function sentences(id: string, content: Content, words: Words): string[] {
  const whole = content.wizards[id] ?? content.voldemort[id];
  if (whole) return lines(whole.blocks);
  return (content.death_eaters[id] ?? []).flatMap(({ when, blocks }) =>
    lines(blocks).map((text) => words.say('board.when', { when: words.say(`board.when-${when}`), text })),
  );
}

export function cardTip(card: rising.CardView, content: Content, words: Words): Tip {
  const cost = card.cost ? [words.say('board.cost', { cost: card.cost.cost.map((trait) => `trait:${trait}`) })] : [];
  const still =
    card.cost?.dice.length && card.cost.need.length
      ? [words.say('board.still', { need: card.cost.need.map((trait) => `trait:${trait}`) })]
      : [];
  return {
    title: words.name(`card:${card.id}`),
    kind: cardKind(card, words),
    icon: emblem(card.id),
    face: card.id,
    lines: [
      ...sentences(card.id, content, words),
      ...cost,
      ...still,
      words.say('board.damage', { count: card.damage, of: card.slots }),
    ],
  };
}
