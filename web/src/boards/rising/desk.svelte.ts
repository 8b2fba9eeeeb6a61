// What a person has in hand or looks at on this screen. None of it is the table's: the server never hears of it.
import type { Option } from '../../lib/wire';
import { shortlist } from './choices';
import type { Picked } from './choices';
import type { BoardProps } from './props';
import type { LocationId } from './view';

class Desk {
  picked = $state.raw<Picked>(null);
  /** Every choice in the dock, however many. */
  all = $state(false);
  /** The tray shows what the signs mean, in place of dice. */
  key = $state(false);
  /** The Location opened by hand; null: where the active team is. */
  peek = $state<LocationId | null>(null);
  /** The panel of the carousel swiped to; null: where the active team is. */
  panel = $state<string | null>(null);
  /** The team shown below; null: the active one. */
  team = $state<number | null>(null);

  pick(picked: Picked): void {
    this.picked = picked === this.picked ? null : picked;
    this.all = false;
  }

  /** A new question: hands are empty again. */
  clear(): void {
    this.picked = null;
    this.all = false;
  }
}
export const desk = new Desk();

/** The options as the dock lists them, so that numbers agree everywhere. */
export function listed({ room, aside }: Pick<BoardProps, 'room' | 'aside'>): Option[] {
  return short(room.mine?.options ?? [], aside);
}

export function short(options: Option[], aside: BoardProps['aside']): Option[] {
  return shortlist(options, desk.picked, desk.all, aside?.covering);
}
