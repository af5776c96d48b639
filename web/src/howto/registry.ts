/** The games that bring a page "How to play": every folder of `src/games` with `howto/index.ts`, loaded when it is opened. */
import type { Component } from 'svelte';
import type { TableSettings, Texts } from '../table/contract';

export type HowToProps = { readonly texts: Texts; readonly settings: TableSettings };

/** What `games/NAME/howto/index.ts` exports. Words lie in `locales/LANGUAGE/NAME-howto.ftl`. */
export type HowToPlay = {
  /** The game in ten minutes, without a heading of its own. */
  readonly Page: Component<HowToProps>;
  /** What its pictures mean. */
  readonly Legend: Component<HowToProps>;
};

const FILES = import.meta.glob<HowToPlay>('../games/*/howto/index.ts');
const file = (game: string): string => `../games/${game.replaceAll('-', '_')}/howto/index.ts`;

export const hasHowTo = (game: string): boolean => FILES[file(game)] !== undefined;
export const loadHowTo = (game: string): Promise<HowToPlay> | undefined => FILES[file(game)]?.();
