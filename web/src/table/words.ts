/** The words that only a game's table needs: `locales/LANGUAGE/GAME-web.ftl`, loaded with the table. */
import type { Texts } from './contract';

/** A word by its short id: `words('round', { round: 2 })` is `GAME-web-round` of the catalogue. */
export type Words = (id: string, args?: Readonly<Record<string, string | number>>) => string;

export const wordsOf =
  (game: string) =>
  (texts: Texts): Words =>
  (id, args) =>
    texts.message(`${game}-web-${id}`, args);
