// A Battle's sum, line by line, as far as it is known by name. The numbers are the server's.
import type { Content } from '../../lib/api';
import type { talisman } from '../../lib/wire';
import type { Words } from '../../lib/words';
import { cardOf, STAT_ICON } from './things';

export interface Line {
  what: string;
  n: number;
  icon?: string;
}

const sum = (lines: readonly Line[]) => lines.reduce((total, line) => total + line.n, 0);

/** What a Character fights with: the dial, what adds to it for good, what adds to it now. */
function ofHero(hero: talisman.HeroView, stat: 'magic' | 'might', side: talisman.SideView, words: Words): Line[] {
  const is = hero[stat];
  if (!is) return [];
  const part = ({ source, n }: talisman.Part): Line => ({ what: words.name(source), n });
  return [
    {
      what: words.format('talisman-board-on-dial', { stat: words.format(`talisman-board-${stat}`) }),
      n: is.dial,
      icon: STAT_ICON[stat],
    },
    ...is.parts.map(part),
    ...side.bonuses.map(part),
  ];
}

/** Several Enemies that fight as one, each with its own number. */
function ofCards(side: talisman.SideView, content: Content, words: Words, stat: string): Line[] {
  return side.names.map((name) => ({
    what: words.name(name),
    n: cardOf(content, name.split(':')[1] ?? '')?.value ?? 0,
    icon: STAT_ICON[stat],
  }));
}

export function ledger(view: talisman.View, content: Content, words: Words, side: talisman.SideView): Line[] {
  const stat = view.battle?.stat === 'magic' ? 'magic' : 'might';
  const hero = view.heroes[side.seat];
  const named = hero
    ? ofHero(hero, stat, side, words)
    : side.names.length > 1
      ? ofCards(side, content, words, stat)
      : [];
  // Where the parts do not make the whole, the whole is shown: somebody is a Ferret, or a rule has changed the number.
  const lines =
    named.length && sum(named) === side.stat
      ? named
      : [{ what: words.format(`talisman-board-${stat}`), n: side.stat, icon: STAT_ICON[stat] }];
  return side.modifier ? [...lines, { what: words.format('talisman-board-modifier'), n: side.modifier }] : lines;
}
