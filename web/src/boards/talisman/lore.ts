// Texts of spaces and cards taken apart for the eye. They are written by the game, in three languages, to one
// pattern: "Roll a die: 1: … 2–3: …", "Order of the Phoenix: … Death Eaters: …", "Shop: …".

/** One line of a table of die results. */
export interface Row {
  from: number;
  to: number;
  text: string;
}

export interface Table {
  before: string;
  rows: Row[];
  after: string;
}

const RESULT = /(?<=^|[\s(])(\d{1,2})(?:–(\d{1,2}))?: /g;
const tidy = (text: string) => text.trim().replace(/[;.:]+$/, '');

/** The table of die results in a text, if it has one. */
export function tableIn(text: string): Table | null {
  const found = [...text.matchAll(RESULT)];
  const first = found[0];
  if (!first || found.length < 2) return null;
  let after = '';
  const rows = found.map((hit, i) => {
    const start = hit.index + hit[0].length;
    let said = text.slice(start, found[i + 1]?.index ?? text.length);
    if (i === found.length - 1) {
      // The last result ends with its sentence, or with the bracket the table stands in.
      const end = /\)|\.(?=\s|$)/.exec(said);
      if (end) {
        after = said.slice(end.index + 1).replace(/^[.)\s]+/, '');
        said = said.slice(0, end.index);
      }
    }
    return { from: Number(hit[1]), to: Number(hit[2] ?? hit[1]), text: tidy(said) };
  });
  return { before: tidy(text.slice(0, first.index).replace(/\($/, '')), rows, after };
}

/** The part of a text that is for one side, where it tells both apart: "Order of the Phoenix: … Death Eaters: …". */
export function forSide(text: string, side: string, other: string): string {
  const [mine, theirs] = [text.indexOf(`${side}: `), text.indexOf(`${other}: `)];
  if (!side || !other || mine < 0 || theirs < 0) return text;
  const own = text.slice(mine + side.length + 2, theirs > mine ? theirs : text.length).trim();
  return own.charAt(0).toUpperCase() + own.slice(1);
}

/** What a text says about one of the things it names: "Three Broomsticks: …". */
export function aboutName(lines: readonly string[], name: string): string {
  const line = lines.find((one) => one.startsWith(`${name}: `));
  return line ? line.slice(name.length + 2) : '';
}
