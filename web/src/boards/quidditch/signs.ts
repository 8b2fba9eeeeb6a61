// Signs of roles, houses and events, and how long events move.
import { diceOf } from '../../lib/dice';
import { reading } from '../../lib/reader';
import type { Event } from '../../lib/wire';

export const ROLE_ICON: Record<string, string> = {
  keeper: 'shield',
  beater: 'baseball-bat',
  chaser: 'magic-broom',
  seeker: 'eye-target',
};

/** The number of a piece among its kind, as its name has it; a Keeper is alone. */
export const numberOf = (name: string): string => /\d+$/.exec(name)?.[0] ?? '';

/** A house's two colours, dark and light: always beside its name. */
export const HOUSE: Record<string, { dark: string; light: string }> = {
  gryffindor: { dark: '#7a1f1d', light: '#e0b04a' },
  hufflepuff: { dark: '#3a2a10', light: '#ecc44c' },
  ravenclaw: { dark: '#1e3a72', light: '#c79a62' },
  slytherin: { dark: '#1d5535', light: '#c9d2d3' },
};

const ICON: Record<string, string> = {
  house: 'laurels',
  lineup: 'three-friends',
  turn: 'polar-star',
  actions: 'polar-star',
  moved: 'magic-broom',
  stole: 'return-arrow',
  saved: 'shield',
  keeper: 'shield',
  goal: 'trophy-cup',
  card: 'card-draw',
  drew: 'card-draw',
  played: 'card-draw',
  hurls: 'baseball-bat',
  flew: 'baseball-bat',
  rests: 'baseball-bat',
  attacked: 'wind-slap',
  dodged: 'wind-slap',
  out: 'wind-slap',
  round: 'laurels',
  race: 'eye-target',
  flies: 'eye-target',
  back: 'eye-target',
  snitch: 'trophy-cup',
  points: 'laurels',
};
/** Events of a match all begin with `match`. */
const what = (event: Event) => event.key.split('.')[1] ?? '';

export const iconOf = (event: Event): string =>
  diceOf(event) ? 'perspective-dice-six' : (ICON[what(event)] ?? 'polar-star');

export const read = reading();

const SAID = new Set(['goal', 'saved', 'dodged', 'out', 'rests', 'round', 'slowed', 'back']);
/** What a shot, a Bludger or a card came to. */
export const noticed = (event: Event): boolean => event.key.startsWith('match.') && SAID.has(what(event));
