/** Links of the pages below a path: `href="/rules"` becomes `href="/ulpia/rules"` where the base is `/ulpia/`. */
import type { Plugin } from 'vite';

export function basePath(): Plugin {
  let base = '/';
  return {
    name: 'ulpia-base-path',
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
    },
    transform(code, id) {
      return base === '/' || !id.split('?')[0]?.endsWith('.svelte')
        ? undefined
        : moveToBase(code, base);
    },
  };
}

/** A component whose links begin at the base; those made of expressions use `link()` of the router. */
export const moveToBase = (code: string, base: string): string =>
  code.replaceAll('href="/', `href="${base}`);
