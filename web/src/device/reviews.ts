/** Reviews that this device has made: read without a language, and said here. */
import type { Review } from '../generated/wire';
import { catalogue, loadGameTexts, loadPageTexts } from '../i18n/index.svelte';
import { makeTexts } from '../i18n/texts';
import { loadVocabulary } from '../i18n/vocabulary';
import { sayReview, type ToldReview } from '../review/say-review';
import { refusalOf } from '../state/api';
import { reach } from './client';

const MAX_SEATS = 8;
/** What stands for the name of a seat: whoever shows the words puts the names in. */
const SEAT_MARKS = Array.from({ length: MAX_SEATS }, (_, seat) => `\u27e6${seat}\u27e7`);

/** Loading words makes the page say everything anew, and with it this review: once is enough. */
const asked = new Map<string, Promise<unknown>>();

function loadReviewWords(game: string): Promise<unknown> {
  const known = asked.get(game);
  if (known !== undefined) return known;
  const loading = loadGameTexts(game).then(() => loadPageTexts(`${game}-review`));
  asked.set(game, loading);
  return loading;
}

/** A review in the words of the page. */
export async function readReview(id: string, setting: string): Promise<Review> {
  const response = await reach('GET', `/reviews/${id}?setting=${setting}`);
  if (!response.ok) throw await refusalOf(response);
  const told = (await response.json()) as ToldReview;
  const [vocabulary] = await Promise.all([loadVocabulary(told.game), loadReviewWords(told.game)]);
  return sayReview(told, makeTexts(catalogue(), vocabulary, SEAT_MARKS));
}
