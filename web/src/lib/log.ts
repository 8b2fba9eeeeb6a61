// Events as lines of the log.
import { diceOf } from './dice';
import { messageId } from './words';
import type { Arg, Words } from './words';
import type { Event } from './wire';

/** The seat an event is about, if it names one. */
export function whose(event: Event): number | null {
  const who = event.args.who ?? event.args.seat ?? Object.values(event.args)[0];
  return typeof who === 'string' && /^seat:\d+$/.test(who) ? Number(who.slice(5)) : null;
}

export function touches(event: Event, seat: number): boolean {
  const name = `seat:${seat}`;
  const holds = (value: Arg): boolean => (Array.isArray(value) ? value.some(holds) : value === name);
  return Object.values(event.args).some(holds);
}

export function eventText(words: Words, event: Event): string {
  const one = diceOf(event);
  const own = `event.${event.key}`;
  if (one && !words.knows(own)) {
    const purpose = `prompt.chance.${one.label}`;
    const args = {
      faces: one.faces,
      who: one.seat === null ? '' : `seat:${one.seat}`,
      what: words.knows(purpose) ? words.say(purpose) : '',
    };
    const id = one.seat === null ? 'web-dice-nobody' : 'web-dice';
    return words.format(args.what ? `${id}-for` : id, args);
  }
  if (event.of === 'table') return words.format(messageId(`table.event.${event.key}`), event.args);
  return words.say(own, event.args);
}
