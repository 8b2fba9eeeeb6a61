// How the events are told that the game leaves to the screen.
import { names } from '../../lib/beats';
import type { Reading } from '../../lib/beats';
import { reading } from '../../lib/reader';
import type { Event } from '../../lib/wire';

const card = ({ args }: Event): Reading => ({ kind: 'card', cards: names(args.card) });
const blow = (): Reading => ({ kind: 'result', tone: 'bad', ms: 500 });

export const read = reading({
  attacked: blow,
  struck: blow,
  villain: card,
  recruited: card,
  'token.used': () => ({ kind: 'result', tone: 'good', ms: 450 }),
});
