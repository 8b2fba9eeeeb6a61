// Rounds an SVG path to whole units. Every point is rounded by its absolute position, so errors never add up,
// and written relative to the last one, which is short.

const COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** @param {string} d */
function* segments(d) {
  const token = /([a-zA-Z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/g;
  let command = '';
  /** @type {string[]} */
  const parts = d.match(token) ?? [];
  for (let i = 0; i < parts.length;) {
    if (/[a-zA-Z]/.test(parts[i])) command = parts[i++];
    const kind = command.toLowerCase();
    const count = COUNTS[kind];
    if (kind === 'a') {
      // Flags of an arc may be glued to what follows: take them apart.
      const numbers = [];
      while (numbers.length < 7) {
        let part = parts[i++];
        if (numbers.length === 3 || numbers.length === 4) {
          numbers.push(Number(part[0]));
          part = part.slice(1);
          if (part) parts[--i] = part;
        } else numbers.push(Number(part));
      }
      yield [command, numbers];
    } else {
      yield [command, parts.slice(i, i + count).map(Number)];
      i += count;
    }
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
}

/** @param {string} d */
export function shorten(d) {
  let out = '';
  let x = 0,
    y = 0,
    startX = 0,
    startY = 0;
  let atX = 0,
    atY = 0; // where the written path is, in whole units
  let last = '';
  const write = (command, numbers) => {
    let text = command === last && command !== 'z' ? '' : command;
    last = command === 'm' ? 'l' : command;
    for (const [i, number] of numbers.entries()) {
      const glue = i === 0 && text ? '' : number < 0 ? '' : ' ';
      text += glue + number;
    }
    out += text;
  };
  for (const [command, numbers] of segments(d)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    if (kind === 'z') {
      write('z', []);
      [x, y] = [startX, startY];
      [atX, atY] = [Math.round(startX), Math.round(startY)];
      continue;
    }
    if (kind === 'h' || kind === 'v') {
      if (kind === 'h') x = (relative ? x : 0) + numbers[0];
      else y = (relative ? y : 0) + numbers[0];
      const to = kind === 'h' ? Math.round(x) : Math.round(y);
      write(kind, [to - (kind === 'h' ? atX : atY)]);
      if (kind === 'h') atX = to;
      else atY = to;
      continue;
    }
    const from = kind === 'a' ? 5 : 0;
    const baseX = relative ? x : 0,
      baseY = relative ? y : 0;
    const written =
      kind === 'a' ? [Math.round(numbers[0] * 10) / 10, Math.round(numbers[1] * 10) / 10, ...numbers.slice(2, 5)] : [];
    for (let i = from; i < numbers.length; i += 2) {
      x = baseX + numbers[i];
      y = baseY + numbers[i + 1];
      written.push(Math.round(x) - atX, Math.round(y) - atY);
    }
    if (kind === 'm') [startX, startY] = [x, y];
    if (kind === 'm') last = '';
    write(kind, written);
    [atX, atY] = [Math.round(x), Math.round(y)];
  }
  return out;
}
