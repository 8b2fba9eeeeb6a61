import { describe, expect, it } from 'vitest';
import { closing, opening } from '../src/lib/sound';
import { CUES } from '../src/lib/synth';
import type { Beat } from '../src/lib/beats';

const beat = (kind: Beat['kind'], tone?: Beat['tone']) => ({ kind, ...(tone ? { tone } : {}) }) as Beat;

describe('sounds', () => {
  it('has a short cue for every kind of beat', () => {
    for (const cue of ['walk', 'card', 'die', 'win', 'loss', 'turn', 'good', 'bad'] as const) {
      expect(CUES[cue].length).toBeGreaterThan(0);
      expect(Math.max(...CUES[cue].map((voice) => voice.at + voice.for))).toBeLessThan(2);
    }
  });
  it('follows the last frame of a motion, and dice as they are thrown', () => {
    expect([opening(beat('walk')), closing(beat('walk'))]).toEqual([null, 'walk']);
    expect([opening(beat('card')), closing(beat('card'))]).toEqual([null, 'card']);
    expect([opening(beat('dice')), closing(beat('dice'))]).toEqual(['die', null]);
    expect(opening(beat('result', 'good'))).toBe('good');
    expect(opening(beat('result', 'bad'))).toBe('bad');
    expect(opening(beat('sum'))).toBeNull();
  });
});
