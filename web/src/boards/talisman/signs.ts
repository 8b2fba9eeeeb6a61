// A sign for every card, Spell and Character we know; a content pack's own get the sign of their kind.
import groups from './signs.json';

export const SIGNS = new Map<string, string>(
  Object.entries(groups).flatMap(([icon, ids]) => ids.map((id) => [id, icon] as const)),
);
