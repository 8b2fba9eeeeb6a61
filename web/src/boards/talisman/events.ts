// Events of the game: their signs in the log, how they are told, and which of them tell what a turn has brought.
import { names } from '../../lib/beats';
import type { Reading } from '../../lib/beats';
import { eventIcons } from '../../lib/dice';
import { reading } from '../../lib/reader';
import type { Event } from '../../lib/wire';
import { EVENTS } from './signs';

export const iconOf = eventIcons(EVENTS);

/** What the game leaves to the screen: two who face each other, and Spells as they are cast. */
const spell = ({ args }: Event): Reading => ({ kind: 'card', cards: names(args.spell) });
const TOLD: Record<string, (event: Event) => Reading> = {
  battle: ({ args }) => ({ kind: 'face', sides: [names(args.who), names(args.foe)] }),
  visited: ({ args }) => ({ kind: 'card', cards: names(args.card) }),
  'spell.cast': spell,
  'spell.cast.on': spell,
  'spell.cast.self': spell,
};
/** Dice that fall together. */
const TOGETHER: Record<string, string> = { attack: 'battle', enemy: 'battle', barrier: 'battle' };

export const read = reading(TOLD, TOGETHER);

/** What happened since the present turn began, without the dice: the walk and everything it led to. */
export function thisTurn(events: readonly Event[]): Event[] {
  const start = events.findLastIndex((event) => event.key === 'turn');
  return events.slice(start + 1).filter((event) => event.of === 'game');
}
