/** Where the visitor is: the address in the browser, and nothing else. */

export type Route = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
};

const BASE = import.meta.env.BASE_URL;

/** An address as the browser has it; our own begin at `/`, wherever the pages lie. */
export const link = (address: string): string =>
  BASE === '/' ? address : BASE.slice(0, -1) + address;
const inside = (path: string): string => (BASE === '/' ? path : path.slice(BASE.length - 1));

const here = (): Route => ({
  path: inside(location.pathname),
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

let place = $state.raw<Route>(here());

export const where = (): Route => place;

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', link(address));
  else history.pushState(null, '', link(address));
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  place = here();
}

let refusedAt = $state('');

/** Whether this address is shown with the navigation although its page has the whole window otherwise: the link was refused. */
export const needsNavigation = (): boolean => refusedAt === place.path;

/** Show the navigation here until the returned function is called. */
export function showNavigation(): () => void {
  refusedAt = place.path;
  return () => (refusedAt = '');
}

/** Follow links of the page without loading it anew. */
export function listen(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const to = event.target instanceof Element ? event.target.closest('a') : null;
    if (to === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (to.target !== '' || to.hasAttribute('download') || to.origin !== location.origin) return;
    if (inside(to.pathname).startsWith('/api/')) return;
    if (to.pathname === location.pathname && to.search === location.search && to.hash !== '')
      return;
    event.preventDefault();
    go(inside(to.pathname) + to.search + to.hash);
  });
}
