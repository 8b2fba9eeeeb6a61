// What the question is about: the space, the card or the ability that made it come up.
import type { Content } from '../../lib/api';
import type { Event, State, talisman } from '../../lib/wire';
import type { Words } from '../../lib/words';
import type { BoardProps } from '../board';
import { shopText, spaceText } from './texts';
import { PLACE } from './layout';
import { SIGNS } from './signs';
import { cardOf, signOf, textOf, twoFaced } from './things';

export interface About {
  title: string;
  kind: string;
  icon: string;
  colour: string;
  lines: string[];
  /** What the dice showed, for the table of results. */
  dice: number[];
}

type Asked = NonNullable<State['asked']>;
const NIGHT = '#27316b';

function space(content: Content, words: Words, id: string, side: string, dice: number[]): About {
  const place = PLACE.get(id);
  return {
    title: words.name(`space:${id}`),
    kind: words.name(`region:${place?.ring ?? 'great_hall'}`),
    icon: place?.icon ?? 'stone-throne',
    colour: place?.ring === 'grounds' ? '#1d4a44' : place?.ring === 'castle' ? '#552c58' : NIGHT,
    lines: spaceText(content, words, id, side),
    dice,
  };
}

function card(content: Content, words: Words, id: string, kind: 'card' | 'spell', dice: number[]): About {
  const sign = signOf(content, id);
  const its = kind === 'spell' ? content.spells?.[id] : content.cards?.[id];
  return {
    title: words.name(`${kind}:${id}`),
    kind: kind === 'spell' ? words.format('talisman-board-kind-spell') : (cardOf(content, id)?.type ?? ''),
    icon: sign.icon,
    colour: sign.colour,
    lines: [...textOf(its), kind === 'card' ? twoFaced(content, words, id) : ''].filter(Boolean),
    dice,
  };
}

/** A Character's abilities. */
function sheet(content: Content, words: Words, id: string, character: string): About {
  return {
    title: words.name(`sheet:${id}`),
    kind: words.format('talisman-board-abilities'),
    icon: SIGNS.get(character) ?? 'wizard-face',
    colour: NIGHT,
    lines: textOf(content.sheets?.[id]),
    dice: [],
  };
}

/** The card met last in this turn: dice are rolled for it. */
function lastCard(events: readonly Event[]): string {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (!event || event.key === 'turn') return '';
    const told = event.args.card;
    if (['visited', 'event', 'drew'].includes(event.key) && typeof told === 'string') return told.slice(5);
  }
  return '';
}

/** The dice a question is about. */
export function facesOf(asked: Asked): number[] {
  const { die, other, dice } = asked.args;
  const faces = Array.isArray(dice) ? dice : [die, other];
  return faces.flatMap((face) => (typeof face === 'number' ? [face] : []));
}

/** The one line of a shop's text that is about this trade, where it says so by name. */
function narrowed(about: About, asked: Asked, words: Words): About {
  const goods = asked.options.flatMap(({ target }) => (target?.startsWith('card:') ? [words.name(target)] : []));
  if (asked.prompt !== 'buy' || !goods.length) return about;
  const lines = about.lines.filter((line) => goods.some((name) => line.includes(name)));
  return lines.length ? { ...about, lines } : about;
}

export function aboutOf({ room, state, content, words }: BoardProps): About[] {
  const asked = room.mine;
  const view = state.view as talisman.View;
  if (!asked || view.battle) return [];
  const me = view.heroes[state.you.seat ?? -1];
  const dice = facesOf(asked);
  const side = me?.side ?? '';
  const named = Object.values(asked.args)
    .flatMap((arg) => (Array.isArray(arg) ? arg : [arg]))
    .filter((arg) => typeof arg === 'string');
  const found: About[] = [];
  for (const name of named) {
    const [kind = '', id = ''] = name.split(':');
    if (kind === 'card' || kind === 'spell') found.push(card(content, words, id, kind, dice));
    if (kind === 'sheet') found.push(sheet(content, words, id, me?.character ?? ''));
    if (kind === 'space' && asked.prompt !== 'encounter') {
      const about = narrowed(space(content, words, id, side, dice), asked, words);
      // Shops are explained by the options themselves.
      const shops =
        asked.prompt === 'choose' && asked.options.every(({ key }) => shopText(about.lines, words, key.slice(7)));
      const trades = asked.prompt.startsWith('trade') && about.lines.length > 1;
      if (!shops && !trades) found.push(about);
    }
    if (kind === 'roll') {
      if (id === 'space') found.push(space(content, words, me?.space ?? '', side, dice));
      if (id === 'reward')
        found.push({
          title: words.name('enemy:voldemort'),
          kind: '',
          icon: 'hood',
          colour: '#1b0b14',
          lines: textOf(content.voldemort as never),
          dice,
        });
      if (['pickpocket', 'resist', 'ability'].includes(id) && me)
        found.push(sheet(content, words, me.sheet, me.character));
      const met = ['event', 'observer', 'place', 'card'].includes(id) ? lastCard(room.events) : '';
      if (met) found.push(card(content, words, met, 'card', dice));
    }
  }
  return found.slice(0, 2);
}
