// The screen draws exactly what the game says beside a question: no goal more, none less.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import Odds from '../src/boards/talisman/Odds.svelte';
import type { BoardProps } from '../src/boards/talisman/props';
import Ways from '../src/boards/talisman/Ways.svelte';
import type { talisman } from '../src/lib/wire';
import { makeBundle, Words } from '../src/lib/words';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../src/hallows/locales/en', file), 'utf8');
const words = new Words(
  'en',
  makeBundle('en', ['hallows.ftl', 'talisman.ftl', 'talisman-board.ftl', 'talisman-names.ftl'].map(read)),
  'talisman',
);
const hero = { seat: 0, space: 'hogsmeade_station', side: 'order' } as talisman.HeroView;
const view = { active: 0, heroes: [hero], spaces: {}, voldemort: { space: '' } } as unknown as talisman.View;
const props = {
  view,
  words,
  content: { spaces: {}, cards: {}, spells: {} },
  compact: false,
  state: { you: { seat: 0 } },
} as unknown as BoardProps;

let shown: Record<string, never> | undefined;
afterEach(() => shown && void unmount(shown));

const goal = (option: string, to: string, ...way: string[]): talisman.Goal => ({ option, to, way });
const LEADS: talisman.Lead[] = [
  {
    n: 1,
    shown: true,
    herald: true,
    goals: [
      goal('move:kings_cross', 'kings_cross', 'kings_cross'),
      goal('move:quidditch_pitch', 'quidditch_pitch', 'quidditch_pitch'),
    ],
  },
  {
    n: 6,
    shown: false,
    herald: false,
    goals: [goal('gates', 'hogwarts_gates'), goal('cross', 'kings_cross'), goal('apparate', '')],
  },
];

it('every face with every goal, and no other', () => {
  shown = mount(Ways, { target: document.body, props: { ...props, leads: LEADS } });
  const drawn = [...document.querySelectorAll('[data-lead]')].map((one) => ({
    n: Number((one as HTMLElement).dataset.lead),
    goals: [...one.querySelectorAll<HTMLElement>('[data-goal]')].map((two) => two.dataset.goal),
  }));
  expect(drawn).toEqual(LEADS.map(({ n, goals }) => ({ n, goals: goals.map(({ option }) => option) })));
  const said = document.body.textContent ?? '';
  for (const name of ['King’s Cross', 'Hogwarts Gates', 'Apparate']) expect(said).toContain(name);
  expect(said).toContain(words.format('talisman-board-voldemort-why'));
});

it('every verdict, by the option it belongs to', () => {
  const verdicts: talisman.Verdict[] = [
    { option: 'fate:1', result: 'win', faces: [1, 2] },
    { option: 'fate:1', result: 'lose', faces: [3, 4, 5, 6] },
    { option: 'fate:2', result: 'lose', faces: [1, 2, 3, 4, 5, 6] },
  ];
  const options = ['fate:1', 'fate:2'].map((key) => ({ key, text: `by ${key}` }));
  shown = mount(Odds, { target: document.body, props: { verdicts, options, words } });
  const drawn = [...document.querySelectorAll('.odds')].map((one) => [
    one.querySelector('p')?.textContent,
    ...[...one.querySelectorAll('li')].map(
      (li) => `${li.className.split(' ')[0]} ${li.querySelector('.sr')?.textContent}`,
    ),
  ]);
  expect(drawn).toEqual([
    ['by fate:1', 'win 1 and 2:', 'lose 3, 4, 5 and 6:'],
    ['by fate:2', 'lose 1, 2, 3, 4, 5 and 6:'],
  ]);
});
