// Words: the browser's twin of src/hallows/words.py, over the same .ftl files.
//
// A message that takes $card also gets the name's grammatical forms as $card_acc, $card_gender and so on,
// each falling back to the plain name where the language gives no such form. A list has every form too, each item its
// own, and says a thing that comes several times once, with its count.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';

export type Arg = number | string | Arg[];
export type Args = Record<string, Arg>;

export const LANGUAGES = ['en', 'pl', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export const FORMS = ['gen', 'dat', 'acc', 'ins', 'loc', 'art', 'di', 'a', 'in', 'gender'] as const;
/** A message that tells of the reader in one of these arguments may say so in an attribute: "you" instead of the name. */
const MINE = [
  ['who', 'own'],
  ['whom', 'whom'],
  ['foe', 'foe'],
] as const;
/** What sets the items of a list apart by semicolons: a comma or an "and" of their own. */
const APART = { en: [',', ' and '], pl: [',', ' i '], it: [',', ' e '] } as const;

/** Little words that grow a letter before a sound like their own, and what they become (the same in words.py). */
const grows = (little: string, sound: string, more: string) =>
  [new RegExp(`(^|\\P{L})(${little}) (?=${sound})`, 'giu'), `$1$2${more} `] as const;
const EUPHONY = {
  en: [],
  pl: [
    grows('z', '(?:sz|s(?!z)|[zśźż])[bcćdfghjklłmnńprstwzźż]|w[sśzźż]', 'e'),
    grows('w', '[wf][bcćdfghjklłmnńprstzźż]', 'e'),
  ],
  it: [grows('a', 'a', 'd'), grows('e', 'e', 'd')],
} as const;

export function messageId(key: string, game = ''): string {
  const name = key.replace(/[.:_]/g, '-');
  return game ? `${game}-${name}` : name;
}

/** The words of one language for one game, with the players' names. */
export class Words {
  readonly missing = new Set<string>();

  constructor(
    readonly lang: Language,
    private readonly bundle: FluentBundle,
    readonly game = '',
    readonly players: readonly string[] = [],
    /** Further name spaces: a game inside a game brings its words along. */
    private readonly further: readonly string[] = [],
  ) {}

  with([game = '', ...further]: readonly string[], players: readonly string[]): Words {
    return new Words(this.lang, this.bundle, game, players, further);
  }

  /** The id of a message of this game by its key, in the first of its name spaces that has it. */
  find(key: string): string {
    const own = messageId(key, this.game);
    if (this.has(own)) return own;
    return this.further.map((space) => messageId(key, space)).find((id) => this.has(id)) ?? own;
  }

  /** Whether there are words for a key. */
  knows(key: string): boolean {
    return this.has(this.find(key));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message by its full id, with names looked up. A missing one shows its id: ugly, but never a blank. */
  format(id: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return this.miss(id);
    return this.render(id, pattern, this.expand(args));
  }

  /** A message by its full id as the player of a seat reads it: where it tells of that player it may have words for it. */
  told(id: string, args: Args, me: number | null): string {
    const seat = `seat:${me}`;
    const [, variant = ''] = MINE.find(([arg]) => [args[arg]].flat().join() === seat) ?? [];
    const own = this.bundle.getMessage(id)?.attributes[variant];
    return own ? this.render(id, own, this.expand(args)) : this.format(id, args);
  }

  /** A message of this game by key: `option.move`, `event.battle.won`. What happens, what is asked and a bot's reasons are sentences:
   * they begin with a capital, unless a player who writes the own name small comes first. */
  say(key: string, args: Args = {}, me: number | null = null): string {
    return this.begun(key, this.told(this.find(key), args, me));
  }

  /** A question as it is put to a seat. */
  ask({ prompt, args, seat }: { prompt: string; args: Args; seat: number }): string {
    return this.say(`prompt.${prompt}`, args, seat);
  }

  private begun(key: string, said: string): string {
    if (!/^(event|prompt|reason)\./.test(key) || this.players.some((name) => name && said.startsWith(name)))
      return said;
    return said.slice(0, 1).toUpperCase() + said.slice(1);
  }

  /** The name of a thing, `kind:id`, in one of its grammatical forms. */
  name(arg: string, form = ''): string {
    const colon = arg.indexOf(':');
    const kind = colon < 0 ? arg : arg.slice(0, colon);
    if (kind === 'seat') return form === 'gender' ? 'm' : this.player(Number(arg.slice(colon + 1)), form);
    const id = this.find(arg);
    const message = this.bundle.getMessage(id);
    if (!message) return form === 'gender' ? 'm' : this.miss(id);
    const pattern = form ? message.attributes[form] : message.value;
    if (!pattern) return form === 'gender' ? 'm' : form ? this.name(arg) : this.miss(id);
    return this.render(id, pattern, {});
  }

  /** A player's name is never declined; what stands before it instead are forms of `hallows-named`. */
  player(seat: number, form = ''): string {
    const given = this.players[seat];
    const [id, args] = given ? ['hallows-named', { name: given }] : ['hallows-player', { number: String(seat + 1) }];
    const name = given || this.fill(id, args);
    const forms = this.bundle.getMessage(id)?.attributes ?? {};
    const pattern = forms[form];
    return pattern ? this.render(id, pattern, args) : name;
  }

  private render(
    id: string,
    pattern: Parameters<FluentBundle['formatPattern']>[0],
    args: Record<string, FluentVariable>,
  ): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) this.missing.add(`${id}: ${errors[0]?.message}`);
    return EUPHONY[this.lang].reduce((said, [little, grown]) => said.replace(little, grown), text);
  }

  private expand(args: Args): Record<string, FluentVariable> {
    const full: Record<string, FluentVariable> = {};
    // Looked up only when the message has a use for it: most take one form of eleven.
    const offer = (key: string, get: () => string) => Object.defineProperty(full, key, { get });
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === 'number') full[key] = value;
      else if (Array.isArray(value)) {
        for (const form of FORMS) if (form !== 'gender') offer(`${key}_${form}`, () => this.list(value, form));
        offer(key, () => this.list(value));
        full[`${key}_count`] = value.length;
      } else if (!this.isName(value)) {
        full[key] = value;
      } else {
        offer(key, () => this.name(value));
        for (const form of FORMS) offer(`${key}_${form}`, () => this.name(value, form));
      }
    }
    return full;
  }

  /** Whether a text stands for a name to be looked up; a guest's own words do not. */
  private isName(text: string): boolean {
    return /^[a-z_]+:[\w-]+$/.test(text) || this.knows(text);
  }

  /** Several names or numbers as this language lists them, the names in one of their forms. */
  list(items: readonly Arg[], form = ''): string {
    const words = this.counted(items, form);
    if (!words.length) return this.format('hallows-nothing');
    const last = words.pop() as string;
    if (!words.length) return last;
    const apart = [...words, last].some((word) => APART[this.lang].some((mark) => word.includes(mark)));
    const [id, between] = apart ? ['hallows-list-apart', '; '] : ['hallows-list', ', '];
    return this.fill(id, { first: words.join(between), last });
  }

  /** Each name once: by its own words for a number of them, or else, if any comes twice, with that number. */
  private counted(items: readonly Arg[], form: string): string[] {
    const names = new Map<string, number>();
    const words: string[] = [];
    for (const item of items)
      if (typeof item === 'string') names.set(item, (names.get(item) ?? 0) + 1);
      else words.push(String(item));
    const several = [...names.values()].some((count) => count > 1);
    for (const [item, count] of names) {
      const known = this.isName(item);
      const own = known ? this.bundle.getMessage(this.find(item))?.attributes['count'] : undefined;
      const name = known ? this.name(item, form) : item;
      if (own) words.push(this.render(item, own, { count }));
      else words.push(several ? this.fill('hallows-times', { name, count }) : name);
    }
    return words;
  }

  /** A message by its full id with ready words as arguments: nothing is looked up. */
  private fill(id: string, args: Record<string, FluentVariable>): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.render(id, pattern, args) : this.miss(id);
  }

  private miss(id: string): string {
    this.missing.add(id);
    return `‹${id}›`;
  }
}

/** Ready words by message id, as the text of a locale file; whatever is in them stays as it is. */
export function messages(names: Record<string, string>): string {
  const quoted = (name: string) => `{ "${name.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ')}" }`;
  return Object.entries(names)
    .map(([id, name]) => `${id} = ${quoted(name)}\n`)
    .join('');
}

export function makeBundle(lang: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}
