// What can be chosen at a spot of the board now, with the same keys and numbers as in the dock.
import type { TableRoom } from '../../lib/table.svelte';
import type { Option } from '../../lib/wire';
import type { Words } from '../../lib/words';
import { FEW, fits, outcomeOf, parse } from './choices';
import type { Choice, Picked } from './choices';
import { desk, listed } from './desk.svelte';

export interface Offer extends Choice {
  option: Option;
  /** Its digit; 0 where it has none. */
  n: number;
}

export function offersAt(room: TableRoom, spot: string): Offer[] {
  const asked = room.mine;
  if (!asked) return [];
  const numbers = listed(room);
  return asked.options
    .map((option) => ({ ...parse(option.key), option }))
    .filter((choice) => choice.spot === spot && (tapped(desk.picked) || fits(choice, desk.picked)))
    .map((choice) => ({ ...choice, n: numbers.indexOf(choice.option) + 1 }));
}

/** A spot was tapped: the others stay in sight. */
function tapped(picked: Picked): boolean {
  return picked !== null && 'spot' in picked;
}

/** Which of a spot's choices are spelled out there. With many about, only those the dock lists, or those of the spot tapped. */
export function spelled(room: TableRoom, spot: string, offers: readonly Offer[]): Offer[] {
  const picked = desk.picked;
  if (picked && 'spot' in picked) return picked.spot === spot ? [...offers] : [];
  if (picked || offers.length === 1 || (room.mine?.options.length ?? 0) <= FEW) return [...offers];
  return offers.filter((offer) => offer.verb === 'fill');
}

/** How many choices lie at spots of a kind: for badges on what is folded away. */
export function offersAmong(options: readonly Option[], at: (choice: Choice) => boolean): number {
  return options.filter((option) => at(parse(option.key))).length;
}

/** What a tap on the whole card means: the only choice there, or placing everything that fits. */
export function plain(offers: readonly Offer[]): Offer | null {
  if (offers.length === 1) return offers[0] ?? null;
  return offers.find((offer) => offer.verb === 'fill') ?? null;
}

/** A choice in the few words of a pill. */
export function pill(words: Words, offer: Offer): string {
  const { args } = offer.option.label;
  switch (outcomeOf(offer.option)) {
    case 'recruit':
      return words.say('board.will-recruit');
    case 'harm':
      return words.say('board.will-harm');
    case 'act':
      return words.say('board.will-act');
    case 'one':
      return Number(args.left) > 1
        ? words.say('board.will-more', { count: Number(args.left) })
        : words.say('board.will-one', { trait: String(args.trait) });
    case 'more':
      return words.say('board.will-more', { count: Array.isArray(args.missing) ? args.missing.length : 0 });
    case 'heal':
      return words.say('board.heal');
    case 'cleanse':
      return words.say('board.cleanse');
  }
  const known = ['start', 'heal', 'hit', 'use', 'give', 'take'].includes(offer.verb) ? offer.verb : 'go';
  return words.say(`board.${known}`);
}

/** A choice in full, as the dock says it. */
export function full(words: Words, offer: Offer): string {
  return words.say(offer.option.label.key, offer.option.label.args);
}
