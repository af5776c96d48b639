/** Bags of things, as the view tells them: how many there are of each word. */
import type { Counts } from '../view';

/** The words of a bag one by one, in its order: `{wine: 2}` is wine, wine. */
export const wordsOf = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([word, count]) => Array.from({ length: count }, () => word));

export const countOf = (counts: Counts, word: string): number => counts[word] ?? 0;
