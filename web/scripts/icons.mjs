// Takes the icons named in every src/**/icons.json out of the game-icons collection.
// A list is grouped by author, because the licence (CC BY 3.0) asks for their names:
//   { "lorc": ["hood", "quill-ink"], "delapouite": ["walk"] }
// Writes icons.gen.ts beside each list, src/shell/credits.gen.ts and CREDITS.md.
import { readFileSync, writeFileSync, readdirSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shorten } from './path.mjs';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(web, 'node_modules/@iconify-json/game-icons/icons.json');
const collection = JSON.parse(readFileSync(source, 'utf8')).icons;

function lists(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('icons.json'))
    .map((file) => join(folder, file))
    .sort();
}

function pathOf(name) {
  const icon = collection[name];
  if (!icon) throw new Error(`no icon ${name} in game-icons`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  return paths.map(shorten).join('');
}

function writeIfChanged(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const credits = {};
for (const list of lists(join(web, 'src'))) {
  const byAuthor = JSON.parse(readFileSync(list, 'utf8'));
  const icons = {};
  for (const [author, names] of Object.entries(byAuthor)) {
    credits[author] = [...new Set([...(credits[author] ?? []), ...names])].sort();
    for (const name of names) icons[name] = pathOf(name);
  }
  const body = Object.entries(icons)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, d]) => `  ${JSON.stringify(name)}: ${JSON.stringify(d)},`)
    .join('\n');
  const text = `// Made by scripts/icons.mjs from icons.json. Icons: game-icons.net, CC BY 3.0.\nexport const ICONS: Record<string, string> = {\n${body}\n};\n`;
  writeIfChanged(join(dirname(list), 'icons.gen.ts'), text);
}

const authors = Object.keys(credits).sort();
const table = authors.map((author) => `  ${JSON.stringify(author)}: ${JSON.stringify(credits[author])},`).join('\n');
writeIfChanged(
  join(web, 'src/shell/credits.gen.ts'),
  `// Made by scripts/icons.mjs.\nexport const ICON_AUTHORS: Record<string, string[]> = {\n${table}\n};\n`,
);
const lines = authors.map((author) => `- **${author}**: ${credits[author].join(', ')}`);
writeIfChanged(
  join(web, 'CREDITS.md'),
  `# Credits\n\nIcons from [game-icons.net](https://game-icons.net), licence [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/); coordinates are rounded, colours are ours.\n\n${lines.join('\n')}\n\nFonts: Cinzel (Natanael Gama) and Alegreya (Juan Pablo del Peral, Huerta Tipográfica), SIL Open Font License 1.1.\n\nEverything else drawn on the table is our own.\n`,
);
