// Events as lines of the log.
import { diceOf } from './dice';
import { FORMS, messageId } from './words';
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

/** What happened, as the player of seat `me` reads it; whoever shares the screen or only watches reads names. */
export function eventText(words: Words, event: Event, me: number | null): string {
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
    // Some dice are thrown for a question: no colon after its mark.
    return words.told(args.what ? `${id}-for` : id, args, me).replace('?:', '?');
  }
  if (event.of === 'table') return words.told(messageId(`table.event.${event.key}`), event.args, me);
  return words.say(own, event.args, me);
}

/** Those on one side, by name; me alone as "you". */
export function sideText(words: Words, side: readonly string[], me: number | null): string {
  if (side.join() !== `seat:${me}`) return words.list(side);
  const you = words.format('web-you');
  return you.slice(0, 1).toUpperCase() + you.slice(1);
}

/** What others did between my answer and a question just like it, in the same turn: else it looks as if nothing had happened. */
export function inBetween(events: readonly Event[], chapter: (event: Event) => boolean, me: number | null): Event[] {
  if (events.some(chapter)) return [];
  return events.filter((event) => event.of === 'game' && whose(event) !== null && whose(event) !== me);
}

export interface Run {
  text: string;
  /** The thing these words name, if they name one. */
  name?: string;
}

/** A part of a line, with the quotation marks around it and the stop behind it: they do not stand alone on another line. */
function quoted(line: string, from: number, length: number): { text: string; at: number } {
  const at = /[„“«]/.test(line.charAt(from - 1)) ? from - 1 : from;
  const end = from + length;
  const more = /^[”“»]?[.,;:!?]?/.exec(line.slice(end))?.[0].length ?? 0;
  return { text: line.slice(at, end + more), at };
}

/** A line cut where it names something that can be explained, in whatever form the name has there. */
export function namedIn(words: Words, event: Event, text: string, known: (name: string) => boolean): Run[] {
  const flat = (arg: Arg): string[] => (Array.isArray(arg) ? arg.flatMap(flat) : typeof arg === 'string' ? [arg] : []);
  const found = [...new Set(Object.values(event.args).flatMap(flat))]
    .filter((name) => /^[a-z_]+:[\w-]+$/.test(name) && !name.startsWith('seat:') && known(name))
    .flatMap((name) => {
      const forms = [...new Set(['', ...FORMS].map((form) => words.name(name, form)))];
      const said = forms
        .filter((form) => form.length > 1 && text.includes(form))
        .sort((a, b) => b.length - a.length)[0];
      return said ? [{ name, ...quoted(text, text.indexOf(said), said.length) }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const runs: Run[] = [];
  let done = 0;
  for (const one of found) {
    if (one.at < done) continue;
    if (one.at > done) runs.push({ text: text.slice(done, one.at) });
    runs.push({ text: one.text, name: one.name });
    done = one.at + one.text.length;
  }
  return done < text.length ? [...runs, { text: text.slice(done) }] : runs;
}
