// The second line of an option in the dock: what it leads to, so that nobody has to look it up first.
import type { talisman } from '../../lib/wire';
import type { Words } from '../../lib/words';
import type { BoardProps } from '../board';
import { aboutOf } from './about';
import { PLACE } from './layout';
import { tableIn } from './lore';
import { aimOf } from './targets';
import { dials, shopText, spaceText } from './texts';
import { cardOf, cardTip, heroInBrief, textOf, twoFaced, waiting } from './things';
import { arrow, neighbours, waysFrom } from './way';

const split = (target: string | null) => (target ?? '').split(':') as [string, string];

/** Where one may go: which way, what waits there, what the space does. */
function going({ room, state, content, words }: BoardProps, option: string, id: string): string {
  const view = state.view as talisman.View;
  const me = view.heroes[state.you.seat ?? -1];
  const asked = room.mine;
  if (asked?.prompt === 'voldemort') {
    const way = arrow(view.voldemort.space, id, Number(asked.args.die ?? 0));
    return [way, waiting(view, content, words, id).join(' ') || words.format('talisman-board-nobody-there')]
      .filter(Boolean)
      .join(' ');
  }
  const way = me && option.startsWith('move:') ? arrow(me.space, id, Number(asked?.args.steps ?? 0)) : '';
  const name = words.name(`space:${id}`);
  const twins =
    (asked?.options ?? []).filter((one) => one.target?.startsWith('space:') && words.name(one.target) === name).length >
    1;
  const between =
    twins && !way
      ? words.format('talisman-board-between', { spaces: neighbours(id).map((one) => `space:${one}`) })
      : '';
  const there = waiting(view, content, words, id);
  return [way, between, ...there, ...spaceText(content, words, id, me?.side ?? '')].filter(Boolean).join(' ');
}

/** What a die would bring, by the table the question is about. */
function resultOf(die: number, props: BoardProps): string {
  const rows = aboutOf(props).flatMap(({ lines }) => lines.flatMap((line) => tableIn(line)?.rows ?? []));
  return rows.find(({ from, to }) => from <= die && die <= to)?.text ?? '';
}

/** Options that name no thing of their own. */
function plain(option: string, props: BoardProps): string {
  const { room, state, content, words } = props;
  const view = state.view as talisman.View;
  const me = view.heroes[state.you.seat ?? -1];
  const say = (id: string, args?: Parameters<Words['format']>[1]) => words.format(`talisman-board-${id}`, args);
  const prompt = room.mine?.prompt ?? '';
  const [verb = '', what = ''] = option.split(':');
  if (!me) return '';
  if (verb === 'fate' && prompt.startsWith('fate')) return say('spends', { from: me.fate, to: me.fate - 1 });
  if (option === 'ditch:galleon') return say('ditch-why');
  if (verb === 'exchange') return say('exchange-why', { price: state.table.options.slow_growth ? 7 : 5 });
  if (verb === 'choose') {
    const [kind, id] = split(String(room.mine?.args.source ?? ''));
    const lines = kind === 'space' ? textOf(content.spaces?.[id]) : textOf(content.cards?.[id]);
    return shopText(lines, words, what);
  }
  if (verb === 'stat' && (what === 'magic' || what === 'might'))
    return me[what] ? say('yours', { n: me[what].total }) : '';
  if (verb === 'die') return resultOf(Number(what), props);
  if (verb === 'steps') {
    const from = prompt === 'voldemort.steps' ? view.voldemort.space : me.space;
    const ways = Number(what) ? waysFrom(from, Number(what)) : null;
    return ways
      ? say('ways', { clockwise: `space:${ways.clockwise}`, counterclockwise: `space:${ways.counterclockwise}` })
      : '';
  }
  return '';
}

export function detail(option: string, target: string | null, props: BoardProps): string {
  const { content, words, state } = props;
  const view = state.view as talisman.View;
  const me = view.heroes[state.you.seat ?? -1];
  const own = plain(option, props);
  if (own) return own;
  // A gate's space has two sides: its cards, and the way through.
  if (option === 'cross' || option === 'gates')
    return textOf(content.spaces?.[split(aimOf(option, target))[1]])[1] ?? '';
  if (option === 'space' || option === 'attempt') {
    const lines = spaceText(content, words, me?.space ?? '', me?.side ?? '');
    return (PLACE.get(me?.space ?? '')?.sign === 'gate' ? lines.slice(0, 1) : lines).join(' ');
  }
  const [kind, id] = split(aimOf(option, target));
  if (kind === 'space') return going(props, option, id);
  if (kind === 'seat')
    return Number(id) === state.you.seat
      ? words.format('talisman-board-yourself')
      : heroInBrief(view, words, Number(id));
  if (kind === 'spell') return textOf(content.spells?.[id]).join(' ');
  if (kind === 'card') {
    const card = cardOf(content, id);
    if (option.startsWith('trophy:')) return card?.type ?? '';
    return (
      [...textOf(card), option.startsWith('take:') ? twoFaced(content, words, id) : ''].filter(Boolean).join(' ') ||
      (cardTip(content, words, id).kind ?? '')
    );
  }
  if (kind === 'sheet') return dials(content, words, id);
  return '';
}
