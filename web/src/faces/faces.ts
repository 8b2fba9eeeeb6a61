// Who has a portrait, by whatever id a game has for them. The drawings themselves are loaded when a first face is shown.
import names from './names.json';

const NAMES = new Map(Object.entries(names));

/** The face of a person, with or without the kind before the id; sheets such as `harry_potter_b` are their character's. */
export function faceOf(name: string): string | undefined {
  const id = name.slice(name.indexOf(':') + 1);
  return NAMES.get(id) ?? NAMES.get(id.replace(/_[ab]$/, ''));
}
