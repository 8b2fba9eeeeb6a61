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
