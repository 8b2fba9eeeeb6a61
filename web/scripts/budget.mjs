// After a build: compresses what is served, and holds the first load and every table to its budget.
// First load = what index.html and the front door need in one language: entry, its static imports, styles, words.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUDGET = 250 * 1024;
const out = join(dirname(fileURLToPath(import.meta.url)), '../../src/hallows/server/static');
const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));

for (const file of readdirSync(out, { recursive: true }).map(String)) {
  const path = join(out, file);
  if (!/\.(js|css|html|svg|json)$/.test(file) || !statSync(path).isFile()) continue;
  const bytes = readFileSync(path);
  if (bytes.length < 600) continue;
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

/** Everything an entry of the manifest pulls in at once. */
function gather(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const other of chunk.imports ?? []) gather(other, seen);
  return seen;
}
const weigh = (files) => [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file))).length, 0);

const first = gather('index.html');
for (const key of Object.keys(manifest)) {
  if (/locales\/pl\/(web|hallows|table|server)[^/]*\.ftl/.test(key)) gather(key, first);
}
const kilo = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
console.log(`first load ${kilo(weigh(first))} gzip (budget ${kilo(BUDGET)})`);
let over = weigh(first) > BUDGET;
// A table: besides the first load its screen, the game's board, and whatever board that one draws inside its own.
const games = Object.keys(manifest).flatMap((key) => /boards\/(\w+)\/index\.ts$/.exec(key)?.[1] ?? []);
const INSIDE = { hogwarts: ['quidditch'] };
for (const game of games.sort()) {
  const table = new Set(first);
  const wanted = new RegExp(`shell/TableScreen|boards/(${[game, ...(INSIDE[game] ?? [])].join('|')})/index`);
  for (const key of Object.keys(manifest)) if (wanted.test(key)) gather(key, table);
  const inside = INSIDE[game] ? ` with ${INSIDE[game].join(', ')}` : '';
  console.log(`a table of ${game}${inside} ${kilo(weigh(table))}`);
  over ||= weigh(table) > BUDGET;
}
if (over) {
  console.error('over budget');
  process.exit(1);
}
