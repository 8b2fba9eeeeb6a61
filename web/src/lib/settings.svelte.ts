// What this person likes, kept in this browser.

export type Speed = 0 | 1 | 2 | 4;

interface Liked {
  name: string;
  speed: Speed;
  sound: boolean;
  volume: number;
  motion: 'system' | 'full' | 'less';
  scale: number;
  reader: boolean;
  rotate: boolean;
  /** My dice are thrown without my pressing them. */
  rollForMe: boolean;
  hintsSeen: string[];
  /** Whether I am asked at every moment in which I could do something, or only where it matters. */
  asks: 'few' | 'all';
  /** Lessons taken to the end. */
  lessons: string[];
  /** I am told of my turn while no page of ours is open. */
  push: boolean;
}

const DEFAULTS: Liked = {
  name: '',
  speed: 1,
  // On where somebody sits at a desk; a phone in company is silent until it is told to speak.
  sound: globalThis.matchMedia?.('(pointer: fine) and (min-width: 700px)').matches ?? false,
  volume: 0.5,
  motion: 'system',
  scale: 1,
  reader: false,
  rotate: false,
  rollForMe: false,
  hintsSeen: [],
  asks: 'few',
  lessons: [],
  push: false,
};
const KEY = 'hallows.settings';
/** Milliseconds a still picture is held. */
const STILL = 250;

function stored(): Partial<Liked> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Liked>;
  } catch {
    return {};
  }
}

export const settings: Liked = $state({ ...DEFAULTS, ...stored() });

export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  document.documentElement.style.setProperty('--scale', String(settings.scale));
}

const system = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether to move things about, or only to fade them. */
export function lessMotion(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'less';
  return system?.matches ?? false;
}

/** A duration at the chosen speed; 0 when everything is to happen at once. */
export function pace(ms: number): number {
  if (settings.speed === 0) return 0;
  return (lessMotion() ? Math.min(ms, 120) : ms) / settings.speed;
}

/** How long a beat of the story is on. With less motion it is a still picture, held for a moment. */
export function beatTime(ms: number): number {
  if (settings.speed === 0 || ms === 0) return 0;
  return (lessMotion() ? STILL : ms) / settings.speed;
}
