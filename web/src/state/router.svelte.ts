/** Where the visitor is: the address in the browser, and nothing else. */

export type Place = { readonly path: string; readonly query: URLSearchParams; readonly hash: string };

const here = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) });

let place = $state.raw<Place>(here());

export const where = (): Place => place;

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
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
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash !== '') return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
