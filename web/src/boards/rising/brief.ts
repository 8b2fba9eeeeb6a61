// What a card does in few words, rendered from its effects: for cards too small for whole sentences. The sentences
// themselves come with the content, and stand in every explanation.
import type { Args, Words } from '../../lib/words';
import { COLOURS } from './view';
import type { Effect } from './view';

const AMONG: Record<string, number> = { all: 0, most: 1, fewest: 2 };

interface Company {
  affiliation?: string | null;
  family?: string | null;
  cards?: string[];
  other?: boolean;
  at_least?: number;
}

export class Brief {
  constructor(private readonly words: Words) {}

  private say(key: string, args: Args = {}): string {
    return this.words.say(`board.brief.${key}`, args);
  }

  /** A Wizard's ability, a line for each thing it does. Null: too unusual for few words. */
  ability(effect: Effect): string[] {
    switch (effect.kind) {
      case 'pool_die':
        return [this.pool(effect)];
      case 'reroll':
        return [this.say('reroll', { most: num(effect.most) })];
      case 'set_face': {
        const [trait, second] = list(effect.traits).map((name) => `trait:${name}`);
        return [
          second ? this.say('set-either', { trait: trait ?? '', second }) : this.say('set', { trait: trait ?? '' }),
        ];
      }
      case 'wound':
        return [this.say('wound', { amount: num(effect.damage) }), ...this.benefits(effect.effects)];
      case 'paid':
        return this.benefits(effect.effects);
      default:
        return [this.say('move')];
    }
  }

  benefits(effects: unknown): string[] {
    return (effects as Effect[]).map((effect) => this.benefit(effect));
  }

  private benefit(effect: Effect): string {
    const amount = num(effect.amount);
    switch (effect.kind) {
      case 'heal': {
        const wizards = num(effect.wizards);
        const many = wizards === 0 ? 'all' : wizards === 1 ? 'one' : 'several';
        return this.say(`heal-${String(effect.whose)}-${many}`, { amount, wizards });
      }
      case 'heal_each':
        return this.say('heal-each', { amount, more: num(effect.more), aff: aff(effect.affiliation) });
      case 'clean':
        return effect.more_at
          ? this.say('clean-more', { amount, more: num(effect.more), where: `loc:${String(effect.more_at)}` })
          : this.say('clean', { amount });
      case 'others_draw':
        return this.say('others-draw', { amount, least: num(effect.at_least), aff: aff(effect.affiliation) });
      case 'add_die':
        return this.say('add-die', { die: `die:${String(effect.colour)}` });
      default:
        return this.say(effect.kind, { amount });
    }
  }

  /** A Spell token, as the label under it. */
  token(effect: Effect): string {
    const amount = num(effect.amount);
    if (effect.kind === 'symbol') return this.say('symbol', { trait: `trait:${String(effect.trait)}` });
    if (effect.kind === 'heal') return this.say('token-heal', { amount, wizards: num(effect.wizards) });
    return this.benefit(effect);
  }

  private pool(effect: Effect): string {
    const colours = list(effect.colours);
    const dice = `die:${COLOURS.filter((colour) => colours.includes(colour)).join('_')}`;
    const needs = (effect.needs ?? null) as Company | null;
    if (!needs) return this.say('pool', { dice });
    const other = needs.other ? 1 : 0;
    const people = [
      ...(needs.family ? [`family:${needs.family}`] : []),
      ...(needs.cards ?? []).map((card) => `card:${card}`),
    ];
    if (needs.affiliation) return this.say('pool-aff', { dice, other, aff: aff(needs.affiliation) });
    const [company = '', second] = people;
    return second
      ? this.say('pool-either', { dice, other, company, second })
      : this.say('pool-one', { dice, other, company });
  }

  /** What a Death Eater does, or a corrupted Place. */
  villainy(effect: Effect): string {
    const amount = num(effect.amount);
    switch (effect.kind) {
      case 'damage':
        return this.damage(effect, amount);
      case 'corrupt': {
        const where = String(effect.where);
        if (where === 'here') return this.say('corrupt-here', { amount });
        return where === 'each_with_death_eater'
          ? this.say('corrupt-each', { amount })
          : this.say('corrupt-at', { amount, where: `loc:${where}` });
      }
      case 'lose_spell':
        return this.say(`lose-spell-${String(effect.who)}`, { amount });
      case 'harder':
        return this.say('harder', { amount, trait: `trait:${String(effect.trait)}` });
      default:
        return this.say(effect.kind, { amount });
    }
  }

  private damage(effect: Effect, amount: number): string {
    const among = AMONG[String(effect.among ?? 'all')] ?? 0;
    const where = String(effect.where ?? 'here');
    const whom = String(effect.whom).replace('_', '-');
    if (where !== 'here') return this.say(`damage-${whom}-at`, { amount, where: `loc:${where}` });
    if (!effect.affiliation) return this.say(`damage-${whom}`, { amount, among });
    return this.say(`damage-${whom}-aff`, { amount, among, aff: aff(effect.affiliation) });
  }

  /** What happens instead if there is nobody to hit. */
  otherwise(effect: Effect): string | null {
    const instead = effect.otherwise as Effect | null | undefined;
    return instead ? this.say('otherwise', { amount: num(instead.amount) }) : null;
  }
}

function num(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
function aff(value: unknown): string {
  return `board_aff:${String(value)}`;
}
