// Short names for what this game shows.
import type { rising } from '../../lib/wire';

export const TRAITS = ['knowledge', 'friendship', 'loyalty', 'courage'] as const;
export const COLOURS = ['blue', 'orange', 'red', 'purple'] as const;
export const LOCATIONS = ['ministry', 'diagon', 'hogsmeade'] as const;
export type Trait = (typeof TRAITS)[number];
export type Colour = (typeof COLOURS)[number];
export type LocationId = (typeof LOCATIONS)[number];
export type Affiliation = 'hogwarts' | 'order' | 'army';

/** Counts of dice name all four colours, which the generated type does not say. */
export type RisingView = rising.View & { dice: Record<'pool' | 'in_use' | 'copies', Record<Colour, number>> };

/** The name of a face as option keys have it: `courage2`. */
export function faceOf(die: rising.DieView): string {
  return `${die.trait}${die.symbols}`;
}

/** Who everything on the table is about: the player whose turn it is. */
export function activePlayer(view: RisingView): rising.PlayerView | undefined {
  return view.players[view.active];
}

export function ownerOf(view: RisingView, card: string): number | null {
  return view.players.find((player) => player.team.some((one) => one.id === card))?.seat ?? null;
}
