// What a game's folder gives the shell. The shell knows nothing else about any game.
import type { Component } from 'svelte';
import type { Content } from '../lib/api';
import type { TableRoom } from '../lib/table.svelte';
import type { Tip } from '../lib/tips.svelte';
import type { Event, Option, State } from '../lib/wire';
import type { Words } from '../lib/words';

/** Everything a board's pieces are given to draw with. */
export interface BoardProps {
  room: TableRoom;
  state: State;
  content: Content;
  words: Words;
  /** Narrow screens: everything the board itself cannot show lives in sheets. */
  compact: boolean;
  /** An option's key: what to choose, or to light up. */
  lit: string | null;
  light: (option: string | null) => void;
  choose: (option: string) => void;
}

export interface Sheet {
  id: string;
  icon: string;
  /** Message id of its name. */
  label: string;
  view: Component<BoardProps>;
  badge?: (state: State) => number;
}

export interface Board {
  /** Fills the space beside the rail (wide) or between seats and dock (narrow). */
  Stage: Component<BoardProps>;
  /** A few facts in a seat's row. */
  SeatFacts?: Component<BoardProps & { seat: number }>;
  /** After a player's name: the character played. */
  title?: (seat: number, props: BoardProps) => string;
  /** In the middle of the top bar, where there is room. */
  Strip?: Component<BoardProps>;
  /** Above the question in the dock: a battle's sums, a movement die. */
  Context?: Component<BoardProps>;
  /** All win or lose as one: nobody is ahead of anybody. */
  together?: boolean;
  /** False where dice have faces of their own: throws are then not drawn or counted as pips. */
  pips?: boolean;
  /** Whether the board or the context shows the dice itself just now. */
  showsDice?: (state: State) => boolean;
  /** The board as plain text. */
  Reader: Component<BoardProps>;
  /** Extra sheets of the narrow layout. */
  sheets: Sheet[];
  /** How long an event is on the move, in milliseconds. */
  timing: (event: Event) => number;
  /** An icon for a line of the log. */
  icon: (event: Event) => string;
  /** Whether an event is said above the question it led to: what was hoped for and did not come, for instance. */
  notice?: (event: Event) => boolean;
  /** Whether this event starts a chapter of the replay: normally a turn. */
  chapter: (event: Event) => boolean;
  /** "Round 9, turn 34": message id and arguments. */
  clock: (state: State) => { id: string; args: Record<string, number> } | null;
  /** Which options the dock lists now, and in which order; digits count these. The board must offer a way to the others. */
  shortlist?: (options: Option[]) => Option[];
  /** A second, smaller line of an option: what it leads to. */
  detail?: (option: string, target: string | null, props: BoardProps) => string;
  /** What an option is about, for its explanation. */
  tip?: (option: string, target: string | null, props: BoardProps) => Tip | null;
}

/** The options as the dock lists them and digits count them. */
export function listed(board: Board, options: Option[]): Option[] {
  return board.shortlist?.(options) ?? options;
}
