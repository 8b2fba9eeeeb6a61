// Every portrait on one page, at 160 and 40 px, on night, on parchment and in grey: `node scripts/faces.mjs sheet.html`.
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const out = process.argv[2] ?? 'faces.html';
const vite = await createServer({ configFile: false, server: { middlewareMode: true, ws: false }, logLevel: 'error' });
const { FACES, sprite } = await vite.ssrLoadModule('/src/faces/sprite.ts');
await vite.close();

const names = Object.keys(FACES);
const face = (name, px) =>
  `<figure><svg width="${px}" height="${px}" viewBox="0 0 120 120" style="--fine:${px > 48 ? 1 : 0}"><use href="#face-${name}"/></svg>` +
  (px > 48 ? `<figcaption>${name}</figcaption>` : '') +
  '</figure>';
const row = (px, style) => `<section style="${style}">${names.map((name) => face(name, px)).join('')}</section>`;
const css =
  'body{background:#12142e;color:#eee;font:13px sans-serif;margin:12px}figure{display:inline-block;margin:8px;text-align:center}svg{overflow:visible}';
writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><title>Faces</title><style>${css}</style>${sprite()}` +
    row(160, '') +
    row(40, '') +
    row(40, 'background:#f2e6c8') +
    row(40, 'filter:grayscale(1)'),
);
