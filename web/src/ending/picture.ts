// The board as it stands, as a file: an SVG that carries the page's own style and portraits, so that it looks the same anywhere
// a browser opens it.

/** All rules of the page's own style sheets; those of other places cannot be read and are not needed. */
function styles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules];
      } catch {
        return [];
      }
    })
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join('\n');
}

export function drawn(stage: HTMLElement): string {
  const { width, height } = stage.getBoundingClientRect();
  const copy = stage.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll('script')) script.remove();
  const room = document.createElement('div');
  room.className = stage.parentElement?.className ?? '';
  room.dataset['game'] = stage.parentElement?.dataset['game'] ?? '';
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  const sprite = document.querySelector('svg.faces')?.cloneNode(true);
  const style = document.createElement('style');
  style.textContent = `${styles()}\nsvg{max-width:none}`;
  room.append(style, ...(sprite ? [sprite] : []), copy);
  room.setAttribute('style', 'display:block;padding:0;height:auto;min-height:0');
  const inside = new XMLSerializer().serializeToString(room);
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}">` +
    `<rect width="100%" height="100%" fill="#0d1024"/><foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`
  );
}

export function picture(name: string): void {
  const stage = document.querySelector<HTMLElement>('[data-area=stage]');
  if (stage) save(`${name}.svg`, drawn(stage), 'image/svg+xml');
}

/** Hands a file over that was made here. */
export function save(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
