/** The words of the page "How to play", of `locales/LANGUAGE/forum-trajanum-howto.ftl`. */
import { howToWords } from '../../../howto/words';

export const sayFor = howToWords('forum-trajanum');
