// What a person has in hand or looks at on this screen. None of it is the table's: the server never hears of it.
import type { TableRoom } from '../../lib/table.svelte';
import type { Option } from '../../lib/wire';
import { parse, shortlist } from './choices';
import type { Picked } from './choices';
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
  /** A die was tapped before its face was placed, so "which colour" is answered already. */
  wanted: string | null = null;

  pick(picked: Picked): void {
    const same = JSON.stringify(picked) === JSON.stringify(this.picked);
    this.picked = same ? null : picked;
    this.all = false;
  }

  /** A new question: hands are empty again. */
  clear(): void {
    this.picked = null;
    this.all = false;
  }

  /** Choose, remembering which of several equal faces was meant. */
  choose(option: string, choose: (option: string) => void): void {
    const held = this.picked;
    this.wanted = parse(option).verb === 'assign' && held && 'die' in held ? held.die.colour : null;
    choose(option);
  }
}
export const desk = new Desk();

/** The options as the dock lists them, so that numbers agree everywhere. */
export function listed(room: TableRoom): Option[] {
  return room.mine ? short(room.mine.options) : [];
}

export function short(options: Option[]): Option[] {
  return shortlist(options, desk.picked, desk.all);
}
