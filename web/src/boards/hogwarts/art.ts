// How spaces and things of the castle look: colours, signs, and the shapes drawn on the map.
import { iconPath } from '../../lib/icons';
import type { hogwarts } from '../../lib/wire';

export type Symbol = hogwarts.SpaceDrawing['symbol'];
/** What the drawing of a space depends on. */
export type SpaceLook = Pick<hogwarts.SpaceDrawing, 'id' | 'symbol' | 'rosettes'> & { hp?: number };

/** The colours of one dress of the map: parchment by day, ink by night. */
export interface Palette {
  paper: string;
  edge: string;
  floor: string;
  cellar: string;
  lake: string;
  wave: string;
  ink: string;
  soft: string;
  road: string;
  field: string;
  tree: string;
  plate: string;
  /** Courtyards and bridges; names stand on them. */
  stone: string;
  gold: string;
}

export const DAY: Palette = {
  paper: '#ecdfba',
  edge: '#d6c28e',
  floor: '#fbf5e5',
  cellar: '#dccba0',
  lake: '#cdd8cc',
  wave: '#3f5b63',
  ink: '#2a1c0c',
  soft: '#6f562f',
  road: '#fdf6e3',
  field: '#dfe0b8',
  tree: '#dcd2a4',
  plate: '#f8f0da',
  stone: '#f8f0da',
  gold: '#f3dfa9',
};

/** Voldemort returns: the same map by the light of the Dark Mark. */
export const NIGHT: Palette = {
  paper: '#232a26',
  edge: '#121614',
  floor: '#3a443d',
  cellar: '#2b322d',
  lake: '#1b2b31',
  wave: '#6d9aa3',
  ink: '#0c0f0d',
  soft: '#b9c7b6',
  road: '#56635a',
  field: '#334034',
  tree: '#2c3a2e',
  plate: '#d5dccb',
  stone: '#4c574e',
  gold: '#b9cf9a',
};

const INK: Partial<Record<Symbol, string>> = {
  spell: '#37277a',
  potion: '#1c552b',
  book: '#6d3409',
  conduct: '#0d5261',
  event: '#7c1b47',
  duel: '#7d1717',
  hp: '#93182c',
};
const TINT: Partial<Record<Symbol, string>> = {
  spell: '#e9e3f3',
  potion: '#e0ebd6',
  book: '#f6e3c3',
  conduct: '#dbe9e6',
  event: '#f3dde6',
  duel: '#f5dcd2',
  hp: '#fbe3e1',
};

export const SYMBOL_ICON: Record<Symbol, string> = {
  spell: 'crystal-wand',
  potion: 'potion-ball',
  book: 'open-book',
  conduct: 'quill-ink',
  event: 'ringing-bell',
  duel: 'crossed-swords',
  hp: 'hearts',
  classroom: 'graduate-cap',
  common_room: 'fireplace',
  great_hall: 'candle-flame',
  tower: 'white-tower',
  start: 'medieval-gate',
  pitch: 'magic-broom',
  study: 'bookshelf',
  place: 'treasure-map',
  bridge: 'boot-prints',
  none: 'boot-prints',
};

/** Spaces with a sign of their own. */
const PLACE_ICON: Record<string, string> = {
  g11: 'wood-cabin',
  g16: 'centaur',
  g17: 'spider-alt',
  g20: 'giant-squid',
  g24: 'dragon-spiral',
  g25: 'maze',
  g29: 'willow-tree',
  w07: 'secret-door',
  w10: 'three-keys',
  n08: 'wolf-head',
  n09: 'floor-hatch',
  e07: 'wizard-face',
  e11: 'secret-door',
  e13: 'bathtub',
  e14: 'snake',
  d04: 'cauldron',
  h05: 'beer-stein',
  h06: 'spooky-house',
  l00: 'beer-stein',
  l03: 'open-book',
  l05: 'three-keys',
  l09: 'daemon-skull',
  l13: 'crystal-wand',
  p1: 'shop',
  p2: 'crystal-ball',
  p3: 'house',
  p4: 'spooky-house',
  p5: 'snake',
  p6: 'wood-cabin',
  p7: 'giant-squid',
  p8: 'daemon-skull',
};

export const OBJECT_ICON: Record<string, string> = {
  elder_wand: 'fairy-wand',
  sword_of_gryffindor: 'broadsword',
  resurrection_stone: 'cut-diamond',
  time_turner: 'hourglass',
  buckbeak: 'griffin-symbol',
  invisibility_cloak: 'cloak',
  tom_riddles_diary: 'open-book',
  marvolo_gaunts_ring: 'linked-rings',
  hufflepuffs_cup: 'holy-grail',
  slytherins_locket: 'heart-necklace',
  ravenclaws_diadem: 'queen-crown',
  nagini: 'snake',
  cauldron: 'cauldron',
  fathers_bone: 'broken-bone',
  wormtails_hand: 'hand-of-god',
  harry_potter: 'wizard-face',
  basilisk_fang: 'saber-tooth',
  philosophers_stone: 'cut-diamond',
  winged_key: 'three-keys',
  norberts_egg: 'dragon-head',
  dobbys_sock: 'socks',
  sorting_hat: 'pointy-hat',
  mandrake: 'flower-pot',
  marauders_map: 'treasure-map',
  golden_egg: 'egg',
  triwizard_cup: 'laurels',
  prophecy: 'crystal-ball',
  deluminator: 'lighter',
  cursed_necklace: 'gem-necklace',
  phial_of_memories: 'corked-tube',
};

/** Signs the collection lacks, drawn here. */
export const OWN_ICONS: Record<string, string> = {
  egg: 'M256 36C356 36 416 196 416 300a160 160 0 0 1-320 0C96 196 156 36 256 36ZM140 250l58 44 58-44 58 44 58-44-8-30-50 38-58-44-58 44-50-38Z',
};

export const objectIcon = (id: string): string => OBJECT_ICON[id] ?? 'cut-diamond';
export const spaceIcon = (space: { id: string; symbol: Symbol }): string =>
  PLACE_ICON[space.id] ?? SYMBOL_ICON[space.symbol];

export const f1 = (n: number): number => Math.round(n * 10) / 10;

function ring(count: number, radius: (k: number) => number, turn = 0): string {
  const points = Array.from({ length: count }, (_, k) => {
    const a = (k / count) * 2 * Math.PI + turn;
    return `${f1(radius(k) * Math.cos(a))} ${f1(radius(k) * Math.sin(a))}`;
  });
  return `M${points.join('L')}Z`;
}

export const octagon = (r: number): string => ring(8, () => r, Math.PI / 8);
export const STAR = ring(16, (k) => (k % 2 ? 11.6 : 15));
const CRENEL = ring(32, (k) => (Math.floor(k / 2) % 2 ? 14.2 : 18.5), -0.09);
const PETALS = Array.from(
  { length: 8 },
  (_, k) => `<ellipse cy="-17.5" rx="6.6" ry="8.2" transform="rotate(${k * 45})"/>`,
).join('');

export const icon = (name: string, size: number, fill: string, x = 0, y = 0): string =>
  `<path d="${iconPath(name)}" fill="${fill}" transform="translate(${f1(x - size / 2)} ${f1(y - size / 2)}) scale(${(size / 512).toFixed(4)})"/>`;

/** A space of the map around the origin; `turn` is the direction of the road across it, in degrees. */
export function shape(space: SpaceLook, hidden: boolean, turn: number): string {
  const { symbol } = space;
  const hp = space.hp ? `+${space.hp}` : '';
  const name = spaceIcon(space);
  const line = 'fill="#fffaf0" stroke="#2a1c0c" stroke-width="2"';
  const petals = space.rosettes ? `<g fill="#f0d9a0" stroke="#2a1c0c" stroke-width="1.3">${PETALS}</g>` : '';
  const under = `<circle r="14" fill="#f6edd6"/>${petals}`;
  if (hidden && symbol === 'place')
    return `${under}<circle r="18.2" fill="#efe3c4" stroke="#2a1c0c" stroke-width="1.7" stroke-dasharray="1.2 3.6" stroke-linecap="round"/><circle r="14" fill="#2f2140" stroke="#1c1206" stroke-width="1.6"/>${icon(name, 18, '#f3e6c0')}`;
  switch (symbol) {
    case 'tower':
      return `${under}<path d="${CRENEL}" ${line}/><circle r="10.8" fill="#f3e8cc" stroke="#2a1c0c"/>${icon(name, 15, '#2a1c0c')}`;
    case 'classroom':
      return `${under}<rect x="-16.5" y="-15" width="33" height="30" rx="2.5" ${line}/><rect x="-13.4" y="-12" width="26.8" height="24" fill="none" stroke="#2a1c0c" stroke-width=".9"/>${icon(name, 20, '#2a1c0c')}`;
    case 'common_room':
      return `${under}<path d="M-16.5 15V-5L0-18.5 16.5-5V15Z" fill="#3a2712" stroke="#1c1206" stroke-width="2"/><path d="M-13.6 12.300V-3.600L0-14.7 13.6-3.600V12.300Z" fill="none" stroke="#f3dfa9"/>${icon(name, 17, '#f8ebc4', 0, 2.5)}`;
    case 'place':
    case 'study':
      return `${under}<path d="${octagon(17.4)}" ${line}/><path d="${octagon(14.4)}" fill="none" stroke="#2a1c0c" stroke-width=".9"/>${icon(name, 19.5, '#2a1c0c')}`;
    case 'great_hall':
      return `<circle r="11.5" fill="#f3dfa9" stroke="#2a1c0c" stroke-width="2"/>${icon(name, 15, '#2a1c0c')}`;
    case 'bridge':
      return `<g transform="rotate(${f1(turn)})" stroke="#2a1c0c"><path d="M-27-12Q-22-8-20-8H20Q22-8 27-12M-27 12Q-22 8-20 8H20Q22 8 27 12" fill="none" stroke-width="2.4"/><path d="M-20-8H20V8H-20Z" fill="#efdcae" stroke-width="1.6"/><path d="M-14-8V8M-7-8V8M0-8V8M7-8V8M14-8V8" stroke-width=".9"/></g>`;
    case 'start':
      return `<path d="M-18 14V-3A18 17 0 0 1 18-3V14Z" fill="#fffaf0" stroke="#2a1c0c" stroke-width="2.2"/>${icon(name, 24, '#2a1c0c', 0, -0.5)}`;
    case 'pitch':
      return `<path d="${octagon(23)}" fill="#efe3c4" stroke="#7c4700" stroke-width="2.6"/><ellipse rx="20" ry="15.5" ${line}/>${icon(name, 22, '#2a1c0c')}`;
    case 'none':
      return `<circle r="8.5" ${line}/><circle r="2.6" fill="#2a1c0c"/>`;
    case 'hp':
      return `${under}<circle r="16.4" fill="${TINT.hp}" stroke="#2a1c0c" stroke-width="2.1"/><path d="M0 12.400C-19-1-10-13.6 0-6.1 10-13.6 19-1 0 12.400Z" fill="${INK.hp}"/><text text-anchor="middle" y="4.4" class="hp">${hp}</text>`;
    default:
      return `${under}<circle r="16.4" fill="${TINT[symbol]}" stroke="#2a1c0c" stroke-width="2.1"/><circle r="13.9" fill="none" stroke="${INK[symbol]}" stroke-width=".9" opacity=".7"/>${icon(name, 21.5, INK[symbol] ?? '#2a1c0c')}`;
  }
}
