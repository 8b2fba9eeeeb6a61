// The second line of an option in the dock: what it leads to, so that nobody has to look it up first.
import type { BoardProps } from '../board';
import { parse } from './choices';
import { activePlayer, find, lines } from './view';
import type { CardView, LocationId, RisingView } from './view';

export function cardById(view: RisingView, id: string): CardView | null {
  const all = [...view.locations.flatMap(({ cards }) => cards), ...view.players.flatMap(({ team }) => team)];
  return all.find((card) => card?.id === id) ?? null;
}

/** A Location as somebody who thinks of going there sees it. */
export function locationFacts(id: LocationId, { state, words }: BoardProps): string[] {
  const place = (state.view as RisingView).locations.find((location) => location.id === id);
  if (!place) return [];
  const top = place.places[0];
  const names = (kind: CardView['kind']) =>
    place.cards.flatMap((card) => (card?.kind === kind ? [`card:${card.id}`] : []));
  const [wizards, villains] = [names('wizard'), names('death_eater')];
  return [
    ...(place.voldemort ? [`${words.say('board.voldemort-here')}.`] : []),
    `${top ? words.name(`place:${top}`) : words.say('board.base')}: ${words.say('board.corruption', { count: place.corruption, of: place.boxes })}.`,
    ...(wizards.length ? [words.say('board.there-wizards', { cards: wizards })] : []),
    ...(villains.length ? [words.say('board.there-villains', { cards: villains })] : []),
  ];
}

export function detail(option: string, _target: string | null, props: BoardProps): string {
  const { state, content, words, compact } = props;
  const view = state.view as RisingView;
  const { verb, spot, token } = parse(option);
  const [kind = '', id = ''] = (spot ?? '').split(':');
  if (option === 'help') return words.say('board.help-why');
  if (option === 'stop') return words.say('board.stop-why');
  // On narrow screens the board itself stands right above, and the list must stay short.
  if (compact && (verb === 'start' || kind === 'loc')) return '';
  if (verb === 'start') return lines(find(content, 'wizards', id)).join(' ');
  if (kind === 'loc' && !token) return locationFacts(id as LocationId, props).join(' ');
  if (token && kind === 'token') return lines(find(content, 'spells', token)).join(' ');
  if (verb === 'use') return lines(find(content, 'wizards', id)).join(' ');
  if (['heal', 'hit', 'give', 'take'].includes(verb) || /^heal/.test(token ?? '')) {
    const card = cardById(view, id);
    return card ? words.say('board.damage', { count: card.damage, of: card.slots }) : '';
  }
  if (verb === 'fill' || verb === 'assign' || (token && kind)) return acts(kind, id, props);
  return '';
}

/** What an ability does that would be paid for: the label names only whose it is. */
function acts(kind: string, id: string, { state, content }: BoardProps): string {
  const active = activePlayer(state.view as RisingView);
  if (kind === 'hq') return lines(find(content, 'headquarters', active?.hq ?? ''))[Number(id) - 1] ?? '';
  return active?.team.some((card) => card.id === id) ? lines(find(content, 'wizards', id)).join(' ') : '';
}
