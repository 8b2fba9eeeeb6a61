// Words: the browser's twin of src/hallows/words.py, over the same .ftl files.
//
// A message that takes $card also gets the name's grammatical forms as $card_acc, $card_gender and so on,
// each falling back to the plain name where the language gives no such form.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';

export type Arg = number | string | Arg[];
export type Args = Record<string, Arg>;

export const LANGUAGES = ['en', 'pl', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const FORMS = ['gen', 'dat', 'acc', 'ins', 'loc', 'art', 'di', 'a', 'gender'] as const;

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

  /** A message of this game by key: `option.move`, `event.battle.won`. */
  say(key: string, args: Args = {}): string {
    return this.format(this.find(key), args);
  }

  /** The name of a thing, `kind:id`, in one of its grammatical forms. */
  name(arg: string, form = ''): string {
    const colon = arg.indexOf(':');
    const kind = colon < 0 ? arg : arg.slice(0, colon);
    if (kind === 'seat') return form === 'gender' ? 'm' : this.player(Number(arg.slice(colon + 1)));
    const id = this.find(arg);
    const message = this.bundle.getMessage(id);
    if (!message) return form === 'gender' ? 'm' : this.miss(id);
    const pattern = form ? message.attributes[form] : message.value;
    if (!pattern) return form === 'gender' ? 'm' : form ? this.name(arg) : this.miss(id);
    return this.render(id, pattern, {});
  }

  player(seat: number): string {
    return this.players[seat] || this.format('hallows-player', { number: seat + 1 });
  }

  private render(
    id: string,
    pattern: Parameters<FluentBundle['formatPattern']>[0],
    args: Record<string, FluentVariable>,
  ): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) this.missing.add(`${id}: ${errors[0]?.message}`);
    return text;
  }

  private expand(args: Args): Record<string, FluentVariable> {
    const full: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === 'number') full[key] = value;
      else if (Array.isArray(value)) {
        full[key] = this.list(value);
        full[`${key}_count`] = value.length;
      } else if (!this.isName(value)) {
        full[key] = value;
      } else {
        full[key] = this.name(value);
        for (const form of FORMS) full[`${key}_${form}`] = this.name(value, form);
      }
    }
    return full;
  }

  /** Whether a text stands for a name to be looked up; a guest's own words do not. */
  private isName(text: string): boolean {
    return /^[a-z_]+:[\w-]+$/.test(text) || this.knows(text);
  }

  list(items: readonly Arg[]): string {
    const words = items.map((item) => (typeof item === 'string' && this.isName(item) ? this.name(item) : String(item)));
    if (!words.length) return this.format('hallows-nothing');
    const last = words.pop() as string;
    if (!words.length) return last;
    const pattern = this.bundle.getMessage('hallows-list')?.value;
    return pattern
      ? this.bundle.formatPattern(pattern, { first: words.join(', '), last })
      : `${words.join(', ')}, ${last}`;
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
