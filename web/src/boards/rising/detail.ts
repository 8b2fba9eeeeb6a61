// The second line of an option in the dock, where it is a matter of looking up: what a card or a token says.
import { lines } from '../../lib/blocks';
import { split } from '../../lib/targets';
import type { Tip } from '../../lib/tips.svelte';
import type { Option, rising } from '../../lib/wire';
import { verbOf } from './choices';
import type { BoardProps } from './props';
import { hqIcon } from './signs';
import type { RisingView } from './view';

export function cardById(view: RisingView, id: string): rising.CardView | null {
  const all = [...view.locations.flatMap(({ cards }) => cards), ...view.players.flatMap(({ team }) => team)];
  return all.find((card) => card?.id === id) ?? null;
}

/** What a headquarters' ability says: `office1` is the first of `office`. */
export function abilityText({ content }: BoardProps, id: string): string[] {
  return lines(content.headquarters[id.slice(0, -1)]?.abilities[Number(id.slice(-1)) - 1]?.blocks);
}

/** The same, explained. */
export function abilityTip(props: BoardProps, id: string): Tip {
  return {
    title: props.words.name(`hq:${id}`),
    kind: props.words.say('board.once'),
    icon: hqIcon(id.slice(0, -1)),
    lines: abilityText(props, id),
  };
}

export function detail(option: Option, props: BoardProps): string {
  const { content, aside, compact } = props;
  const [kind, id] = split(option.about[0]);
  const verb = verbOf(option);
  const acts = aside?.covering[option.key] && option.about.some((name) => name.startsWith('seat:'));
  // On narrow screens the board itself stands right above, and the list must stay short.
  if (verb === 'start' && compact) return '';
  if (kind === 'spell') return lines(content.spells[id]?.blocks).join(' ');
  if (kind === 'hq') return abilityText(props, id).join(' ');
  if (verb === 'start' || verb === 'use' || acts) return lines(content.wizards[id]?.blocks).join(' ');
  return '';
}
