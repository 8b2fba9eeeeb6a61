// The second line of an option in the dock, where it is a matter of looking up: what a card says, what waits on a space.
import { lines, partOf, resultOf } from '../../lib/blocks';
import { split } from '../../lib/targets';
import type { Option, talisman } from '../../lib/wire';
import { aboutOf } from './about';
import { arrow, neighbours } from './layout';
import type { BoardProps } from './props';
import { cardOf, cardTip, dials, heroInBrief, spaceText, textOf, twoFaced, waiting } from './things';

/** Where one may go: which way, what waits there, what the space does. */
function going({ room, state, view, content, words }: BoardProps, option: Option, id: string): string {
  const me = view.heroes[state.you.seat ?? -1];
  const his = room.mine?.prompt === 'voldemort';
  const way = arrow(his ? view.voldemort.space : (view.heroes[view.active]?.space ?? ''), option.way[0]);
  const there = waiting(view, content, words, id);
  if (his) return [way, there.join(' ') || words.format('talisman-board-nobody-there')].filter(Boolean).join(' ');
  const twins =
    (room.mine?.options ?? []).filter(({ to }) => to && words.name(to) === words.name(option.to)).length > 1;
  const between =
    twins && !way
      ? words.format('talisman-board-between', { spaces: neighbours(id).map((one) => `space:${one}`) })
      : '';
  return [way, between, ...there, ...spaceText(content, id, me?.side ?? '')].filter(Boolean).join(' ');
}

/** The spaces a number of steps leads to. */
export function goals(lead: talisman.Lead | undefined, props: BoardProps): string {
  return props.words.list((lead?.goals ?? []).map((goal) => goalName(goal, props)));
}

export function goalName({ to, option }: talisman.Goal, { words }: BoardProps): string {
  return to ? words.name(`space:${to}`) : words.say(`option.${option}`);
}

export function detail(option: Option, props: BoardProps): string {
  const { content, words, state, view, aside } = props;
  const [kind, id] = split(option.about[0]);
  const lead = aside?.leads.find(({ n }) => n === Number(id));
  if (kind === 'face')
    return lead
      ? goals(lead, props)
      : aboutOf(props)
          .map(({ blocks }) => resultOf(blocks, Number(id)))
          .join(' ');
  if (kind === 'steps') return goals(lead, props);
  if (kind === 'shop' || kind === 'choice') {
    const [from, source] = split(option.to);
    const its = from === 'space' ? content.spaces[source] : content.cards[source];
    return lines(partOf(its?.blocks ?? [], id)).join(' ');
  }
  if (kind === 'space') return going(props, option, id);
  if (kind === 'seat')
    return Number(id) === state.you.seat
      ? words.format('talisman-board-yourself')
      : heroInBrief(view, words, Number(id));
  if (kind === 'spell') return textOf(content.spells[id]).join(' ');
  if (kind === 'card') {
    const told = [...textOf(cardOf(content, id)), twoFaced(content, words, id)].filter(Boolean);
    return told.join(' ') || (cardTip(content, words, id).kind ?? '');
  }
  if (kind === 'sheet') return dials(content, words, id);
  return '';
}
