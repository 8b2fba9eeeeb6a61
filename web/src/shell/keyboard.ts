// The table's keys. Nothing happens while somebody types, or with Ctrl, Alt or Meta held.

export interface TableKeys {
  digit: (n: number) => void;
  skip: () => void;
  undo: () => void;
  rules: () => void;
  reader: () => void;
  log: () => void;
  dock: () => void;
  board: () => void;
  hint: () => void;
  replay: () => void;
  roll: () => void;
  escape: () => void;
}

const LETTERS: Record<string, keyof Omit<TableKeys, 'digit'>> = {
  '?': 'rules',
  u: 'undo',
  t: 'reader',
  l: 'log',
  d: 'dock',
  b: 'board',
  h: 'hint',
  r: 'roll',
  p: 'replay',
  Escape: 'escape',
};

export function keyboard(event: KeyboardEvent, keys: TableKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as Element | null;
  if (target?.closest('input:not([type=checkbox]), textarea, select')) return;
  if (/^[1-9]$/.test(event.key)) {
    event.preventDefault();
    keys.digit(Number(event.key));
    return;
  }
  if (event.key === ' ') {
    if (target?.closest('button, a, summary, [role=button]')) return;
    event.preventDefault();
    keys.skip();
    return;
  }
  const act = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act) {
    if (act !== 'escape') event.preventDefault();
    keys[act]();
  }
}
