// A handful of short cues made on the spot; never the only signal, silent unless switched on.
import { settings } from './settings.svelte';

type Cue = 'turn' | 'dice' | 'win' | 'lost';

const NOTES: Record<Cue, { at: number; hz: number; for: number }[]> = {
  turn: [
    { at: 0, hz: 523, for: 0.16 },
    { at: 0.12, hz: 784, for: 0.26 },
  ],
  dice: [
    { at: 0, hz: 190, for: 0.04 },
    { at: 0.07, hz: 240, for: 0.04 },
    { at: 0.15, hz: 170, for: 0.05 },
  ],
  win: [
    { at: 0, hz: 523, for: 0.2 },
    { at: 0.14, hz: 659, for: 0.2 },
    { at: 0.28, hz: 784, for: 0.4 },
  ],
  lost: [{ at: 0, hz: 150, for: 0.3 }],
};

let context: AudioContext | null = null;

export function sound(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const note of NOTES[cue]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = note.hz;
    gain.gain.setValueAtTime(settings.volume * 0.25, start + note.at);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + note.at + note.for);
    tone.connect(gain).connect(context.destination);
    tone.start(start + note.at);
    tone.stop(start + note.at + note.for);
  }
}
