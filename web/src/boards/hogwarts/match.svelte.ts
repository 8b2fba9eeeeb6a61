// The game of Quidditch inside the House Cup, drawn with the pitch of its own board; fetched when the first match begins.
import type { Option } from '../../lib/wire';
import type { Board, BoardProps as AnyProps } from '../board';
import { BOARDS } from '../registry';
import type { BoardProps } from './props';

class Pitch {
  board = $state.raw<Board | null>(null);
  #asked = false;

  need(): void {
    if (this.#asked) return;
    this.#asked = true;
    void BOARDS.quidditch?.board().then((loaded) => (this.board = loaded.board));
  }
}
export const pitch = new Pitch();

/** What the pitch is given: the match as its game, everything else as it is at this table. */
export function matchProps(props: BoardProps): AnyProps | null {
  const { view, content, words } = props;
  if (!view.match) return null;
  return { ...props, view: view.match, content: content.match, words: words.with(['quidditch'], words.players) };
}

/** What the dock lists of a match; null: this is no question of a match. */
export function matchList(options: Option[], aside: BoardProps['aside']): Option[] | null {
  const playing =
    aside && aside.reaches.length + aside.shots.length + aside.flights.length + aside.race.length + aside.dodges.length;
  const placing = options.every(({ about }) => about[0]?.startsWith('spot:'));
  return playing || placing ? (pitch.board?.shortlist?.(options, aside) ?? options) : null;
}
