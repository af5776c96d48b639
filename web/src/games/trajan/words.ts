/** The words of the table itself, of `locales/LANGUAGE/trajan-web.ftl`; names of things come from the shared catalogues. */
import { wordsOf } from '../../table/words';

export type { Words } from '../../table/words';
export const wordsFor = wordsOf('trajan');
