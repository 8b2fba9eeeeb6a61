// Portraits of our own: every face is a list of parts and a palette (`faces.json`), drawn in a box of 120.
import data from './faces.json';

export interface FaceData {
  /** What another game calls the same person. */
  aka?: string;
  /** Rays for the Order and the school, scales for the dark side. */
  field: 'order' | 'dark';
  /** How far the bust is moved down, to make room for a hat. */
  down: number;
  palette: Record<string, string>;
  bust: string[];
  over: string[];
}

export const FACES = data as Record<string, FaceData>;

const NAMES = new Map<string, string>();
for (const [name, face] of Object.entries(FACES)) {
  NAMES.set(name, name);
  if (face.aka) NAMES.set(face.aka, name);
}

/** The face of a person, by whatever id a game has for them; sheets such as `harry_potter_b` are their character's. */
export function faceOf(id: string): string | undefined {
  return NAMES.get(id) ?? NAMES.get(id.replace(/_[ab]$/, ''));
}
