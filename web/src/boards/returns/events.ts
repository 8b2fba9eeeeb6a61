// Events of the game: their signs in the log, and how they are told. What the House Cup has too looks as it does there.
import type { Event } from '../../lib/wire';
import * as castle from '../hogwarts/events';

const SIGNS: Record<string, string> = {
  cast: 'wizard-face',
  scattered: 'treasure-map',
  handed: 'knapsack',
  horcrux: 'broken-bone',
  ritual: 'cauldron',
  returned: 'daemon-skull',
  relic: 'cut-diamond',
  hero: 'daemon-skull',
  met: 'crossed-swords',
  final: 'crossed-swords',
};
const first = (event: Event) => event.key.split('.')[0] ?? '';

export const iconOf = (event: Event): string => SIGNS[first(event)] ?? castle.iconOf(event);
export const { read } = castle;
