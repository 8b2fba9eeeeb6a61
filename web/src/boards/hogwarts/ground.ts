// The ground of the three boards: what lies under spaces and roads. Drawn once as text; nothing in it ever moves.
import { f1 } from './art';
import type { Palette } from './art';
import { BOXES, SPOTS } from './layout';
import type { BoardName, RegionName } from './layout';

type Wing = 'west' | 'north' | 'centre' | 'east' | 'dungeons';

export const WINGS: Record<Wing, string> = {
  west: 'M402 80 566 60 624 160 652 222V446L636 466V664H530V650H440V556H536V468L384 474 258 440 214 330V236L288 142Z',
  north: 'M556 62 640 46 716 26H1004L1030 56V216H694L592 226 566 190Z',
  centre: 'M618 210H1040V402L1028 600 980 624 862 640 848 656H752L738 628 624 640V300Z',
  east: 'M1086 76 1246 46 1262 180 1298 190V246L1382 256 1474 236V308L1392 338V504L1306 540 1240 592H1076L1018 548V198H1090Z',
  dungeons: 'M842 622 988 610V544H1068L1074 602H1222V662L1166 718 1100 764 960 778 842 772Z',
};
const HATCH: Record<Wing, string> = { west: 'hw', north: 'hn', centre: 'hc', east: 'he', dungeons: 'hd' };
const LAKE =
  'M1010 808C1020 778 1066 770 1086 792 1102 812 1112 838 1104 862 1098 884 1116 900 1150 908 1210 922 1300 898 1362 876 1410 862 1424 892 1402 914 1428 940 1400 968 1352 972 1250 982 1130 982 1040 970 1000 962 1016 930 1030 908 1050 880 1000 850 1010 808Z';
const TURRETS: [number, number][] = [
  [214, 330], [214, 236], [402, 80], [288, 142], [258, 440], [716, 26], [1004, 26], [1030, 56], [530, 664], [636, 664],
  [1474, 236], [1474, 308], [1246, 46], [1392, 504], [1086, 76], [842, 622], [1222, 602], [842, 772],
]; // prettier-ignore
const HILLS: [number, number, number][] = [
  [1400, 116, 120], [1490, 96, 150], [1545, 150, 90], [1330, 150, 84], [1450, 172, 100], [1540, 214, 84], [70, 352, 76],
  [132, 372, 96], [96, 392, 84], [1530, 330, 96], [1480, 382, 80], [1548, 420, 76], [90, 180, 110], [160, 150, 80],
  [70, 250, 90],
]; // prettier-ignore
const HOUSES: [number, number][] = [
  [356, 908],
  [352, 826],
  [468, 884],
  [494, 918],
  [372, 866],
  [236, 868],
  [500, 800],
];

/** The same numbers for every screen. */
function chance(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

const hatch = (id: string, size: number, turn: number, d: string, ink: string, width: number, opacity: number) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="${d}" stroke="${ink}" stroke-width="${width}" opacity="${opacity}"/></pattern>`;

function patterns(id: string, { ink, stone, wave }: Palette): string {
  return `<defs>
<radialGradient id="${id}paper" cx=".5" cy=".48" r=".75"><stop offset=".1" stop-color="var(--map-paper)"/><stop offset="1" stop-color="var(--map-edge)"/></radialGradient>
${hatch(`${id}hw`, 6, 45, 'M0 0V6', ink, 0.8, 0.55)}${hatch(`${id}hn`, 7, 90, 'M0 0V7', ink, 0.7, 0.5)}${hatch(`${id}he`, 6, -45, 'M0 0V6', ink, 0.8, 0.55)}${hatch(`${id}hc`, 9, 0, 'M0 0H9M0 0V9', ink, 0.5, 0.4)}${hatch(`${id}hd`, 7, 45, 'M0 0V7M0 0H7', ink, 0.8, 0.6)}${hatch(`${id}rock`, 5, 62, 'M0 0V5', ink, 1.25, 0.62)}
<pattern id="${id}stone" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M0 0H14V10H0Z" fill="${stone}"/><path d="M0 0H14M0 5H14M4 0V5M11 5V10" stroke="${ink}" stroke-width=".6" opacity=".45"/></pattern>
<pattern id="${id}wave" width="34" height="16" patternUnits="userSpaceOnUse"><path d="M2 5q4-4 8 0t8 0M18 13q4-4 8 0t6 0" fill="none" stroke="${wave}" stroke-width="1.1" opacity=".75"/></pattern></defs>`;
}

function tree(x: number, y: number, size: number, fill: string): string {
  const h = 15 * size;
  const w = 6.2 * size;
  return `<path d="M${f1(x)} ${f1(y - h)}l${f1(w * 0.7)} ${f1(h * 0.42)}h${f1(-w * 0.35)}l${f1(w * 0.75)} ${f1(h * 0.42)}h${f1(-w * 2.2)}l${f1(w * 0.75)} ${f1(-h * 0.42)}h${f1(-w * 0.35)}Z" fill="${fill}"/><path d="M${f1(x)} ${f1(y - h * 0.16)}v${f1(h * 0.28)}M${f1(x + 1.4)} ${f1(y - h * 0.72)}l${f1(w * 0.5)} ${f1(h * 0.5)}" fill="none" stroke-width=".9"/>`;
}

function hill(x: number, y: number, w: number, fill: string): string {
  const h = w * 0.52;
  let lines = '';
  for (let k = 0; k < 6; k += 1)
    lines += `M${f1(x + w * (0.03 + k * 0.07))} ${f1(y - h * (0.9 - k * 0.13))}l${4 + (k % 3)} ${f1(h * 0.34)}`;
  return `<path d="M${f1(x - w / 2)} ${y}Q${f1(x - w * 0.22)} ${f1(y - h * 0.9)} ${x} ${f1(y - h)}Q${f1(x + w * 0.2)} ${f1(y - h * 0.8)} ${f1(x + w / 2)} ${y}" fill="${fill}" stroke-width="1.6"/><path d="${lines}" fill="none" stroke-width=".8"/>`;
}

const house = (x: number, y: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-12 10V-1L-4-10H10L14-1V10Z" fill="${fill}"/><path d="M-12-1H4L10-10M4-1V10M-12-1-4-10M4-1 14-1M-7 10V4H-2V10" fill="none"/></g>`;

/** Whether there is room for a tree: away from every space. Names are written over trees. */
const free = (x: number, y: number, r: number) => SPOTS.every((spot) => Math.hypot(spot.x - x, spot.y - y) > r);

function wood(dice: () => number, count: number, x: number, y: number, w: number, h: number, fill: string): string {
  const grown: [number, number][] = [];
  for (let k = 0; k < count; k += 1) {
    const at: [number, number] = [x + dice() * w, y + dice() * h];
    if (free(at[0], at[1] - 7, 27)) grown.push(at);
  }
  return grown
    .sort((a, b) => a[1] - b[1])
    .map(([tx, ty]) => tree(tx, ty, 0.8 + dice() * 0.4, fill))
    .join('');
}

function castle(c: Palette, id: string): string {
  const dice = chance(11);
  const wings = Object.entries(WINGS) as [Wing, string][];
  const each = (draw: (d: string, wing: Wing) => string) => wings.map(([wing, d]) => draw(d, wing)).join('');
  const url = (name: string) => `url(#${id}${name})`;
  const lines = `stroke="${c.ink}" stroke-linejoin="round" stroke-linecap="round"`;
  return [
    `<path d="${LAKE}" fill="${c.lake}" stroke="${c.ink}" stroke-width="2.4"/><path d="${LAKE}" fill="${url('wave')}"/>`,
    `<g fill="none" opacity=".8"><path d="M236 470C280 520 330 545 350 600 366 640 420 668 452 690" stroke="${url('hw')}" stroke-width="22"/><path d="M300 470C350 510 400 530 440 560 470 640 500 660 540 690" stroke="${url('he')}" stroke-width="18"/></g>`,
    `<g ${lines}>${HILLS.map(([x, y, w]) => hill(x, y, w, c.paper)).join('')}`,
    wood(dice, 420, 1404, 700, 174, 272, c.tree),
    wood(dice, 46, 1450, 470, 120, 150, c.tree),
    wood(dice, 40, 60, 690, 160, 170, c.tree),
    wood(dice, 16, 640, 690, 140, 60, c.tree),
    HOUSES.filter(([x, y]) => free(x, y, 24))
      .map(([x, y]) => house(x, y, 1, c.plate))
      .join(''),
    `<ellipse cx="1178" cy="792" rx="38" ry="22" fill="${c.field}" stroke-width="1.4"/><ellipse cx="1178" cy="792" rx="32" ry="17" fill="none" stroke-width=".8" stroke-dasharray="3 3"/></g>`,
    `<g fill="${url('stone')}" stroke="${c.ink}" stroke-width="1.6"><path d="M746 706H854V788H746Z"/><path d="M950 748H1046L1052 812H956Z"/><path d="M1278 572 1372 566 1384 650 1290 656Z"/></g>`,
    `<g fill="none" stroke-linejoin="round">${each((d) => `<path d="${d}" stroke="${url('rock')}" stroke-width="40"/>`)}${each((d) => `<path d="${d}" stroke="${c.ink}" stroke-width="11"/>`)}${each((d) => `<path d="${d}" stroke="${c.floor}" stroke-width="4.4"/>`)}</g>`,
    each(
      (d, wing) =>
        `<path d="${d}" fill="${wing === 'dungeons' ? c.cellar : c.floor}"/><path d="${d}" fill="${url(HATCH[wing])}" opacity="${wing === 'dungeons' ? 0.5 : 0.16}"/>`,
    ),
    TURRETS.map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="9" fill="${c.plate}" stroke="${c.ink}" stroke-width="2.6"/><circle cx="${x}" cy="${y}" r="4" fill="${url('hw')}" stroke="${c.ink}"/>`,
    ).join(''),
    `<g fill="${url('stone')}" stroke="${c.ink}" stroke-width="2"><path d="M652 300H766V332L684 360H652Z"/><path d="M948 300H834V332L916 360H948Z"/></g>`,
    `<g ${lines}>${[
      [668, 330],
      [668, 352],
      [932, 330],
      [932, 352],
    ]
      .map(([x = 0, y = 0]) => tree(x, y, 0.8, c.tree))
      .join('')}</g>`,
    `<g stroke="${c.ink}" fill="none"><path d="M702 398H898V514H702Z" fill="${c.plate}" stroke-width="3.2"/><path d="M709 405H891V507H709Z"/>${[424, 438, 474, 488].map((y) => `<path d="M722 ${y}H878" stroke-width="5.5"/><path d="M722 ${y}H878" stroke="${c.gold}" stroke-width="3"/>`).join('')}</g>`,
    `<g transform="translate(112 800)" stroke="${c.ink}"><circle r="44" fill="${c.plate}" stroke-width="1.6"/><circle r="38" fill="none" stroke-width=".9" stroke-dasharray="2 3.97"/>${[0, 90, 180, 270].map((a) => `<path d="M0-36 7-7 0 0Z" fill="${c.ink}" transform="rotate(${a})"/><path d="M0-36-7-7 0 0Z" fill="${c.plate}" transform="rotate(${a})"/>`).join('')}${[45, 135, 225, 315].map((a) => `<path d="M0-23 5-5 0 0-5-5Z" fill="${c.edge}" stroke-width=".9" transform="rotate(${a})"/>`).join('')}</g>`,
  ].join('');
}

/** Rows of crooked fronts along the street. */
function alley(c: Palette, id: string): string {
  const dice = chance(5);
  const fronts = SPOTS.filter((spot) => spot.board === 'alley' && spot.id !== 'l00').map(({ x, y, anchor }) => {
    const up = anchor === 'n' ? -1 : 1;
    const by = y - up * 44;
    const tall = 34 + dice() * 22;
    const lean = (dice() - 0.5) * 8;
    return `<g transform="translate(${x} ${by + 18})"><path d="M-30 0V${-tall}L${f1(lean - 4)} ${f1(-tall - 22)} 30 ${-f1(tall)}V0Z" fill="${c.plate}"/><path d="M-30 0V${-tall}L${f1(lean - 4)} ${f1(-tall - 22)} 30 ${-f1(tall)}V0Z" fill="url(#${id}${up > 0 ? 'hw' : 'he'})" opacity=".3"/><path d="M-30 ${f1(-tall * 0.55)}H30M-22 0V${f1(-tall * 0.45)}H-6V0M4 ${f1(-tall * 0.14)}H24V${f1(-tall * 0.44)}H4ZM-20 ${f1(-tall * 0.66)}H-8V${f1(-tall * 0.92)}H-20ZM8 ${f1(-tall * 0.66)}H20V${f1(-tall * 0.92)}H8Z" fill="none"/></g>`;
  });
  return `<g stroke="${c.ink}" stroke-linejoin="round" stroke-width="1.6">${fronts.join('')}</g>`;
}

/** Islands of ground far from each other. */
function places(c: Palette, id: string): string {
  const isle = (x: number, y: number, rx: number, ry: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${c.floor}" stroke="${c.ink}" stroke-width="2"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id}hn)" opacity=".16"/><ellipse cx="${x}" cy="${y}" rx="${rx + 8}" ry="${ry + 7}" fill="none" stroke="${c.ink}" stroke-dasharray="3 5" opacity=".6"/>`;
  const dice = chance(17);
  const around = SPOTS.filter((spot) => spot.board === 'places' && spot.id !== 'p2').map((spot) =>
    spot.id === 'p1' ? isle(360, 178, 150, 76) : isle(spot.x, spot.y + 16, 84, 62),
  );
  return `<g stroke="${c.ink}" stroke-linejoin="round">${wood(dice, 60, 30, 40, 740, 440, c.tree)}</g>${around.join('')}`;
}

const DRAW: Record<BoardName, (colours: Palette, id: string) => string> = { castle, alley, places };

/** Everything under the roads. `id` keeps the patterns of several drawings on one page apart. */
export function ground(board: BoardName, colours: Palette, id: string): string {
  const { width, height } = BOXES[board];
  const frame = (inset: number, stroke: string, by: number, more = '') =>
    `<path d="M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z" stroke="${stroke}" stroke-width="${by}" ${more}/>`;
  return `${patterns(id, colours)}<path d="M0 0H${width}V${height}H0Z" fill="url(#${id}paper)"/>${DRAW[board](colours, id)}<g fill="none">${frame(9, colours.ink, 2)}${frame(15, colours.plate, 6)}${frame(15, colours.ink, 6, 'stroke-dasharray="40 40"')}${frame(20, colours.ink, 1.4)}</g>`;
}

/** Where the quiet name of a region stands, and how large; and where when it is seen from afar, in larger letters. */
export interface RegionAt {
  x: number;
  y: number;
  size: number;
  room: number;
  far: readonly [x: number, y: number];
}
export const REGION_NAMES: Partial<Record<RegionName, RegionAt>> = {
  west: { x: 486, y: 462, size: 20, room: 190, far: [515, 458] },
  north: { x: 710, y: 268, size: 16, room: 150, far: [710, 281] },
  east: { x: 1198, y: 323, size: 20, room: 190, far: [1165, 336] },
  hogsmeade: { x: 394, y: 968, size: 17, room: 150, far: [394, 970] },
  forest: { x: 1482, y: 645, size: 16, room: 170, far: [1482, 655] },
  lake: { x: 1270, y: 963, size: 19, room: 190, far: [1240, 966] },
};
