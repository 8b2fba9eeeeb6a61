// The language now spoken, and the loading of its files. Each file is a chunk of its own: the front door needs
// only the common ones, a table its game's, and the rules come when somebody opens them.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { BOARDS } from '../boards/registry';
import { api } from './api';
import { LANGUAGES, messages, Words } from './words';
import type { Args, Language } from './words';

const files = import.meta.glob<string>('../../../src/hallows/locales/*/*.ftl', { query: '?raw', import: 'default' });

/** What every screen needs; every other file belongs to the name space of a game. */
const COMMON = new Set(['hallows', 'table', 'web']);
/** Words of other faces of the program. */
const ELSEWHERE = /(^|-)(cli|lab|terminal)$/;

/** Files that are loaded when somebody opens what they are about. */
const APART = /-(rules|ending)$/;

interface File {
  lang: string;
  name: string;
  load: () => Promise<string>;
}
const catalogue: File[] = Object.entries(files).map(([path, load]) => {
  const [lang, file] = path.split('/').slice(-2) as [string, string];
  return { lang, name: file.replace(/\.ftl$/, ''), load };
});

/** Which files a need is met by: '' the common ones, 'talisman' the game's, 'talisman-rules' its rules. */
function filesFor(need: string): (file: File) => boolean {
  if (!need) return (file) => COMMON.has(file.name);
  if (APART.test(need)) return (file) => file.name === need;
  return (file) =>
    (file.name === need || file.name.startsWith(`${need}-`)) && !APART.test(file.name) && !ELSEWHERE.test(file.name);
}

/** Names that only the server's content packs know, as a locale file would have them. */
async function packNames(game: string, lang: Language): Promise<string> {
  const names = await api.names(game, lang).catch(() => ({}));
  return messages(names);
}

export interface Chapter {
  id: string;
  title: string;
  rules: { id: string; text: string }[];
}

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

function firstLanguage(): Language {
  const stored = globalThis.localStorage?.getItem('hallows.lang') ?? '';
  if (isLanguage(stored)) return stored;
  const wanted = (globalThis.navigator?.languages ?? []).map((lang) => lang.slice(0, 2)).find(isLanguage);
  return wanted ?? 'en';
}

class LanguageRoom {
  lang = $state<Language>(firstLanguage());
  #words = $state.raw<Words>(new Words('en', new FluentBundle('en')));
  ready = $state(false);
  #bundles = new Map<Language, { bundle: FluentBundle; loaded: Set<string> }>();
  #needs = new Set<string>(['']);
  /** Message ids of each rules file, in the order of the book. */
  #orders = new Map<string, string[]>();

  get words(): Words {
    return this.#words;
  }

  t = (id: string, args?: Args): string => this.#words.format(id, args);

  /** Load what is needed in the present language; words change all at once when everything is there. */
  async need(...needs: string[]): Promise<void> {
    for (const need of needs) this.#needs.add(need);
    await this.#load(this.lang);
  }

  async speak(lang: Language): Promise<void> {
    await this.#load(lang);
    this.lang = lang;
    localStorage.setItem('hallows.lang', lang);
    document.documentElement.lang = lang;
    this.#show(lang);
  }

  /** The rules of a game by chapter, once `need('<game>-rules')` is met. */
  rulesOf(game: string): Chapter[] {
    const chapters: Chapter[] = [];
    for (const id of this.#orders.get(`${this.#words.lang}/${game}-rules`) ?? []) {
      const text = this.#words.format(id);
      const rule = id.split('-rule-')[1];
      if (rule) chapters.at(-1)?.rules.push({ id: rule, text });
      else chapters.push({ id, title: text, rules: [] });
    }
    return chapters.filter((chapter) => chapter.rules.length);
  }

  async #load(lang: Language): Promise<void> {
    const held = this.#bundles.get(lang) ?? {
      bundle: new FluentBundle(lang, { useIsolating: false }),
      loaded: new Set(),
    };
    this.#bundles.set(lang, held);
    const wanted = [...this.#needs].flatMap((need) => catalogue.filter(filesFor(need)));
    const missing = wanted.filter((file) => file.lang === lang && !held.loaded.has(file.name));
    const [texts, named] = await Promise.all([
      Promise.all(missing.map((file) => file.load())),
      Promise.all(missing.filter((file) => file.name in BOARDS).map((file) => packNames(file.name, lang))),
    ]);
    for (const [i, text] of texts.entries()) {
      const { name } = missing[i] as File;
      const resource = new FluentResource(text);
      held.bundle.addResource(resource, { allowOverrides: true });
      held.loaded.add(name);
      if (name.endsWith('-rules'))
        this.#orders.set(
          `${lang}/${name}`,
          resource.body.map((entry) => entry.id),
        );
    }
    for (const text of named) held.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    const news = missing.length > 0 || !this.ready || this.#words.lang !== lang;
    if (news && lang === this.lang) this.#show(lang);
  }

  #show(lang: Language): void {
    const held = this.#bundles.get(lang);
    if (!held) return;
    this.#words = new Words(lang, held.bundle);
    this.ready = true;
    document.documentElement.lang = lang;
  }
}

export const language = new LanguageRoom();
export const t = language.t;

// Another tab of the same browser changed the language: follow it.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === 'hallows.lang' && isLanguage(event.newValue ?? '')) void language.speak(event.newValue as Language);
});
