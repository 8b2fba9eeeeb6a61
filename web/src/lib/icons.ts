// Icons by name. The shell's own are always here; a board brings its own when it is loaded.
import { ICONS } from '../shell/icons.gen';

const known = new Map<string, string>(Object.entries(ICONS));

export function bring(icons: Record<string, string>): void {
  for (const [name, d] of Object.entries(icons)) known.set(name, d);
}

export function iconPath(name: string): string {
  return known.get(name) ?? known.get('polar-star') ?? '';
}
