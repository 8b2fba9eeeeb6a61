// What the question is about: the space, the card or the ability that made it come up.
import type { Content } from './props';
import { forSide } from '../../lib/blocks';
import type { Block } from '../../lib/blocks';
import { split } from '../../lib/targets';
import type { Words } from '../../lib/words';
import type { BoardProps } from './props';
import { PLACE } from './layout';
import { SIGNS } from './signs';
import { cardOf, signOf, twoFaced } from './things';

export interface About {
  title: string;
  kind: string;
  icon: string;
  colour: string;
  blocks: Block[];
  /** What the dice make together, for the table of results; 0: nothing yet. */
  total: number;
}

const NIGHT = '#27316b';

function space(content: Content, words: Words, id: string, side: string, total: number): About {
  const place = PLACE.get(id);
  return {
    title: words.name(`space:${id}`),
    kind: words.name(`region:${place?.ring ?? 'great_hall'}`),
    icon: place?.icon ?? 'stone-throne',
    colour: place?.ring === 'grounds' ? '#1d4a44' : place?.ring === 'castle' ? '#552c58' : NIGHT,
    blocks: forSide(content.spaces[id]?.blocks, side),
    total,
  };
}

function card(content: Content, words: Words, id: string, kind: 'card' | 'spell', total: number): About {
  const sign = signOf(content, id);
  const both = kind === 'card' ? twoFaced(content, words, id) : '';
  return {
    title: words.name(`${kind}:${id}`),
    kind: kind === 'spell' ? words.format('talisman-board-kind-spell') : (content.cards[id]?.type ?? ''),
    icon: sign.icon,
    colour: sign.colour,
    blocks: [...(cardOf(content, id)?.blocks ?? []), ...(both ? [{ block: 'sentence' as const, text: both }] : [])],
    total,
  };
}

/** A Character's abilities. */
function sheet(content: Content, words: Words, id: string): About {
  return {
    title: words.name(`sheet:${id}`),
    kind: words.format('talisman-board-abilities'),
    icon: SIGNS.get(content.sheets[id]?.character ?? '') ?? 'wizard-face',
    colour: NIGHT,
    blocks: content.sheets[id]?.blocks ?? [],
    total: 0,
  };
}

/** Lord Voldemort's reference card. */
function enemy(content: Content, words: Words, name: string, total: number): About {
  return {
    title: words.name(name),
    kind: '',
    icon: 'hood',
    colour: '#1b0b14',
    blocks: content.voldemort.blocks,
    total,
  };
}

/** Everything the game says the question is about. */
export function aboutOf({ state, view, aside, content, words }: BoardProps): About[] {
  const me = view.heroes[state.you.seat ?? -1];
  const total = aside?.total ?? 0;
  return (aside?.about ?? []).slice(0, 2).map((name) => {
    const [kind, id] = split(name);
    if (kind === 'space') return space(content, words, id, me?.side ?? '', total);
    if (kind === 'sheet') return sheet(content, words, id);
    if (kind === 'enemy') return enemy(content, words, name, total);
    return card(content, words, id, kind === 'spell' ? 'spell' : 'card', total);
  });
}
