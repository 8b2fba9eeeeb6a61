// What the question is about: the space, the card or the ability that made it come up.
import { forSide } from '../../lib/blocks';
import type { Block } from '../../lib/blocks';
import { split } from '../../lib/targets';
import type { Tip } from '../../lib/tips.svelte';
import { PLACE } from './layout';
import type { BoardProps } from './props';
import { SIGNS } from './signs';
import { cardOf, cardTip, signOf, spaceTip, twoFaced } from './things';

export interface About extends Tip {
  colour: string;
  blocks: Block[];
  /** What the dice make together, for the table of results; 0: nothing yet. */
  total: number;
}

const NIGHT = '#27316b';

function explained({ state, view, content, words }: BoardProps, kind: string, id: string): Omit<About, 'total'> {
  if (kind === 'space') {
    const ring = PLACE.get(id)?.ring;
    return {
      ...spaceTip(view, content, words, id),
      colour: ring === 'grounds' ? '#1d4a44' : ring === 'castle' ? '#552c58' : NIGHT,
      blocks: forSide(content.spaces[id]?.blocks, view.heroes[state.you.seat ?? -1]?.side ?? ''),
    };
  }
  if (kind === 'sheet')
    return {
      title: words.name(`sheet:${id}`),
      kind: words.format('talisman-board-abilities'),
      icon: SIGNS.get(content.sheets[id]?.character ?? '') ?? 'wizard-face',
      colour: NIGHT,
      blocks: content.sheets[id]?.blocks ?? [],
    };
  // Lord Voldemort's reference card.
  if (kind === 'enemy')
    return { title: words.name(`enemy:${id}`), icon: 'hood', colour: '#1b0b14', blocks: content.voldemort.blocks };
  const both = kind === 'card' ? twoFaced(content, words, id) : '';
  return {
    ...cardTip(content, words, id, kind === 'spell' ? 'spell' : 'card'),
    colour: signOf(content, id).colour,
    blocks: [...(cardOf(content, id)?.blocks ?? []), ...(both ? [{ block: 'sentence' as const, text: both }] : [])],
  };
}

/** Everything the game says the question is about. */
export function aboutOf(props: BoardProps): About[] {
  return (props.aside?.about ?? []).slice(0, 2).map((name) => {
    const [kind, id] = split(name);
    return { ...explained(props, kind, id), total: kind === 'sheet' ? 0 : (props.aside?.total ?? 0) };
  });
}
