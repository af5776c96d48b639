/** The words of a game's page "How to play": `say('title')` is `trajan-howto-title`. */
import type { SayFunction } from '../i18n/catalogue';
import type { Texts } from '../table/contract';

export const howToWords =
  (game: string) =>
  (texts: Texts): SayFunction =>
  (id, values) =>
    texts.message(`${game}-howto-${id}`, values);
