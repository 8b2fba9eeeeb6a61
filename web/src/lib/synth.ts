// Plays the cues of `cues.json`: each a few short voices, made on the spot. Loaded when a first sound is to be heard.
import cues from './cues.json';

interface Voice {
  wave: string;
  /** Seconds after the cue begins, and how long. */
  at: number;
  for: number;
  /** Pitch, or for noise the middle of its band; it glides to the second. */
  hz: number;
  to?: number;
  gain: number;
}
export type Cue = keyof typeof cues;
export const CUES: Record<Cue, Voice[]> = cues;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** The same noise every time: nothing here is left to chance. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 48271) % 2147483647;
    samples[i] = seed / 1073741823.5 - 1;
  }
  return hiss;
}

function source(audio: AudioContext, voice: Voice, at: number): { out: AudioNode; ends: AudioScheduledSourceNode } {
  if (voice.wave !== 'noise') {
    const tone = audio.createOscillator();
    tone.type = voice.wave as OscillatorType;
    glide(tone.frequency, voice, at);
    return { out: tone, ends: tone };
  }
  const rush = audio.createBufferSource();
  rush.buffer = noise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 1.2;
  glide(band.frequency, voice, at);
  return { out: rush.connect(band), ends: rush };
}

function glide(pitch: AudioParam, voice: Voice, at: number): void {
  pitch.setValueAtTime(voice.hz, at);
  if (voice.to !== undefined) pitch.exponentialRampToValueAtTime(voice.to, at + voice.for);
}

export function play(cue: Cue, volume: number): void {
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const voice of CUES[cue]) {
    const at = start + voice.at;
    const { out, ends } = source(context, voice, at);
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, volume * voice.gain * 0.5), at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + voice.for);
    out.connect(gain).connect(context.destination);
    ends.start(at);
    ends.stop(at + voice.for + 0.02);
  }
}
