/** Long lists of options, folded by their verb, so that a keyboard or a finger reaches each in two steps. */
import type { Offer } from './contract';

export const MOST_AT_ONCE = 9;

/** One button of the prompt bar: a single option, or all options of a verb behind one button. */
export type Group = { readonly verb: string; readonly offers: readonly Offer[] };

export function groups(offers: readonly Offer[]): readonly Group[] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) found.set(offer.verb, [...(found.get(offer.verb) ?? []), offer]);
  return [...found].map(([verb, inside]) => ({ verb, offers: inside }));
}

/** Every option on a button of its own. */
export const singles = (offers: readonly Offer[]): readonly Group[] => offers.map(offer => ({ verb: offer.verb, offers: [offer] }));

/**
 * The buttons for some options. Where there are more than `MOST_AT_ONCE`, the verbs with the most options become one button
 * each, until few enough are left; a list of one verb stays a list.
 */
export function fold(offers: readonly Offer[]): readonly Group[] {
  const byVerb = groups(offers);
  if (offers.length <= MOST_AT_ONCE || byVerb.length === 1) return singles(offers);
  let count = offers.length;
  const folded = new Set<string>();
  for (const group of [...byVerb].sort((one, other) => other.offers.length - one.offers.length)) {
    if (count <= MOST_AT_ONCE) break;
    folded.add(group.verb);
    count -= group.offers.length - 1;
  }
  return byVerb.flatMap(group => (folded.has(group.verb) ? [group] : singles(group.offers)));
}
