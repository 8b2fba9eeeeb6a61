// How events are told, and where turns begin. Most events say themselves how they are to be shown (`Event.beat`).
import type { Reading, Tone } from './beats';
import { diceOf } from './dice';
import type { Event } from './wire';

export interface Reader {
  read: (event: Event) => Reading;
  chapter: (event: Event) => boolean;
}

const TONES: Record<string, Tone> = { won: 'good', lost: 'bad', good: 'good', bad: 'bad' };
const STAMPS: Record<string, string> = { won: 'web-stamp-won', lost: 'web-stamp-lost', draw: 'web-stamp-standoff' };

/**
 * Reads events as the game wants them shown; what it does not say is told with what came before it. A board may add to
 * that, by key: who face each other, for instance. Throws named alike in `together` fall at once.
 */
export function reading(
  more: Record<string, (event: Event) => Reading> = {},
  together: Record<string, string> = {},
): Reader['read'] {
  return (event) => {
    const thrown = diceOf(event);
    if (thrown) return { kind: 'dice', throw: together[thrown.label] ?? thrown.label };
    return more[event.key]?.(event) ?? told(event);
  };
}

function told({ beat }: Event): Reading {
  switch (beat?.beat) {
    case 'walk': {
      const tone = TONES[beat.banner ?? ''] ?? 'even';
      return { kind: beat.banner ? 'banner' : 'walk', pawn: beat.who, way: beat.way, tone };
    }
    case 'flip':
      return { kind: 'card', cards: beat.cards };
    case 'sum':
      return { kind: 'sum' };
    case 'verdict':
      return { kind: 'result', tone: TONES[beat.result] ?? 'even', stamp: STAMPS[beat.result] };
    case 'banner':
      return { kind: 'banner', tone: TONES[beat.tone] ?? 'even' };
    default:
      return { kind: 'plain' };
  }
}
