// Where we are: a path, and a way to go elsewhere without loading the page again.

class Route {
  path = $state(globalThis.location?.pathname ?? '/');

  go = (path: string): void => {
    if (path !== this.path) history.pushState({}, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  };

  /** Names in the path after its first one: ['t', 'abc'] for /t/abc. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }
}
export const route = new Route();

globalThis.addEventListener?.('popstate', () => (route.path = location.pathname));

/** Follow links inside the page by ourselves; leave new tabs and other sites to the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api') || url.hash) return;
  event.preventDefault();
  route.go(url.pathname + url.search);
}
