// What a person has in hand on this screen. None of it is the table's: the server never hears of it.
import type { Mode } from './choices';

class Desk {
  /** The own piece that is to act. */
  piece = $state('');
  mode = $state<Mode>('fly');
  /** The pitch is there to be pressed: not while its text is read. */
  shown = $state(false);
  /** Spaces picked for a line-up that needs two. */
  picks = $state.raw<string[]>([]);
  /** Steps still to be made on the way chosen, once the question they follow is answered. */
  plan = $state.raw<{ after: number; steps: string[]; made: number }>({ after: -1, steps: [], made: 0 });

  /** The flight just made: how many steps, and the question it led to. Taken back as one. */
  flown = $state.raw({ steps: 0, question: -1 });
  /** Steps still to be taken back, once the question is another. */
  back = $state.raw({ steps: 0, after: -1 });

  take(piece: string, mode: Mode = 'fly'): void {
    this.piece = piece;
    this.mode = mode;
  }
}
export const desk = new Desk();
