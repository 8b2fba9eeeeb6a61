// What can be chosen at a spot of the board now, with the same keys and numbers as in the dock.
import { lighting } from '../../lib/lighting';
import { tips } from '../../lib/tips.svelte';
import type { Tip } from '../../lib/tips.svelte';
import type { Option, rising } from '../../lib/wire';
import type { Words } from '../../lib/words';
import { FEW, fits, inHand, spotOf, verbOf } from './choices';
import { desk, listed } from './desk.svelte';
import type { BoardProps } from './props';

export interface Offer {
  key: string;
  verb: string;
  option: Option;
  /** What it covers, if it covers anything. */
  covering: rising.Covering | undefined;
  /** Its digit; 0 where it has none. */
  n: number;
}

export function offersAt(props: BoardProps, spot: string): Offer[] {
  const numbers = listed(props);
  return (props.room.mine?.options ?? [])
    .filter((option) => spotOf(option) === spot && (!inHand(desk.picked) || fits(option, desk.picked)))
    .map((option) => ({
      key: option.key,
      verb: verbOf(option),
      option,
      covering: props.aside?.covering[option.key],
      n: digit(numbers.indexOf(option) + 1),
    }));
}

/** Numbers beyond nine are no keys. */
const digit = (n: number) => (n < 10 ? n : 0);

/** Which of a spot's choices are spelled out there. With many about, only those the dock lists, or those of the spot tapped. */
export function spelled({ room }: BoardProps, spot: string, offers: readonly Offer[]): Offer[] {
  const picked = desk.picked;
  if (picked && !inHand(picked)) return picked === spot ? [...offers] : [];
  if (picked || offers.length === 1 || (room.mine?.options.length ?? 0) <= FEW) return [...offers];
  return offers.filter((offer) => offer.verb === 'fill');
}

/** How many choices are about something: for badges on what is folded away. */
export function offersAmong({ room }: BoardProps, about: (name: string) => boolean): number {
  return (room.mine?.options ?? []).filter((option) => option.about.some(about)).length;
}

/** What a tap on the whole card means: the only choice there, or placing everything that fits. */
export function plain(offers: readonly Offer[]): Offer | null {
  if (offers.length === 1) return offers[0] ?? null;
  return offers.find((offer) => offer.verb === 'fill') ?? null;
}

/** Spread onto the button of a spot: a tap makes the plain choice, takes the spot up where there are several, or explains it. */
export function tapping(props: BoardProps, spot: string, offers: readonly Offer[], tip: () => Tip) {
  const tap = plain(offers);
  return {
    ...lighting(props, tap?.key),
    onclick: ({ currentTarget }: Event) => {
      if (tap) props.choose(tap.key);
      else if (offers.length) desk.pick(spot);
      else tips.open(currentTarget as Element, tip);
    },
  };
}

const SHORT = new Set(['start', 'heal', 'hit', 'use', 'give', 'take']);

/** A choice in the few words of a pill. */
export function pill(words: Words, { option, verb, covering }: Offer): string {
  if (covering?.ends) return words.say(`board.will-${covering.ends}`);
  const [first] = covering?.left ?? [];
  if (covering && first)
    return covering.left.length > 1
      ? words.say('board.will-more', { count: covering.left.length })
      : words.say('board.will-one', { trait: `trait:${first}` });
  if (verb === 'token' && option.to) return words.say(option.to.startsWith('loc:') ? 'board.cleanse' : 'board.heal');
  return words.say(`board.${SHORT.has(verb) ? verb : 'go'}`);
}

/** A choice in full, as the dock says it. */
export function full(words: Words, { option }: Offer): string {
  return words.say(option.label.key, option.label.args);
}

/** By how much a choice would change a figure of what it is about. */
export function change(offer: Offer | null | undefined, figure: 'damage' | 'corruption'): number {
  const found = offer?.option.outlook?.changes.find(({ label }) => label.key === `change.${figure}`);
  return found ? found.after - found.before : 0;
}
