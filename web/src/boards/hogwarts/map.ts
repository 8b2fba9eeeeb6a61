// What the map is given to draw, besides its spaces and roads: both games on the castle's board use it.
import type { SpaceLook } from './art';

export type Spaces = Readonly<Record<string, SpaceLook & { name: string }>>;

export interface Pawn {
  id: string;
  space: string;
  /** A player's mark; without a seat the icon is drawn on a dark disc. */
  seat?: number;
  icon?: string;
  /** Whose portrait it carries: a person's id. */
  who?: string;
  mine?: boolean;
  /** The spaces it comes over, while its walk is told. */
  way?: string[];
  /** The option that is about this pawn. */
  option?: string;
}

export interface Token {
  id: string;
  space: string;
  icon: string;
  special?: boolean;
  /** One of my missions asks for it. */
  wanted?: boolean;
  /** It lay here, and is no more. */
  gone?: boolean;
}

/** A small flag: where something of mine is to be done. */
export interface Flag {
  space: string;
  text: string;
  hot?: boolean;
}

/** A space that can be chosen. */
export interface End {
  key: string;
  n: number;
  steps: number;
  /** Why one would go there, or is stopped there. */
  kind: 'end' | 'target' | 'stop';
}

/** Where the eye is: board units times `k` plus `x`, `y` are pixels. */
export interface Eye {
  x: number;
  y: number;
  k: number;
}

export type Level = 'far' | 'rooms' | 'names';
export const levelAt = (k: number): Level => (k < 0.55 ? 'far' : k < 0.95 ? 'rooms' : 'names');
export const LEVELS: Record<Level, number> = { far: 0.5, rooms: 0.7, names: 1.15 };
export const NEAREST = 2.6;

/** The map fills its window, or stands in the middle of it; it never leaves it. */
export function within(
  eye: Eye,
  window: { width: number; height: number },
  box: { width: number; height: number },
): Eye {
  const hold = (at: number, room: number, size: number) =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  return {
    k: eye.k,
    x: hold(eye.x, window.width, box.width * eye.k),
    y: hold(eye.y, window.height, box.height * eye.k),
  };
}

/** The eye after zooming to `k` about a point of the window. */
export const zoomed = (eye: Eye, k: number, px: number, py: number): Eye => ({
  k,
  x: px - ((px - eye.x) * k) / eye.k,
  y: py - ((py - eye.y) * k) / eye.k,
});
