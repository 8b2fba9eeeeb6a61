// What never changes in this game (its drawing), and short names for what it shows.
import type { Content, ContentItem } from '../../lib/api';
import type { rising } from '../../lib/wire';

export const TRAITS = ['knowledge', 'friendship', 'loyalty', 'courage'] as const;
export const COLOURS = ['blue', 'orange', 'red', 'purple'] as const;
export const LOCATIONS = ['ministry', 'diagon', 'hogsmeade'] as const;
export type Trait = (typeof TRAITS)[number];
export type Colour = (typeof COLOURS)[number];
export type LocationId = (typeof LOCATIONS)[number];
export type Affiliation = 'hogwarts' | 'order' | 'army';

export type CardView = rising.CardView;
export type CostView = rising.CostView;
export type DieView = rising.DieView;
export type LocationView = rising.LocationView;
export type PlayerView = rising.PlayerView;
export type VoldemortView = rising.VoldemortView;
/** Counts of dice name all four colours, which the generated type does not say. */
export type RisingView = rising.View & { dice: Record<'pool' | 'in_use' | 'copies', Record<Colour, number>> };

/** An effect of the content files: its kind and whatever that kind has. */
export type Effect = { kind: string } & Record<string, unknown>;

export interface WizardCard extends ContentItem {
  affiliation: Affiliation;
  ability: Effect;
  start?: boolean;
  slots: number;
  cost: Partial<Record<Trait, number>>;
}
export interface VillainCard extends ContentItem {
  regular: Effect;
  special?: Effect | null;
  cost: Partial<Record<Trait, number>>;
  slots: number;
}
export interface PlaceCard extends ContentItem {
  location: LocationId;
  penalty: Effect;
}
export interface HqCard extends ContentItem {
  affiliation: Affiliation;
  pool: Colour[];
  abilities: { cost: Partial<Record<Trait, number>>; effects: Effect[] }[];
}
export interface SpellToken extends ContentItem {
  effect: Effect;
  copies: number;
}

/** A thing of the box by kind and id; undefined while the content has not come, or for a pack this screen does not know. */
export function find<T extends ContentItem>(content: Content, kind: string, id: string): T | undefined {
  return content[kind]?.[id] as T | undefined;
}

export function lines(item: ContentItem | undefined): string[] {
  if (!item?.text) return [];
  return Array.isArray(item.text) ? item.text : [item.text];
}

/** The name of a face as option keys have it: `courage2`. */
export function faceOf(die: DieView): string {
  return `${die.trait}${die.symbols}`;
}

/** Who everything on the table is about: the player whose turn it is. */
export function activePlayer(view: RisingView): PlayerView | undefined {
  return view.players[view.active];
}

export function ownerOf(view: RisingView, card: string): number | null {
  return view.players.find((player) => player.team.some((one) => one.id === card))?.seat ?? null;
}
