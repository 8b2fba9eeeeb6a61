import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(__dirname, '..');
const text = (path: string) => readFileSync(path, 'utf8');
const ftl = text(join(ROOT, '../src/hallows/locales/en/web.ftl'));
/** The arguments each message takes. */
const takes = new Map(
  ftl
    .split(/^(?=[\w-]+ =)/m)
    .map((one) => [one.split(' =')[0] ?? '', new Set([...one.matchAll(/\$(\w+)/g)].map(([, name]) => name))] as const),
);
const files = readdirSync(join(ROOT, 'src'), { recursive: true })
  .map(String)
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('.gen.'));

describe('messages of the screen', () => {
  it('are given the arguments they take', () => {
    const bare = files.flatMap((file) =>
      [...text(join(ROOT, 'src', file)).matchAll(/\bt\('(web-[\w-]+)'\)/g)].flatMap(([, id = '']) =>
        takes.get(id)?.size ? [`${file}: ${id} needs ${[...(takes.get(id) ?? [])].join(', ')}`] : [],
      ),
    );
    expect(bare).toEqual([]);
  });
});
