/** The words of the page "How to play", of `locales/LANGUAGE/trajan-howto.ftl`. */
import { howToWords } from '../../../howto/words';
import type { Texts } from '../../../table/contract';

export const sayFor = howToWords('trajan');
/** A word as a heading. */
export const titleOf = (texts: Texts, word: string): string =>
  word.charAt(0).toLocaleUpperCase(texts.language) + word.slice(1);
