import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, makeBundle, messages, messageId, Words } from '../src/lib/words';
import type { Language } from '../src/lib/words';

const LOCALES = join(import.meta.dirname, '../../src/hallows/locales');
const source = (lang: Language, file: string) => readFileSync(join(LOCALES, lang, file), 'utf8');
const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string);

const SAMPLE = `
game-card-wand = Wand
    .acc = Wanda
    .gender = f
game-event-took = { $who } takes { $card_acc } ({ $card_gen }, { $card_gender }).
game-event-many = { $what } ({ $what_count })
hallows-player = Player { $number }
hallows-named = { $name }
    .a = a { $name }
hallows-list = { $first } and { $last }
hallows-list-apart = { $first }; { $last }
hallows-times = { $count } { $name }
hallows-nothing = nothing
game-card-pair = Fred and George
game-die-blue = blue die
    .count = { $count } blue
game-event-took-all = { $what_acc }
game-event-gave = { $who_a } it goes
game-event-fought = { $who } walczy z { $what }
game-prompt-cast = { $who } moves. Cast?
    .own = You move. Cast?
`;
const words = new Words('en', makeBundle('en', [SAMPLE]), 'game', ['Ola', '']);

describe('names and their forms', () => {
  it('gives a message every form, falling back to the plain name', () => {
    expect(words.say('event.took', { who: 'seat:0', card: 'card:wand' })).toBe('Ola takes Wanda (Wand, f).');
  });
  it('numbers a player without a name', () => {
    expect(words.name('seat:1')).toBe('Player 2');
  });
  it('lists names', () => {
    expect(words.say('event.many', { what: [3, 'card:wand', 'seat:0'] })).toBe('3, Wand and Ola (3)');
    expect(words.say('event.many', { what: [] })).toBe('Nothing (0)');
  });
  it('lists each name in its own form', () => {
    expect(words.say('event.took_all', { what: ['card:wand', 'seat:0'] })).toBe('Wanda and Ola');
  });
  it('says what comes several times once, with its count', () => {
    expect(words.list(['card:wand', 'seat:0', 'card:wand'])).toBe('2 Wand and 1 Ola');
    expect(words.list(['die:blue', 'die:blue', 'card:wand'])).toBe('2 blue and 1 Wand');
    expect(words.list(['die:blue'])).toBe('1 blue');
    expect(words.list([2, 2])).toBe('2 and 2');
  });
  it('sets names with an "and" of their own apart', () => {
    expect(words.list(['card:wand', 'card:pair', 'seat:0'])).toBe('Wand; Fred and George; Ola');
  });
  it('puts before a player’s name what a language has there', () => {
    const italian = new Words('it', makeBundle('it', [SAMPLE]), 'game', ['Anna', 'Ola']);
    expect(italian.say('event.gave', { who: 'seat:0' })).toBe('Ad Anna it goes');
    expect(italian.say('event.gave', { who: 'seat:1' })).toBe('A Ola it goes');
  });
  it('lets a little word grow a letter before a sound like its own', () => {
    const polish = new Words('pl', makeBundle('pl', [SAMPLE]), 'game', ['Ala']);
    const fought = (what: string) => polish.say('event.fought', { who: 'seat:0', what });
    expect(fought('Snape’em!')).toBe('Ala walczy ze Snape’em!');
    expect(fought('szachami!')).toBe('Ala walczy z szachami!');
    expect(fought('zamkiem!')).toBe('Ala walczy z zamkiem!');
  });
  it('speaks to the player a question tells of', () => {
    const cast = { prompt: 'cast', args: { who: 'seat:0' }, seat: 0 };
    expect(words.ask(cast)).toBe('You move. Cast?');
    expect(words.ask({ ...cast, seat: 1 })).toBe('Ola moves. Cast?');
  });
  it('begins what happens with a capital, but leaves a player’s name as it is', () => {
    const small = new Words('en', makeBundle('en', [SAMPLE]), 'game', ['ola']);
    expect(small.say('event.took', { who: 'seat:0', card: 'card:wand' })).toBe('ola takes Wanda (Wand, f).');
    expect(small.say('event.many', { what: ['die:blue'] })).toBe('1 blue (1)');
    expect(small.say('event.many', { what: ['card:wand'] })).toBe('Wand (1)');
  });
  it('shows the id of what is missing, and notes it', () => {
    expect(words.say('event.nothing_like.it')).toBe('‹game-event-nothing-like-it›');
    expect(words.missing).toContain('game-event-nothing-like-it');
  });
  it('does not look up what people say', () => {
    expect(words.say('event.took', { who: 'a: b', card: 'card:wand' })).toContain('A: b takes');
  });
  it('finds in further name spaces what its own does not have', () => {
    const bundle = makeBundle('en', ['cup-event-won = Won\nmatch-event-won = Scored\nmatch-spot-goal = Goal\n']);
    const both = new Words('en', bundle).with(['cup', 'match'], []);
    expect(both.say('event.won')).toBe('Won');
    expect(both.name('spot:goal')).toBe('Goal');
    expect(both.knows('event.lost')).toBe(false);
    expect(both.say('event.lost')).toBe('‹cup-event-lost›');
  });
  it('makes message ids as the server does', () => {
    expect(messageId('event.battle_won', 'talisman')).toBe('talisman-event-battle-won');
  });
});

describe('web.ftl', () => {
  const english = idsOf(source('en', 'web.ftl'));

  it.each(LANGUAGES)('has the same messages in %s', (lang) => {
    expect(idsOf(source(lang, 'web.ftl')).sort()).toEqual([...english].sort());
  });

  it('has every message the client asks for', () => {
    const src = join(import.meta.dirname, '../src');
    const files = readdirSync(src, { recursive: true })
      .map(String)
      .filter((file) => /\.(svelte|ts)$/.test(file));
    const asked = files.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/['"](web-[a-z0-9-]+[a-z0-9])['"]/g)].map(
        (found) => found[1] as string,
      ),
    );
    expect(asked.filter((id) => !english.includes(id))).toEqual([]);
  });

  it.each(LANGUAGES)('renders without a fault in %s', (lang) => {
    const text = source(lang, 'web.ftl');
    const all = new Words(lang, makeBundle(lang, [text, source(lang, 'hallows.ftl')]));
    const args = Object.fromEntries(
      [...text.matchAll(/\$(\w+)/g)].map((found) => [
        found[1] as string,
        /count|seconds|turn|round|number|least|most|at|of|ms/.test(found[1] as string) ? 2 : 'Ola',
      ]),
    );
    for (const id of idsOf(text))
      expect(all.format(id, { ...args, faces: [1, 2], who: ['seat:0'] })).not.toContain('‹');
    expect([...all.missing]).toEqual([]);
  });
});

describe('names of a content pack', () => {
  it('are messages like any others, whatever is in them', () => {
    const names = { 'game-card-ghoul': 'Ghul', 'game-card-odd': 'A { "very" } odd \\ name' };
    const packed = new Words('en', makeBundle('en', [messages(names)]), 'game');
    expect([packed.name('card:ghoul'), packed.name('card:odd')]).toEqual(Object.values(names));
    expect(packed.missing.size).toBe(0);
  });
});
