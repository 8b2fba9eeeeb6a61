// Events of the game: their signs in the log, and how they are told.
import { names } from '../../lib/beats';
import type { Reading } from '../../lib/beats';
import { eventIcons } from '../../lib/dice';
import { reading } from '../../lib/reader';
import type { Event } from '../../lib/wire';

/** The first part of an event's key, and its sign in the log. */
const SIGNS: Record<string, string> = {
  turn: 'polar-star',
  student: 'wizard-face',
  walked: 'boot-prints',
  travelled: 'powder-bag',
  returned: 'boot-prints',
  gate: 'medieval-gate',
  door: 'secret-door',
  picked: 'knapsack',
  laid: 'treasure-map',
  drew: 'card-draw',
  played: 'crystal-wand',
  used: 'sparkles',
  hp: 'hearts',
  points: 'laurels',
  meet: 'crossed-swords',
  scuffle: 'crossed-swords',
  fight: 'crossed-swords',
  foe: 'daemon-skull',
  duel: 'crossed-swords',
  eater: 'hood',
  tower: 'white-tower',
  attempted: 'treasure-map',
  completed: 'laurels',
  failed: 'treasure-map',
  conduct: 'quill-ink',
  occasion: 'ringing-bell',
  exam: 'graduate-cap',
  challenged: 'magic-broom',
  match: 'magic-broom',
  triggered: 'hourglass',
  over: 'laurels',
};
export const iconOf = eventIcons(SIGNS);

/** What the game leaves to the screen: two who face each other, cards as they are played, blows. */
const faced = ({ args }: Event): Reading => ({
  kind: 'face',
  sides: [names(args.who), [...names(args.foe), ...names(args.whom), ...names(args.object)]],
});
const tie = (): Reading => ({ kind: 'result', tone: 'even', stamp: 'web-stamp-tie' });
const TOLD: Record<string, (event: Event) => Reading> = {
  meet: faced,
  played: ({ args }) => ({ kind: 'card', cards: names(args.card) }),
  'foe.strikes': () => ({ kind: 'result', tone: 'bad', ms: 450, apart: true }),
  'scuffle.tie': tie,
  'final.tie': tie,
  'eater.undecided': tie,
  'eater.fight': faced,
  'eater.attacks': faced,
  'horcrux.attacked': faced,
};
const TOGETHER = {
  'horcrux.hero': 'horcrux',
  'horcrux.dark': 'horcrux',
  'final.harry': 'final',
  'final.voldemort': 'final',
};

export const read = reading(TOLD, TOGETHER);
