import { describe, expect, it } from 'vitest';
import { dueAt, stepAt } from '../src/lib/lesson.svelte';
import type { LessonStep } from '../src/lib/wire';

const step = (id: string, at = -1): LessonStep => ({ id, at, answer: '', lit: [] });
const STEPS = [step('hello'), step('roll', 0), step('look'), step('move', 3), step('bye')];
const at = (answers: number, read: number) => STEPS[stepAt(STEPS, answers, read)]?.id ?? 'over';

describe('where a lesson stands', () => {
  it('begins with what is to be read', () => expect(at(0, 0)).toBe('hello'));
  it('waits for the answer once it was read', () => expect(at(0, 1)).toBe('roll'));
  it('goes on when the answer is given', () => expect(at(1, 1)).toBe('look'));
  it('stays at a step while the script plays on', () => {
    expect(at(1, 3)).toBe('move');
    expect(at(3, 3)).toBe('move');
  });
  it('is at the right step in another browser, which has read nothing', () => expect(at(2, 0)).toBe('look'));
  it('lets the script play on to the next thing to be done before something is read', () => {
    expect(dueAt(STEPS, 2)).toBe(3);
    expect(dueAt(STEPS, 3)).toBe(3);
  });
  it('has nothing to wait for before the last words', () => expect(dueAt(STEPS, 4)).toBe(0));
  it('ends after the last step was read', () => {
    expect(at(4, 3)).toBe('bye');
    expect(at(4, 5)).toBe('over');
  });
});
