// The castle's map: how far and which way, what the eye sees, how names are set, and what a table puts on the map.
import { describe, expect, it } from 'vitest';
import { BOXES, SPOT } from '../src/boards/hogwarts/layout';
import { label, lines, safe } from '../src/boards/hogwarts/labels';
import { marksOf, sampleOf, signsOf } from '../src/boards/hogwarts/legend';
import { levelAt, within, zoomed } from '../src/boards/hogwarts/map';
import type { Spaces } from '../src/boards/hogwarts/map';
import { drawnFor } from '../src/boards/hogwarts/places';
import { across, between, neighbours, stepsOf, wayPath } from '../src/boards/hogwarts/roads';
import * as cup from '../src/boards/hogwarts/table';
import type { BoardProps } from '../src/boards/hogwarts/props';
import type { BoardProps as NightProps } from '../src/boards/returns/props';
import * as night from '../src/boards/returns/table';
import type { Option } from '../src/lib/wire';
import { option } from './option';

const road = (a: string, b: string, cost = 1, kind = 'path') => ({ a, b, cost, kind }) as const;
const ROADS = [
  road('g01', 'g02'),
  road('g02', 'g03', 1, 'bridge'),
  road('g03', 'g04'),
  road('g01', 'l00', 1, 'gate'),
  road('e11', 'h05', 0, 'passage'),
  road('h05', 'h04'),
] as Parameters<typeof neighbours>[0];

describe('roads', () => {
  it('count steps, and passages none', () => {
    expect(stepsOf('g01', ['g02', 'g03', 'g04'], ROADS)).toBe(3);
    expect(stepsOf('e11', ['h05', 'h04'], ROADS)).toBe(1);
    expect(stepsOf('h04', ['h05', 'e11'], ROADS)).toBe(1);
  });
  it('lead from space to space, and not where none goes', () => {
    const next = neighbours(ROADS);
    expect(between('g01', 'g04', next)).toEqual(['g02', 'g03', 'g04']);
    expect(between('g04', 'g04', next)).toEqual([]);
    expect(between('g01', 'e11', next)).toEqual([]);
  });
  it('are drawn on the board they are on', () => {
    const d = wayPath(['g02', 'g01', 'l00'], 'castle');
    expect(d.startsWith(`M${SPOT.get('g02')?.x} ${SPOT.get('g02')?.y}Q`)).toBe(true);
    expect(d.match(/[MQ]/g)).toEqual(['M', 'Q']);
    expect(wayPath(['g02', 'g01', 'l00'], 'alley')).toBe(`M${SPOT.get('l00')?.x} ${SPOT.get('l00')?.y}`);
    expect(wayPath(['g01', 'l00', 'g01', 'g02'], 'castle').match(/[MQ]/g)).toEqual(['M', 'M', 'Q']);
  });
  it('run across a space in the direction of its neighbours', () => {
    // g01, g02, g03 stand one above the other.
    expect(Math.abs(across('g02', neighbours(ROADS)))).toBe(90);
    expect(across('nowhere', neighbours(ROADS))).toBe(0);
  });
});

describe('the eye', () => {
  const box = BOXES.castle;
  it('never leaves the map, and stands in its middle when all is seen', () => {
    const window = { width: 800, height: 600 };
    expect(within({ k: 1, x: 50, y: 900 }, window, box)).toEqual({ k: 1, x: 0, y: 0 });
    expect(within({ k: 1, x: -5000, y: -5000 }, window, box)).toEqual({ k: 1, x: 800 - 1600, y: 600 - 1000 });
    expect(within({ k: 0.25, x: 9, y: 9 }, window, box)).toEqual({ k: 0.25, x: 200, y: 175 });
  });
  it('zooms about a point that stays where it is', () => {
    const eye = { k: 1, x: -100, y: -50 };
    const near = zoomed(eye, 2, 300, 200);
    const onBoard = (one: typeof eye) => [(300 - one.x) / one.k, (200 - one.y) / one.k];
    expect(onBoard(near)).toEqual(onBoard(eye));
    expect(near.k).toBe(2);
  });
  it('knows three levels', () => {
    expect([0.4, 0.7, 1.2].map(levelAt)).toEqual(['far', 'rooms', 'names']);
  });
});

describe('names', () => {
  it('stay on one line while they are short', () => {
    expect(lines('Library', 11)).toEqual(['Library']);
    expect(lines('Sala Grande', 11)).toEqual(['Sala Grande']);
    expect(lines('Wielkoduszność', 11)).toEqual(['Wielkoduszność']);
  });
  it('are broken evenly, and in three where two were too long', () => {
    expect(lines('Hufflepuff Common Room', 11)).toEqual(['Hufflepuff', 'Common Room']);
    expect(lines('Opieka nad Magicznymi Stworzeniami', 11)).toEqual(['Opieka nad', 'Magicznymi', 'Stworzeniami']);
    expect(lines('Defence Against the Dark Arts', 11)).toEqual(['Defence Against', 'the Dark Arts']);
  });
  it('stand on the side of their space, outside of it', () => {
    const spot = { id: 'x', board: 'castle', region: 'west', x: 100, y: 100, anchor: 'w' } as const;
    expect(label(spot, 'Nora', 10, 20, 'every')).toContain('text-anchor="end" x="80"');
    expect(label({ ...spot, anchor: 's' }, 'Nora', 10, 20, 'every')).toContain('text-anchor="middle" x="100" y="128"');
  });
  it('cannot become drawing', () => {
    expect(safe('<b> & co')).toBe('&#60;b&#62; &#38; co');
  });
});

describe('the legend', () => {
  const spaces = {
    a: { id: 'a', symbol: 'spell', rosettes: 1, name: '' },
    b: { id: 'b', symbol: 'spell', rosettes: 0, name: '' },
  } as unknown as Spaces;
  it('draws a plain space of each kind', () => {
    expect(sampleOf(spaces, 'spell')?.id).toBe('b');
    expect(sampleOf(spaces, 'potion')).toBeUndefined();
  });
  it('lists by night what there is by night', () => {
    expect(signsOf(false)).toContain('duel');
    expect(signsOf(true)).not.toContain('duel');
    expect(marksOf(true)).toContain('gone');
  });
});

const move = (space: string, more: Partial<Option> = {}) =>
  option(`move:${space}`, { about: [`space:${space}`], to: `space:${space}`, way: [space], ...more });

describe('a table of the House Cup', () => {
  const content = {
    roads: ROADS,
    missions: {
      m1: { number: 14, objects: ['cauldron', 'ring'], spaces: ['p6'] },
      m2: { number: 21, objects: ['sock'], spaces: ['h04', 'h05'] },
    },
    objects: { ring: { special: true } },
  };
  const view = {
    active: 0,
    players: [
      { seat: 0, space: 'g01', student: 'ron', objects: ['sock'], missions: ['m1', 'm2'] },
      { seat: 1, space: 'g04', student: 'luna', objects: [], missions: [] },
    ],
    objects: { g03: ['ring', 'egg'] },
    eaters: ['t01'],
  };
  const options = ['g02', 'g03', 'g04', 'e11', 'h05', 'h04', 'l00'].map((space) => move(space));
  const ends = options
    .slice(1)
    .reverse()
    .map(({ key }, k) => ({ option: key, steps: k + 1, forced: k === 1, use: k ? 'gain' : 'mission' }));
  const props = (more: object = {}) =>
    ({
      view,
      content,
      state: { you: { seat: 0 } },
      room: { mine: { options } },
      aside: null,
      ...more,
    }) as unknown as BoardProps;
  const aside = {
    ends: [...ends, { option: 'move:g02', steps: 9, forced: false, use: 'other' }],
    reaches: [],
    shots: [],
  };

  it('lists the ends of most use, as the game orders them, and all that is no end', () => {
    const wait = option('wait');
    const listed = cup.shortlist([...options, wait], {
      ...aside,
      flights: [],
      race: [],
      dodges: [],
    } as unknown as Parameters<typeof cup.shortlist>[1]);
    expect(listed.map(({ key }) => key)).toEqual([...ends.map((end) => end.option), 'wait']);
  });
  it('marks ends with their steps and why one would go there', () => {
    const found = cup.endsOf(props({ aside: { ...aside, flights: [], race: [], dodges: [] } }));
    expect(found.get('l00')).toEqual({ key: 'move:l00', n: 1, steps: 1, kind: 'target' });
    expect(found.get('h04')?.kind).toBe('stop');
    expect(found.get('g02')).toEqual({ key: 'move:g02', n: 0, steps: 9, kind: 'end' });
  });
  it('counts steps itself where the game shows none beside', () => {
    expect(cup.endsOf(props()).get('g02')?.steps).toBe(1);
  });
  it('knows what is missing for my missions and flies a flag at their places', () => {
    expect([...cup.lacking(props().view, props().content, 0)]).toEqual(['cauldron', 'ring']);
    expect(cup.tokensOf(props()).map(({ id, wanted, special }) => [id, wanted, special])).toEqual([
      ['ring', true, true],
      ['egg', false, false],
    ]);
    expect(cup.flagsOf(props())).toEqual([
      { space: 'p6', text: '14', hot: false },
      { space: 'h04', text: '21', hot: true },
      { space: 'h05', text: '21', hot: true },
    ]);
    expect(cup.flagsOf(props({ state: { you: { seat: null } } }))).toEqual([]);
  });
  it('has a pawn on its way, and the eye on it, while its walk is told', () => {
    const walks = { 'seat:0': ['space:g02', 'space:g03'] };
    const mine = (room: object) => {
      const drawn = drawnFor(props({ room: { mine: null, looking: null, walks: {}, ...room } }), cup);
      const { space, way } = drawn.pawns.find((pawn) => pawn.mine) ?? {};
      return [space, way, drawn.follow, drawn.here];
    };
    expect(mine({})).toEqual(['g01', undefined, 'g01', 'g01']);
    expect(mine({ walks })).toEqual(['g03', ['g02', 'g03'], 'g03', 'g03']);
    expect(mine({ walks: { 'seat:1': ['space:g05'] } })).toEqual(['g01', undefined, 'g01', 'g01']);
    // Whoever looks back sees that moment, not this one.
    expect(mine({ walks, looking: {} })).toEqual(['g01', undefined, 'g01', 'g01']);
  });
  it('has Death Eaters below the players, and mine is mine', () => {
    expect(cup.pawnsOf(props()).map(({ id, mine }) => [id, mine])).toEqual([
      ['eater:t01', undefined],
      ['seat:0', true],
      ['seat:1', false],
    ]);
  });
});

describe('a table of Voldemort returns', () => {
  const view = {
    active: 1,
    mover: 'yaxley',
    pawns: [
      { seat: 0, space: 'g01', side: 'dark', character: '' },
      { seat: 1, space: 'g02', side: 'light', character: '' },
    ],
    eaters: [
      { id: 'yaxley', space: 'g03' },
      { id: 'beaten', space: '' },
    ],
    horcruxes: [
      { id: 'nagini', destroyed: true },
      { id: 'diary', destroyed: false },
    ],
    objects: { e11: ['diary', 'bone'] },
  };
  const content = {
    roads: ROADS,
    spaces: {
      h05: { id: 'h05', horcrux: 'nagini' },
      e11: { id: 'e11', horcrux: 'diary' },
      g01: { id: 'g01', horcrux: '' },
    },
    tokens: { diary: { role: 'horcrux', side: '' }, bone: { role: 'ritual', side: 'dark' } },
  };
  const props = (more: object = {}) =>
    ({
      view,
      content,
      state: { you: { seat: 0 } },
      room: { mine: { options: [] } },
      aside: null,
      ...more,
    }) as unknown as NightProps;

  it('shows Horcruxes as stars, crossed out where one was destroyed, and rings what my side looks for', () => {
    const found = night.tokensOf(props());
    expect(
      found.map(({ id, space, special, wanted, gone }) => [id, space, special, wanted ?? false, gone ?? false]),
    ).toEqual([
      ['diary', 'e11', true, false, false],
      ['bone', 'e11', false, true, false],
      ['nagini', 'h05', true, false, true],
    ]);
    expect(night.tokensOf(props({ state: { you: { seat: 1 } } })).some(({ wanted }) => wanted)).toBe(false);
  });
  it('follows the Death Eater that moves, else whose turn it is', () => {
    expect(night.moverAt(props().view)).toBe('g03');
    expect(night.moverAt({ ...props().view, mover: '' })).toBe('g02');
  });
  it('draws no pawn of one who is beaten', () => {
    expect(night.pawnsOf(props()).map(({ id }) => id)).toEqual(['eater:yaxley', 'seat:0', 'seat:1']);
  });
  it('lists first what the game names first', () => {
    const plain = ['g01', 'g02', 'g03', 'g04', 'e11', 'h05', 'h04'].map((space) => move(space));
    const met = move('l00', { about: ['space:l00', 'seat:1'] });
    const aside = { horcrux: null, attack: null, ends: [met, ...plain].map(({ key }) => key) };
    const listed = night.shortlist([...plain, met, option('stay')], aside).map(({ key }) => key);
    expect(listed[0]).toBe('move:l00');
    expect(listed).toHaveLength(8);
    expect(listed.at(-1)).toBe('stay');
    const found = night.endsOf(props({ room: { mine: { options: [...plain, met] } } }));
    expect(found.get('l00')?.kind).toBe('target');
    expect(found.get('g04')).toMatchObject({ kind: 'end', steps: 1 });
  });
});
