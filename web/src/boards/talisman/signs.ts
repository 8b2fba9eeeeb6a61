// A sign for every card, Spell and Character we know; a content pack's own get the sign of their kind.
import signs from './signs.json';

export const SIGNS = new Map<string, string>(
  Object.entries(signs.cards).flatMap(([icon, ids]) => ids.map((id) => [id, icon] as const)),
);
export const KINDS: Record<string, { icon: string; colour: string }> = signs.kinds;
export const DECKS = signs.decks;
/** By the first part of an event's key. */
export const EVENTS: Record<string, string> = signs.events;
