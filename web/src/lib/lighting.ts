// What every piece of a board that stands for a choice has in common: the dock's key, its light, one stop for arrow keys.
interface Lights {
  light: (option: string | null) => void;
}

/** Spread onto an element; without a key it is only a stop. */
export function lighting({ light }: Lights, key: string | null | undefined) {
  const on = () => key && light(key);
  const off = () => key && light(null);
  return {
    'data-option': key ?? undefined,
    'data-stop': '',
    tabindex: -1,
    onpointerenter: on,
    onpointerleave: off,
    onfocus: on,
    onblur: off,
  };
}

interface Offers extends Lights {
  choose: (option: string) => void;
}

/** Spread onto a button that stands for a choice where there is one, and else does something of its own: it explains itself, for
 * instance. */
export function choosing(
  { light, choose }: Offers,
  option: { key: string } | null | undefined,
  otherwise: (by: Element) => void,
) {
  return {
    'data-option': option?.key,
    onclick: ({ currentTarget }: Event) => (option ? choose(option.key) : otherwise(currentTarget as Element)),
    onpointerenter: () => option && light(option.key),
    onpointerleave: () => option && light(null),
  };
}

/** Spread onto a thing beside the board: with an option it is a button (`this={option ? 'button' : 'span'}`), else it only lies there. */
export function offered({ light, choose }: Offers, option: { key: string } | undefined) {
  if (!option) return {};
  return {
    type: 'button' as const,
    'data-option': option.key,
    onclick: () => choose(option.key),
    onpointerenter: () => light(option.key),
    onpointerleave: () => light(null),
  };
}
