/** Which option does this click mean? Pure questions to the list of options; no rule of the game is known here. */
import type { Decision, Option, Word } from '../../../table/contract';

const CARD_VERBS = ['lay', 'ship'] as const;

/**
 * With a finger the first tap shows what these would do, the second does it. Not what takes two taps anyway (cards and where they
 * go, a first tile and its slot), nor what is plain and comes often (laying a marker, passing).
 * Cards that are drawn cannot be put back.
 */
const PREVIEWED: ReadonlySet<string> = new Set([
  'sow',
  'draw',
  'march',
  'occupy',
  'build',
  'claim',
  'collect',
  'pick',
]);
export const isPreviewed = (option: Option): boolean => PREVIEWED.has(option.verb);

/** The cards an option moves: all nouns of `lay`, all but the ship of `ship`, the first of `discard`. */
export function cargoOf(option: Option): readonly Word[] {
  if (option.verb === 'lay') return option.nouns;
  if (option.verb === 'ship') return option.nouns.slice(1);
  return option.verb === 'discard' ? option.nouns.slice(0, 1) : [];
}

export const isCardMove = (option: Option): boolean =>
  (CARD_VERBS as readonly string[]).includes(option.verb);

function countWords(words: readonly Word[]): Map<Word, number> {
  const counts = new Map<Word, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Whether all of `part` is in `whole`, equal things as often. */
export function isWithin(part: readonly Word[], whole: readonly Word[]): boolean {
  const counts = countWords(whole);
  return [...countWords(part)].every(([word, count]) => (counts.get(word) ?? 0) >= count);
}

export const isEqual = (a: readonly Word[], b: readonly Word[]): boolean =>
  a.length === b.length && isWithin(a, b);

export const findOption = (decision: Decision | undefined, text: string): Option | undefined =>
  decision?.options.find((option) => option.text === text);

export const offeredVerb = (decision: Decision | undefined, verb: string): readonly Option[] =>
  decision?.options.filter((option) => option.verb === verb) ?? [];

/** Cards picked so far: whether one more of `word` could still become an option. */
export const mayPick = (
  decision: Decision | undefined,
  picked: readonly Word[],
  word: Word,
): boolean =>
  decision?.options.some(
    (option) => cargoOf(option).length > 0 && isWithin([...picked, word], cargoOf(option)),
  ) ?? false;

/** The option with exactly the picked cards: `ship` names the ship, undefined the display. */
export const optionOfCards = (
  decision: Decision | undefined,
  picked: readonly Word[],
  ship?: string,
): Option | undefined =>
  decision?.options.find(
    (option) =>
      (ship === undefined
        ? option.verb === 'lay'
        : option.verb === 'ship' && option.nouns[0] === ship) &&
      picked.length > 0 &&
      isEqual(cargoOf(option), picked),
  );

/** Whether some option of a ship (or the display) holds all picked cards. */
export const isReachable = (
  decision: Decision | undefined,
  picked: readonly Word[],
  ship?: string,
): boolean =>
  decision?.options.some(
    (option) =>
      (ship === undefined
        ? option.verb === 'lay'
        : option.verb === 'ship' && option.nouns[0] === ship) && isWithin(picked, cargoOf(option)),
  ) ?? false;

/** What the prompt bar should show while cards are picked: everything but card moves, and those that they mean. Without a pick all. */
export function shownOptions(
  decision: Decision,
  picked: readonly Word[],
): readonly string[] | undefined {
  if (picked.length === 0) return undefined;
  if (decision.prompt === 'choose_tiles')
    return decision.options
      .filter((option) => option.nouns[0] === picked[0])
      .map((option) => option.text);
  if (decision.prompt === 'discard')
    return decision.options
      .filter((option) => option.nouns[0] === picked[0])
      .map((option) => option.text);
  if (!decision.options.some(isCardMove)) return undefined;
  return decision.options
    .filter((option) => !isCardMove(option) || isEqual(cargoOf(option), picked))
    .map((option) => option.text);
}

/** How many cards, or pairs, an option puts on its ship: the row of the pay table. */
export function payRow(option: Option): number {
  const cards = cargoOf(option).length;
  return option.nouns[0] === 'pairs' ? cards / 2 : cards;
}

/** The cargo to suggest for a ship: the most cards that are offered, with as few wild ones as possible. */
export function fullest(decision: Decision | undefined, ship: string): Option | undefined {
  const wilds = (option: Option): number =>
    cargoOf(option).filter((word) => word === 'wild').length;
  const cargoes = offeredVerb(decision, 'ship').filter((option) => option.nouns[0] === ship);
  return [...cargoes].sort(
    (one, other) => cargoOf(other).length - cargoOf(one).length || wilds(one) - wilds(other),
  )[0];
}

/** What a player would have to say to do this with the picked cards, to ask why it is not possible. */
export const cargoText = (picked: readonly Word[], ship?: string): string =>
  (ship === undefined ? ['lay', ...picked] : ['ship', ship, ...picked]).join(' ');
