import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ICONS } from '../src/boards/talisman/icons.gen';
import { ICONS as SHELL } from '../src/shell/icons.gen';
import { angle, lines, PLACE, PLACES, RINGS, room, stand, textWidth } from '../src/boards/talisman/layout';
import { SIGNS } from '../src/boards/talisman/signs';
import { LANGUAGES, makeBundle, Words } from '../src/lib/words';

const LOCALES = join(import.meta.dirname, '../../src/hallows/locales');
const toml = readFileSync(join(import.meta.dirname, '../../src/hallows/games/talisman/content/spaces.toml'), 'utf8');

describe('the drawn board', () => {
  it('has exactly the spaces of the content, each in its place', () => {
    const spaces = [...toml.matchAll(/^id = "(\w+)".*\nregion = "(\w+)".*\nposition = (\d+)/gm)].map(
      ([, id, region, position]) => ({ id, region, position: Number(position) }),
    );
    const drawn = PLACES.map((place) => ({ id: place.id, region: place.ring as string, position: place.index + 1 }));
    expect(drawn).toEqual(spaces.filter((space) => space.region !== 'great_hall'));
  });

  it('puts spaces that face each other on one spoke, as near as the rings allow', () => {
    for (const [, id, faces] of toml.matchAll(/id = "(\w+)"[\s\S]*?faces = "(\w+)"/g)) {
      const [a, b] = [PLACE.get(id as string), PLACE.get(faces as string)];
      if (!a || !b) continue;
      const apart = Math.abs(((angle(a) - angle(b) + 540) % 360) - 180);
      expect(apart, `${id} and ${faces}`).toBeLessThan(23);
    }
  });

  it.each(LANGUAGES)('has room for every name in %s, at 9 px or more', (lang) => {
    const source = readFileSync(join(LOCALES, lang, 'talisman-names.ftl'), 'utf8');
    const words = new Words(lang, makeBundle(lang, [source]), 'talisman');
    for (const place of PLACES) {
      const rows = lines(words.name(`space:${place.id}`), (text) => textWidth(text) < room(place, 0));
      for (const [j, row] of rows.entries()) {
        const size = Math.min(12.8, (12.8 * room(place, j)) / textWidth(row));
        expect(size, `${place.id}: ${row}`).toBeGreaterThan(9);
      }
    }
  });

  it('has every icon it names', () => {
    const known = new Set([...Object.keys(ICONS), ...Object.keys(SHELL)]);
    const asked = [...PLACES.map((place) => place.icon), ...SIGNS.values()];
    expect(asked.filter((icon) => !known.has(icon))).toEqual([]);
  });

  it('keeps figures on one space apart and inside it', () => {
    const spots = Array.from({ length: 3 }, (_, i) => stand('hogsmeade', i, 3, 13.5));
    for (const [i, spot] of spots.entries()) {
      expect(Math.abs(spot.a - angle(PLACE.get('hogsmeade')!))).toBeLessThan(RINGS.london.step / 2);
      const next = spots[i + 1];
      if (next) expect(((next.a - spot.a) * Math.PI * spot.r) / 180).toBeGreaterThan(27);
    }
  });
});
