// How things arrive: they grow or drop into place, or only fade in for those who want less motion.
import { lessMotion, pace } from './settings.svelte';

export function pop(start: number, ms: number): { start: number; duration: number } {
  return { start: lessMotion() ? 1 : start, duration: pace(ms) };
}

export function drop(ms: number, delay = 0): { y: number; duration: number; delay: number } {
  return { y: lessMotion() ? 0 : -12, duration: pace(ms), delay: pace(delay) };
}

/** Moving along to a new place; not at all for those who want less motion. */
export function slide(ms: number): { duration: number } {
  return { duration: lessMotion() ? 0 : pace(ms) };
}
