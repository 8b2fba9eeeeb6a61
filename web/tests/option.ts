// An option as the server sends it.
import type { Option } from '../src/lib/wire';

export function option(key: string, more: Partial<Option> = {}): Option {
  const label = { key: `option.${key.split(':')[0]}`, args: {} };
  return { key, label, about: [], way: [], to: '', detail: null, outlook: null, blocked: null, ...more };
}
