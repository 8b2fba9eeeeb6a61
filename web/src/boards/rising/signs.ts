// Which icon stands for what. Traits differ by outline, people by an emblem of their own.
import type { Event } from '../../lib/wire';
import type { Affiliation, Colour, LocationId, Trait } from './view';

export const TRAIT_ICON: Record<Trait, string> = {
  knowledge: 'open-book',
  friendship: 'linked-rings',
  loyalty: 'shield',
  courage: 'fire',
};

export const DIE_COLOUR: Record<Colour, { face: string; top: string; side: string }> = {
  blue: { face: '#2d5fb8', top: '#6f97dd', side: '#1a3b78' },
  orange: { face: '#b8600f', top: '#dd944d', side: '#723a06' },
  red: { face: '#a82a33', top: '#d4666d', side: '#69161d' },
  purple: { face: '#6a3aa8', top: '#9a72d0', side: '#412169' },
};
export const TOKEN_FACE = { face: '#1f6f63', top: '#58a99b', side: '#0f4039' };

export const AFFILIATION_COLOUR: Record<Affiliation, string> = {
  hogwarts: '#2d5fb8',
  order: '#a82a33',
  army: '#6a3aa8',
};

const EMBLEM: Record<string, string> = {
  albus: 'bee',
  mcgonagall: 'cat',
  snape: 'potion-ball',
  hagrid: 'three-keys',
  trelawney: 'crystal-ball',
  mrs_norris: 'beast-eye',
  flitwick: 'quill-ink',
  sprout: 'flower-pot',
  pomfrey: 'hospital-cross',
  filch: 'magic-broom',
  dobby: 'socks',
  tonks: 'gecko',
  sirius: 'paw',
  moody: 'eyeball',
  lupin: 'moon',
  kingsley: 'queen-crown',
  molly: 'hearts',
  arthur: 'plug',
  bill: 'ankh',
  fleur: 'feather',
  mundungus: 'swap-bag',
  aberforth: 'goat',
  harry: 'deer-head',
  hermione: 'spell-book',
  ron: 'chess-knight',
  ginny: 'horse-head',
  luna: 'rabbit-head',
  neville: 'cactus-pot',
  fred: 'firework-rocket',
  george: 'human-ear',
  cho: 'swan',
  dean: 'paint-brush',
  seamus: 'bright-explosion',
  bellatrix: 'raven',
  lucius: 'snake',
  pettigrew: 'rat',
  dolohov: 'crossed-slashes',
  draco: 'dragon-head',
  greyback: 'wolf-head',
  yaxley: 'handcuffs',
  rookwood: 'domino-mask',
  macnair: 'battle-axe',
  rodolphus: 'thorny-vine',
  voldemort: 'hood',
};
/** A card of somebody's own pack has none of its own. */
export function emblem(card: string): string {
  return EMBLEM[card] ?? 'wizard-face';
}

export const LOCATION_ICON: Record<LocationId, string> = {
  ministry: 'water-fountain',
  diagon: 'wooden-sign',
  hogsmeade: 'pine-tree',
};

const PLACE: Record<string, string> = {
  mysteries: 'closed-doors',
  atrium: 'fireplace',
  ollivanders: 'crystal-wand',
  gringotts: 'greek-temple',
  hogs_head: 'beer-stein',
  platform: 'steam-locomotive',
};
export const placeIcon = (place: string): string => PLACE[place] ?? 'broken-wall';

const HQ: Record<string, string> = { office: 'castle', grimmauld: 'house', room: 'wooden-door' };
export const hqIcon = (hq: string | null): string => HQ[hq ?? ''] ?? 'house';

const SPELL: Record<string, string> = {
  ...TRAIT_ICON,
  blue_die: 'perspective-dice-six',
  orange_die: 'perspective-dice-six',
  red_die: 'perspective-dice-six',
  purple_die: 'perspective-dice-six',
  exchange: 'trade',
  heal_two: 'heart-plus',
  heal_pair: 'health-increase',
  cleanse: 'lantern-flame',
};
export const spellIcon = (spell: string): string => SPELL[spell] ?? 'magic-swirl';

/** The colour of a die a token brings, if it brings one. */
export function spellColour(spell: string): string | null {
  const colour = spell.endsWith('_die') ? spell.slice(0, -4) : '';
  return DIE_COLOUR[colour as Colour]?.face ?? null;
}

const EVENT: Record<string, string> = {
  turn: 'polar-star',
  travelled: 'walk',
  moved: 'walk',
  redeployed: 'walk',
  faces: 'hood',
  'voldemort.right': 'hood',
  'voldemort.left': 'hood',
  'voldemort.mark': 'daemon-skull',
  attacked: 'daemon-skull',
  struck: 'crossed-slashes',
  villain: 'hood',
  corrupted: 'broken-wall',
  cleaned: 'lantern-flame',
  penalty: 'daemon-skull',
  'place.lost': 'castle-ruins',
  'location.lost': 'castle-ruins',
  healed: 'heart-plus',
  complete: 'check-mark',
  recruited: 'three-friends',
  harmed: 'crossed-slashes',
  hit: 'crossed-slashes',
  'defeated.wizard': 'hospital-cross',
  'defeated.death_eater': 'prisoner',
  risen: 'hood',
  refilled: 'card-draw',
  won: 'laurels',
  lost: 'daemon-skull',
};

/** A line of the log: the emblem of whom it is about, or the sign of what happened. */
export function eventIcon(event: Event): string {
  if (event.thrown || event.key === 'rolled') return 'perspective-dice-six';
  if (event.key === 'villain') return emblem(idOf(event.args.card));
  const known = EVENT[event.key];
  if (known) return known;
  if (event.key.startsWith('token')) return spellIcon(idOf(event.args.token).replace(/-/g, '_'));
  if (event.key.startsWith('pool') || event.key === 'discarded' || event.key === 'stopped')
    return 'perspective-dice-six';
  const card = idOf(event.args.card ?? event.args.target);
  return card in EMBLEM ? emblem(card) : 'polar-star';
}

function idOf(arg: unknown): string {
  return typeof arg === 'string' ? (arg.split(':')[1] ?? '') : '';
}
