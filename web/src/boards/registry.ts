// Which games can be drawn: every folder here with an index.ts and a Picture.svelte. A new game is a new folder.
import type { Component } from 'svelte';
import type { Board } from './board';

export interface Entry {
  board: () => Promise<{ board: Board }>;
  /** A picture of the board for the front door. */
  picture: () => Promise<{ default: Component }>;
}

const boards = import.meta.glob<{ board: Board }>('./*/index.ts');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');

export const BOARDS: Record<string, Entry> = Object.fromEntries(
  Object.entries(boards).flatMap(([path, board]) => {
    const game = path.split('/')[1] ?? '';
    const picture = pictures[`./${game}/Picture.svelte`];
    return picture ? [[game, { board, picture }]] : [];
  }),
);
