// What the game shows (games/rising/view.py) and what never changes (its drawing), as this board reads them.
import type { Content, ContentItem } from '../../lib/api';

export const TRAITS = ['knowledge', 'friendship', 'loyalty', 'courage'] as const;
export const COLOURS = ['blue', 'orange', 'red', 'purple'] as const;
export const LOCATIONS = ['ministry', 'diagon', 'hogsmeade'] as const;
export type Trait = (typeof TRAITS)[number];
export type Colour = (typeof COLOURS)[number];
export type LocationId = (typeof LOCATIONS)[number];
export type Affiliation = 'hogwarts' | 'order' | 'army';

export interface DieView {
  /** Empty for a Spell token that stands in for a die. */
  colour: Colour | '';
  trait: Trait;
  symbols: number;
  token_of: number | null;
}
export interface CostView {
  cost: Trait[];
  need: Trait[];
  dice: DieView[];
  open: boolean;
  complete: boolean;
}
export interface CardView {
  id: string;
  kind: 'wizard' | 'death_eater';
  affiliation: Affiliation | null;
  damage: number;
  slots: number;
  cost: CostView | null;
  used: boolean;
  gives_die: boolean;
}
export interface LocationView {
  id: LocationId;
  places: string[];
  corruption: number;
  boxes: number;
  fallen: boolean;
  cards: (CardView | null)[];
  voldemort: boolean;
}
export interface PlayerView {
  seat: number;
  affiliation: Affiliation | null;
  hq: string | null;
  location: LocationId | null;
  team: CardView[];
  tokens: string[];
  pool: Colour[];
  abilities: CostView[];
}
export interface VoldemortView {
  figure: LocationId;
  revealed: boolean;
  damage: number;
  track: number;
  cap: number;
  cost: CostView;
  die: 'right' | 'left' | 'mark' | null;
  cards_above: number | null;
}
export interface DiceView {
  pool: Record<Colour, number>;
  rolled: DieView[];
  in_use: Record<Colour, number>;
  copies: Record<Colour, number>;
  rolls: number;
}
export interface DangerView {
  wizards: number;
  wizards_limit: number;
  smallest_team: number;
  smallest_team_of: number;
  places: number;
  places_limit: number;
  deepest: number;
  deepest_at: LocationId;
}
export interface RisingView {
  phase: 'setup' | 'travel' | 'roll' | 'final' | 'over';
  turns: number;
  first: number;
  active: number;
  locations: LocationView[];
  players: PlayerView[];
  voldemort: VoldemortView;
  dice: DiceView;
  corrupted: string[];
  penalties: string[];
  azkaban: string[];
  hospital: string[];
  deck: number;
  supply: number;
  discard: string[];
  danger: DangerView;
  hopeless: boolean;
  won: boolean;
  losses: string[];
}

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
