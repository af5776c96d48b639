/** How a table is laid out follows the shape of the window, not only its width. */
import { MediaQuery } from 'svelte/reactivity';
import type { Layout } from './contract';

/** A phone on its side is known by its height: rail, picture, what to press. */
export const SIDEWAYS = '(max-height: 499px) and (min-aspect-ratio: 5/4)';
/** A tablet upright: board above the mat. */
export const TALL = '(min-width: 700px) and (min-height: 860px) and (max-aspect-ratio: 1/1)';
export const NARROW = '(max-width: 820px)';

/** Follow the shape of the window. */
export function windowLayout(): { readonly now: Layout } {
  const [sideways, tall, narrow] = [SIDEWAYS, TALL, NARROW].map((query) => new MediaQuery(query));
  return {
    get now() {
      if (sideways?.current) return 'sideways';
      if (tall?.current) return 'tall';
      return narrow?.current ? 'narrow' : 'wide';
    },
  };
}

/** One pane at a time, and tabs for the others. */
export const hasTabs = (layout: Layout): boolean => layout === 'narrow' || layout === 'sideways';
