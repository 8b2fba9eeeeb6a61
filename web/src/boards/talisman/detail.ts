// The second line of an option in the dock: what it leads to, so that nobody has to look it up first.
import type { Content } from '../../lib/api';
import type { talisman } from '../../lib/wire';
import type { Words } from '../../lib/words';
import type { BoardProps } from '../board';
import { aboutName, forSide } from './lore';
import { PLACE } from './layout';
import { aimOf } from './targets';
import { cardOf, cardTip, heroInBrief, textOf, twoFaced, waiting } from './things';
import { arrow, neighbours, waysFrom } from './way';

const split = (target: string | null) => (target ?? '').split(':') as [string, string];

/** A sheet's starting values in a line. */
export function dials(content: Content, words: Words, sheet: string): string {
  const its = content.sheets?.[sheet];
  if (!its) return '';
  return ['magic', 'might', 'life', 'fate'].map((stat) => `${words.format(`talisman-board-${stat}`)} ${String(its[stat] ?? '')}`).join(' · ');
}

/** A space's text as it concerns this hero. */
export function spaceText(content: Content, words: Words, id: string, side: string): string[] {
  const other = Object.keys(content.sides ?? {}).find((one) => one !== side) ?? '';
  const name = (one: string) => (one ? words.name(`side:${one}`) : '');
  return textOf(content.spaces?.[id]).map((line) => forSide(line, side ? name(side) : '', name(other)));
}

/** What a space or card says about one of its shops. */
export function shopText(lines: readonly string[], words: Words, shop: string): string {
  return words.has(`talisman-shop-${shop.replace(/_/g, '-')}`) ? aboutName(lines, words.name(`shop:${shop}`)) : '';
}

/** Where one may go: which way, what waits there, what the space does. */
function going({ room, state, content, words }: BoardProps, option: string, id: string): string {
  const view = state.view as talisman.View;
  const me = view.heroes[state.you.seat ?? -1];
  const asked = room.mine;
  if (asked?.prompt === 'voldemort') {
    const way = arrow(view.voldemort.space, id, Number(asked.args.die ?? 0));
    return [way, waiting(view, content, words, id).join(' ') || words.format('talisman-board-nobody-there')].filter(Boolean).join(' ');
  }
  const way = me && option.startsWith('move:') ? arrow(me.space, id, Number(asked?.args.steps ?? 0)) : '';
  const name = words.name(`space:${id}`);
  const twins = (asked?.options ?? []).filter((one) => one.target?.startsWith('space:') && words.name(one.target) === name).length > 1;
  const between = twins && !way ? words.format('talisman-board-between', { spaces: neighbours(id).map((one) => `space:${one}`) }) : '';
  const there = waiting(view, content, words, id);
  return [way, between, ...there, ...spaceText(content, words, id, me?.side ?? '')].filter(Boolean).join(' ');
}

/** Options that name no thing of their own. */
function plain(option: string, { room, state, content, words }: BoardProps): string {
  const view = state.view as talisman.View;
  const me = view.heroes[state.you.seat ?? -1];
  const say = (id: string, args?: Parameters<Words['format']>[1]) => words.format(`talisman-board-${id}`, args);
  const prompt = room.mine?.prompt ?? '';
  const [verb = '', what = ''] = option.split(':');
  if (!me) return '';
  if (verb === 'fate' && prompt.startsWith('fate')) return say('spends', { from: me.fate, to: me.fate - 1 });
  if (option === 'ditch:galleon') return say('ditch-why');
  if (verb === 'exchange') return say('exchange-why', { price: state.table.options.slow_growth ? 7 : 5 });
  if (option === 'offer') return me.next_move === 'region' ? say('offer-region', { region: `region:${PLACE.get(me.space)?.ring ?? 'london'}` }) : me.next_move ? say('offer-space', { space: `space:${me.next_move}` }) : '';
  if (verb === 'choose') {
    const [kind, id] = split(String(room.mine?.args.source ?? ''));
    const lines = kind === 'space' ? textOf(content.spaces?.[id]) : textOf(content.cards?.[id]);
    return shopText(lines, words, what);
  }
  if (verb === 'stat' && (what === 'magic' || what === 'might')) return me[what] ? say('yours', { n: me[what].total }) : '';
  if (verb === 'steps') {
    const from = prompt === 'voldemort.steps' ? view.voldemort.space : me.space;
    const ways = Number(what) ? waysFrom(from, Number(what)) : null;
    return ways ? say('ways', { clockwise: `space:${ways.clockwise}`, counterclockwise: `space:${ways.counterclockwise}` }) : '';
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
  if (option === 'cross' || option === 'gates') return textOf(content.spaces?.[split(aimOf(option, target))[1]])[1] ?? '';
  if (option === 'space' || option === 'attempt') {
    const lines = spaceText(content, words, me?.space ?? '', me?.side ?? '');
    return (PLACE.get(me?.space ?? '')?.sign === 'gate' ? lines.slice(0, 1) : lines).join(' ');
  }
  const [kind, id] = split(aimOf(option, target));
  if (kind === 'space') return going(props, option, id);
  if (kind === 'seat') return Number(id) === state.you.seat ? words.format('talisman-board-yourself') : heroInBrief(view, words, Number(id));
  if (kind === 'spell') return textOf(content.spells?.[id]).join(' ');
  if (kind === 'card') {
    const card = cardOf(content, id);
    if (option.startsWith('trophy:')) return card?.type ?? '';
    return [...textOf(card), option.startsWith('take:') ? twoFaced(content, words, id) : ''].filter(Boolean).join(' ') || (cardTip(content, words, id).kind ?? '');
  }
  if (kind === 'sheet') return dials(content, words, id);
  return '';
}
