// Short cues for what happens; never the only signal: the line of the log says the same. Browsers let nothing sound before
// somebody has touched the page, and neither do we.
import type { Beat } from './beats';
import { settings } from './settings.svelte';
import type { Cue } from './synth';

export function sound(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  void import('./synth').then(({ play }) => play(cue, settings.volume));
}

/** What a beat sounds like as it begins. */
export function opening(beat: Beat): Cue | null {
  if (beat.kind === 'dice') return 'die';
  if (beat.kind !== 'result' && beat.kind !== 'banner') return null;
  return beat.tone === 'good' ? 'good' : beat.tone === 'bad' ? 'bad' : null;
}

/** And once its motion is over. */
export function closing(beat: Beat): Cue | null {
  return beat.kind === 'walk' ? 'walk' : beat.kind === 'card' || beat.kind === 'face' ? 'card' : null;
}
