import { expect, it } from 'vitest';
import { whoFights } from '../src/boards/hogwarts/fight';

const playedAs = (seat: number) => ['voldemort', 'ron'][seat] ?? '';

it('shows a Death Eater with his own face, whoever plays him', () => {
  expect(whoFights({ seat: 0, name: 'eater:malfoy' }, playedAs)).toBe('eater:malfoy');
  expect(whoFights({ seat: 1, name: 'seat:1' }, playedAs)).toBe('ron');
  expect(whoFights({ seat: null, name: 'enemy:troll' }, playedAs)).toBe('enemy:troll');
});
