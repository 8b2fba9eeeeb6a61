// The portraits as one hidden drawing: parts from `parts.svg`, put together as `faces.json` says. Loaded when a first face is shown.
import parts from './parts.svg?raw';
import data from './faces.json';

interface FaceData {
  /** Rays for the Order and the school, scales for the dark side. */
  field: string;
  /** How far the bust is moved down, to make room for a hat. */
  down: number;
  palette: Record<string, string>;
  bust: string[];
  over: string[];
}

/** Every face as a list of parts and a palette, drawn in a box of 120. */
export const FACES: Record<string, FaceData> = data;

const INK = '#15102a';
const STYLE = `
.face-ink{stroke:${INK};stroke-width:2.4;stroke-linejoin:round;stroke-linecap:round}
.face-line{fill:none;stroke:${INK};stroke-width:1.7;stroke-linejoin:round;stroke-linecap:round}
.face-strand{fill:none;stroke-width:1.2;stroke-linejoin:round;stroke-linecap:round}
.face-fine{opacity:var(--fine,1)}`;

// What lies above the ring's lower half may cross it; nothing falls out below.
const DEFS = `<defs>
<clipPath id="face-bust"><circle cx="60" cy="60" r="53.6"/></clipPath>
<clipPath id="face-over"><path d="M-12 -16H132V76H115.5C112 100 90 118 60 118C30 118 8 100 4.5 76H-12Z"/></clipPath>
<radialGradient id="face-shade" cx=".42" cy=".34" r=".75"><stop offset=".35" stop-opacity="0"/><stop offset="1" stop-color="#05040f" stop-opacity=".5"/></radialGradient>
</defs>`;

const use = (name: string) => `<use href="#face-part-${name}"/>`;

function group(clip: string, down: number, names: readonly string[]): string {
  if (!names.length) return '';
  return `<g clip-path="url(#face-${clip})"><g transform="translate(0 ${down})">${names.map(use).join('')}</g></g>`;
}

function symbol(name: string, face: FaceData): string {
  const palette = Object.entries(face.palette)
    .map(([key, colour]) => `--${key}:${colour}`)
    .join(';');
  const bust = group('bust', face.down, face.bust);
  const over = group('over', face.down, face.over);
  return `<g id="face-${name}" style="${palette}">${use(`field-${face.field}`)}${bust}${use('ring')}${over}</g>`;
}

/** The whole sprite as markup. */
export function sprite(): string {
  const drawn = parts.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replace(/ id="/g, ' id="face-part-');
  const faces = Object.entries(FACES).map(([name, face]) => symbol(name, face));
  return `<svg class="faces" width="0" height="0" style="position:absolute" aria-hidden="true"><style>${STYLE}</style>${DEFS}<defs>${drawn}${faces.join('')}</defs></svg>`;
}
