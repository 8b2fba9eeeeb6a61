// What an option tells beyond its name: its detail line, odds, changes and prices, as one line of words.
import type { Option } from './wire';
import type { Words } from './words';

export function outlook(option: Option, words: Words): string[] {
  const { detail, outlook: known } = option;
  const told = detail ? [words.say(detail.key, detail.args)] : [];
  if (!known) return told;
  const name = (label: Option['label']) => words.say(label.key, label.args);
  for (const { label, percent } of known.odds) told.push(words.format('web-odds', { what: name(label), percent }));
  for (const { label, before, after } of known.changes)
    told.push(words.format('web-change', { what: name(label), before, after }));
  if (known.price !== null && !known.changes.length)
    told.push(words.format('web-price', { price: known.price, purse: known.purse ?? 0 }));
  return told;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Facts in one line: sentences follow one another, anything else is set apart. */
export function joined(facts: readonly string[]): string {
  return facts
    .filter(Boolean)
    .reduce(
      (line, fact) => (!line ? fact : /[.!?]$/.test(line) ? `${line} ${capital(fact)}` : `${line} · ${fact}`),
      '',
    );
}
