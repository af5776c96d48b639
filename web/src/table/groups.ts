/** Long lists of options in groups by their verb, so that a keyboard or a finger reaches each in two steps. */
import type { Offer } from './contract';

export const MOST_AT_ONCE = 9;

export type Group = { readonly verb: string; readonly offers: readonly Offer[] };

export function groups(offers: readonly Offer[]): readonly Group[] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) found.set(offer.verb, [...(found.get(offer.verb) ?? []), offer]);
  return [...found].map(([verb, inside]) => ({ verb, offers: inside }));
}

/** Only where there are several verbs: a single long list stays a list. */
export const mustGroup = (offers: readonly Offer[]): boolean => offers.length > MOST_AT_ONCE && groups(offers).length > 1;
