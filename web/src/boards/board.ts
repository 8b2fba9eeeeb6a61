// What a game's folder gives the shell. The shell knows nothing else about any game.
import type { Component } from 'svelte';
import type { Beat, Reading } from '../lib/beats';
import type { TableRoom } from '../lib/table.svelte';
import type { Tip } from '../lib/tips.svelte';
import type { Event, Option, State } from '../lib/wire';
import type { Words } from '../lib/words';

/** Everything a board's pieces are given to draw with. A game says what its view, its aside and its drawing are. */
export interface BoardProps<View = unknown, Aside = unknown, Drawing = unknown> {
  room: TableRoom;
  state: State;
  /** The table as this seat sees it. */
  view: View;
  /** What the game shows beside the question asked here and now. */
  aside: Aside;
  content: Drawing;
  words: Words;
  /** Narrow screens: everything the board itself cannot show lives in sheets. */
  compact: boolean;
  /** An option's key: what to choose, or to light up. */
  lit: string | null;
  light: (option: string | null) => void;
  choose: (option: string) => void;
}

export interface Sheet<P extends BoardProps = BoardProps> {
  id: string;
  icon: string;
  /** Message id of its name. */
  label: string;
  view: Component<P>;
  badge?: (props: P) => number;
}

export interface Board<P extends BoardProps = BoardProps> {
  /** Fills the space beside the rail (wide) or between seats and dock (narrow). */
  Stage: Component<P>;
  /** A few facts in a seat's row. */
  SeatFacts?: Component<P & { seat: number }>;
  /** The team of every seat, counted from 0; empty: everybody plays alone. */
  teams?: (props: P) => readonly number[];
  /** After a player's name: the character played. */
  title?: (seat: number, props: P) => string;
  /** Whose portrait stands in a seat's row: a person's id. */
  face?: (seat: number, props: P) => string;
  /** In the middle of the top bar, where there is room. */
  Strip?: Component<P>;
  /** Above the question in the dock: a battle's sums, a movement die. */
  Context?: Component<P>;
  /** All win or lose as one: nobody is ahead of anybody. */
  together?: boolean;
  /** Message id: what the figures count that stand beside the players at the end. */
  scored?: string;
  /** False where dice have faces of their own: throws are then not drawn or counted as pips. */
  pips?: boolean;
  /** Whether the board or the context shows the dice itself just now. */
  showsDice?: (props: P) => boolean;
  /** A side of a real die, where dice have faces of their own: "face:courage2" on "die:red". */
  RealFace?: Component<{ kind: string; face: string }>;
  /** The board as plain text. */
  Reader: Component<P>;
  /** Extra sheets of the narrow layout. */
  sheets: Sheet<P>[];
  /** How an event is told: what of it is shown, and with what. */
  read: (event: Event) => Reading;
  /** A card's face by its name ("card:dementor"). */
  Face?: Component<P & { name: string }>;
  /** Dice as they fall, where they have faces of their own; these are not to be known for so many milliseconds. */
  Dice?: Component<P & { beat: Beat; ms: number }>;
  /** An icon for a line of the log. */
  icon: (event: Event) => string;
  /** Whether an event is said above the question it led to: what was hoped for and did not come, for instance. */
  notice?: (event: Event) => boolean;
  /** Whether this event starts a chapter of the replay: normally a turn. */
  chapter: (event: Event) => boolean;
  /** "Round 9, turn 34": message id and arguments. */
  clock: (props: P) => { id: string; args: Record<string, number> } | null;
  /** Which options the dock lists now, and in which order; digits count these. The board must offer a way to the others. */
  shortlist?: (options: Option[], aside: P['aside']) => Option[];
  /** Options outside that list can be found by typing. */
  findable?: boolean;
  /** A second, smaller line of an option: what it leads to. */
  detail?: (option: Option, props: P) => string;
  /** A thing by its name ("card:dementor"), explained: what an option is about, or what a line of the log names. */
  tip?: (name: string, props: P, option?: Option) => Tip | null;
}

/** A game's board as the shell holds it: the shell hands on what the game sent, and does not look into it. */
export function boardOf<P extends BoardProps>(board: Board<P>): Board {
  return board as unknown as Board;
}

/** The options as the dock lists them and digits count them. */
export function listed(board: Board, options: Option[], aside: unknown): Option[] {
  return board.shortlist?.(options, aside) ?? options;
}
