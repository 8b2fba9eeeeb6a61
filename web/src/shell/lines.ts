// The lines of the dock: which options stand there, and the number each is reached by.
import type { Option } from '../lib/wire';

export interface Line extends Option {
  /** Its place in the list as digits count it; 0 where it stands outside. */
  n: number;
  text: string;
}

/**
 * What is listed, narrowed to what somebody types. A hinted option is always there: asked for, it must be seen,
 * even where the board keeps it out of its short list.
 */
export function dockLines(
  options: Option[],
  listed: Option[],
  say: (option: Option) => string,
  typed: string,
  hinted: string | null,
): Line[] {
  const wanted = typed.trim().toLowerCase();
  const found = listed.filter((option) => option.key === hinted || say(option).toLowerCase().includes(wanted));
  const beyond = options.filter((option) => option.key === hinted && !listed.includes(option));
  return [...found, ...beyond].map((option) => ({ ...option, n: listed.indexOf(option) + 1, text: say(option) }));
}

/** Letters of a label that fit into a line where two options share a row (see tests/test_phone.py). */
const HALF_ROW = 18;

/** Whether a label beside another would take more than two lines: then it has a row of its own. */
export function tall(text: string): boolean {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    if (used && used + 1 + word.length > HALF_ROW) {
      lines += 1;
      used = word.length;
    } else used += word.length + (used ? 1 : 0);
  }
  return lines > 2;
}
