/** Long lists of options, folded by their verb, so that a keyboard or a finger reaches each in two steps. */
import type { Option } from './contract';

export const MOST_AT_ONCE = 9;

/** One button of the prompt bar: a single option, or all options of a verb behind one button. */
export type Group = { readonly verb: string; readonly options: readonly Option[] };

export function groups(options: readonly Option[]): readonly Group[] {
  const found = new Map<string, Option[]>();
  for (const option of options) found.set(option.verb, [...(found.get(option.verb) ?? []), option]);
  return [...found].map(([verb, inside]) => ({ verb, options: inside }));
}

/** Every option on a button of its own. */
export const singles = (options: readonly Option[]): readonly Group[] =>
  options.map((option) => ({ verb: option.verb, options: [option] }));

/**
 * The buttons for some options. Where there are more than `MOST_AT_ONCE`, the verbs with the most options become one button
 * each, until few enough are left; a list of one verb stays a list. Verbs that a game keeps behind one button always are.
 */
export function fold(
  options: readonly Option[],
  isBehind: (verb: string) => boolean = () => false,
): readonly Group[] {
  const byVerb = groups(options);
  if (byVerb.length === 1) return singles(options);
  const behind = byVerb.filter((group) => isBehind(group.verb) && group.options.length > 1);
  const folded = new Set(behind.map((group) => group.verb));
  let count = behind.reduce((left, group) => left - group.options.length + 1, options.length);
  for (const group of [...byVerb].sort((one, other) => other.options.length - one.options.length)) {
    if (count <= MOST_AT_ONCE || folded.has(group.verb)) continue;
    folded.add(group.verb);
    count -= group.options.length - 1;
  }
  return byVerb.flatMap((group) => (folded.has(group.verb) ? [group] : singles(group.options)));
}
