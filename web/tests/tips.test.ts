import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { explain, Tips, tips as shared } from '../src/lib/tips.svelte';

let tips: Tips;
const box = () => document.body.appendChild(document.createElement('button'));
beforeEach(() => {
  vi.useFakeTimers();
  tips = new Tips();
});
afterEach(() => vi.useRealTimers());

describe('explanations', () => {
  it('go away though something else is drawn anew meanwhile', () => {
    const [one, other] = [box(), box()];
    tips.open(one, { title: 'one' }, 280);
    vi.advanceTimersByTime(300);
    expect(tips.shown?.by).toBe(one);
    tips.close(one, 160);
    tips.close(other); // taken off the page
    vi.advanceTimersByTime(200);
    expect(tips.shown).toBe(null);
  });

  it('of two in a row the second stays', () => {
    const [one, other] = [box(), box()];
    tips.open(one, { title: 'one' });
    vi.advanceTimersByTime(1);
    tips.close(one, 160);
    tips.open(other, { title: 'other' }, 100);
    vi.advanceTimersByTime(300);
    expect(tips.shown?.by).toBe(other);
  });

  it('do not open beside what is gone', () => {
    const one = box();
    tips.open(one, { title: 'one' }, 280);
    one.remove();
    vi.advanceTimersByTime(300);
    expect(tips.shown).toBe(null);
  });
});

describe('what slides under the pointer', () => {
  const at = (kind: string, x: number) =>
    Object.assign(new Event(kind, { bubbles: true }), { pointerType: 'mouse', screenX: x, screenY: 7 });
  const explained = () => {
    const node = box();
    explain(() => ({ title: 'one' }))(node);
    return node;
  };

  it('explains itself only once the pointer is moved', () => {
    const node = explained();
    document.body.dispatchEvent(at('pointermove', 5));
    node.dispatchEvent(at('pointerenter', 5));
    node.dispatchEvent(at('pointermove', 5));
    vi.advanceTimersByTime(500);
    expect(shared.shown).toBe(null);
    node.dispatchEvent(at('pointermove', 6));
    vi.advanceTimersByTime(500);
    expect(shared.shown?.by).toBe(node);
    shared.close();
  });

  it('explains itself when the pointer comes to it', () => {
    const node = explained();
    document.body.dispatchEvent(at('pointermove', 5));
    node.dispatchEvent(at('pointerenter', 9));
    vi.advanceTimersByTime(500);
    expect(shared.shown?.by).toBe(node);
    shared.close();
  });
});
