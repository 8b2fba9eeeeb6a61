// Options as things on the table. Keys are stable (`assign:greyback:courage1`); each is about one spot of the board,
// and some about a die or a Spell token that a person takes up first.
import type { Option } from '../../lib/wire';
import { LOCATIONS } from './view';

/** A die or a Spell token in the hand, or a spot tapped first: what the next choice is made with. */
export type Picked = { die: { colour: string; face: string } } | { token: string } | { spot: string } | null;

export interface Choice {
  key: string;
  verb: string;
  /** Where on the board: `card:luna`, `hq:1`, `loc:diagon`, `die:blue`, `die:blue_courage1`, `token:exchange`. */
  spot: string | null;
  face?: string;
  colour?: string;
  token?: string;
}

const ON_CARDS = new Set(['use', 'heal', 'hit', 'start', 'give', 'take', 'fill']);

function cardSpot(card: string): string {
  return /^hq[12]$/.test(card) ? `hq:${card.slice(2)}` : `card:${card}`;
}

export function parse(key: string): Choice {
  const [verb = '', what = '', more = ''] = key.split(':');
  if (verb === 'assign') return { key, verb, spot: cardSpot(what), face: more };
  if (ON_CARDS.has(verb)) return { key, verb, spot: cardSpot(what) };
  if (verb === 'travel' || verb === 'move') return { key, verb, spot: `loc:${what}` };
  if (verb === 'redeploy' || verb === 'discard' || verb === 'die')
    return { key, verb, spot: `die:${what}`, colour: what };
  if ((verb === 'pick' || verb === 'set') && what !== 'all') {
    const [colour, face] = what.split('_');
    return { key, verb, spot: `die:${what}`, colour, face };
  }
  if (verb === 'token') {
    const place = (LOCATIONS as readonly string[]).includes(more);
    return { key, verb, spot: more ? (place ? `loc:${more}` : cardSpot(more)) : `token:${what}`, token: what };
  }
  return { key, verb, spot: null };
}

/** Whether a choice is made with what is in the hand. */
export function fits(choice: Choice, picked: Picked): boolean {
  if (!picked) return true;
  if ('token' in picked) return choice.token === picked.token;
  if ('spot' in picked) return choice.spot === picked.spot;
  const { colour, face } = picked.die;
  if (choice.verb === 'assign') return choice.face === face;
  if (choice.verb === 'pick' || choice.verb === 'set') return choice.colour === colour && choice.face === face;
  return choice.colour === colour;
}

/** More than digits can reach: what finishes nothing then waits until a die, a token or a card is taken up. */
export const FEW = 9;
const ALWAYS = new Set(['roll', 'stop']);
const FINISHED = new Set(['recruit', 'harm', 'act']);

function waits({ verb, spot }: Choice, option: Option): boolean {
  if (verb === 'set' || verb === 'discard') return true;
  if (verb === 'assign' || (verb === 'token' && !spot?.startsWith('token:'))) return !FINISHED.has(outcomeOf(option));
  return false;
}

/** What the dock lists: everything while that is little, else whole moves first and the rest once something is taken up. */
export function shortlist(options: readonly Option[], picked: Picked, all: boolean): Option[] {
  const choices = options.map((option) => ({ option, choice: parse(option.key) }));
  if (picked) {
    const mine = choices.filter(({ choice }) => fits(choice, picked));
    if (mine.length)
      return [...mine, ...choices.filter(({ choice }) => ALWAYS.has(choice.verb))].map(({ option }) => option);
  }
  if (all || options.length <= FEW) return [...options];
  const kept = choices.filter(({ option, choice }) => !waits(choice, option));
  const idle = kept.every(({ choice }) => ALWAYS.has(choice.verb) || choice.verb === 'help');
  return (idle ? choices : kept).map(({ option }) => option);
}

/** Everything a person could take up now: dice by colour and face, tokens by kind. */
export function takeable(options: readonly Option[]): {
  faces: Set<string>;
  colours: Set<string>;
  dice: Set<string>;
  tokens: Set<string>;
} {
  const found = {
    faces: new Set<string>(),
    colours: new Set<string>(),
    dice: new Set<string>(),
    tokens: new Set<string>(),
  };
  for (const { verb, face, colour, token, spot } of options.map((option) => parse(option.key))) {
    if (verb === 'assign' && face) found.faces.add(face);
    if (verb === 'discard' && colour) found.colours.add(colour);
    if (verb === 'set' && face) found.dice.add(`${colour}_${face}`);
    if (token && spot && !spot.startsWith('token:')) found.tokens.add(token);
  }
  return found;
}

/** How an option that covers symbols ends, from its words' key: `recruit`, `harm`, `act`, `one`, `more`. */
export function outcomeOf(option: Option): string {
  return /^option\.(?:assign|fill|token)\.(\w+)$/.exec(option.label.key)?.[1] ?? '';
}
