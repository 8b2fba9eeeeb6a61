// Which icon stands for what. Traits differ by outline, people by an emblem of their own; all of it is in `signs.json`.
import type { Event } from '../../lib/wire';
import signs from './signs.json';
import type { Colour } from './view';

export const {
  trait: TRAIT_ICON,
  location: LOCATION_ICON,
  dice: DIE_COLOUR,
  token: TOKEN_FACE,
  affiliation: AFFILIATION_COLOUR,
} = signs;

/** What has no sign of its own, as a card of somebody's own pack, gets that of its kind. */
function named(table: Record<string, string>, otherwise: string): (id: string | null) => string {
  return (id) => table[id ?? ''] ?? otherwise;
}
export const emblem = named(signs.emblem, 'wizard-face');
export const placeIcon = named(signs.place, 'broken-wall');
export const hqIcon = named(signs.hq, 'house');
export const spellIcon = named({ ...TRAIT_ICON, ...signs.spell }, 'magic-swirl');

/** The colour of a die a token brings, if it brings one. */
export function spellColour(spell: string): string | null {
  const colour = spell.endsWith('_die') ? spell.slice(0, -4) : '';
  return DIE_COLOUR[colour as Colour]?.face ?? null;
}

/** A line of the log: the emblem of whom it is about, or the sign of what happened. */
export function eventIcon(event: Event): string {
  if (event.thrown || event.key === 'rolled') return 'perspective-dice-six';
  if (event.key === 'villain') return emblem(idOf(event.args.card));
  const known = named(signs.event, '')(event.key);
  if (known) return known;
  if (event.key.startsWith('token')) return spellIcon(idOf(event.args.token).replace(/-/g, '_'));
  if (event.key.startsWith('pool') || event.key === 'discarded' || event.key === 'stopped')
    return 'perspective-dice-six';
  const card = idOf(event.args.card ?? event.args.target);
  return named(signs.emblem, 'polar-star')(card);
}

function idOf(arg: unknown): string {
  return typeof arg === 'string' ? (arg.split(':')[1] ?? '') : '';
}
