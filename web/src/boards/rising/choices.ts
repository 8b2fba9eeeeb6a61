// Options as things on the table. Each says what it is about: first the spot of the board it concerns, then the dice or
// the Spell token it is made with.
import type { Option, rising } from '../../lib/wire';

/** Taken up first, by name: a die (`die:blue_courage1`), a Spell token (`spell:exchange`), or a spot tapped (`card:luna`). */
export type Picked = string | null;
export type Covering = Record<string, rising.Covering>;

export function inHand(picked: Picked): boolean {
  return picked !== null && /^(die|spell):/.test(picked);
}

export function spotOf(option: Option): string | null {
  return option.about[0] ?? null;
}

/** What is done: the first word of the key. It chooses an icon or a short word, and sorts the short list. */
export function verbOf(option: Option): string {
  return option.key.split(':')[0] ?? '';
}

/** Whether a choice is made with what is in the hand, or at the spot tapped. */
export function fits(option: Option, picked: Picked): boolean {
  if (!picked) return true;
  return inHand(picked) ? verbOf(option) !== 'fill' && option.about.includes(picked) : spotOf(option) === picked;
}

/** More than digits can reach: what finishes nothing then waits until a die, a token or a card is taken up. */
export const FEW = 9;
const ALWAYS = new Set(['roll', 'stop']);

/** Made with one die or token that can be taken up first. */
function single(option: Option): boolean {
  const verb = verbOf(option);
  return ['assign', 'discard', 'set'].includes(verb) || (verb === 'token' && option.to !== '');
}

/** What the dock lists: everything while that is little, else whole moves first and the rest once something is taken up. */
export function shortlist(
  options: readonly Option[],
  picked: Picked,
  all: boolean,
  covering: Covering | undefined,
): Option[] {
  if (picked) {
    const mine = options.filter((option) => fits(option, picked));
    if (mine.length) return [...mine, ...options.filter((option) => ALWAYS.has(verbOf(option)))];
  }
  if (all || options.length <= FEW) return [...options];
  // The last die of a card is offered once: to complete it.
  const completed = new Set(options.filter((option) => verbOf(option) === 'complete').map(({ to }) => to));
  const again = (option: Option) => verbOf(option) === 'assign' && completed.has(option.to);
  const kept = options.filter((option) => !single(option) || (covering?.[option.key]?.ends && !again(option)));
  const idle = kept.every((option) => ALWAYS.has(verbOf(option)) || verbOf(option) === 'help');
  return idle ? [...options] : kept;
}

/** Everything a person could take up now: dice and tokens by name. */
export function takeable(options: readonly Option[]): Set<string> {
  return new Set(options.filter(single).flatMap(({ about }) => about.filter(inHand)));
}
