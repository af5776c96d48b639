/** A review that a device has made, in words: it tells no language, and the page has the catalogues. */
import type { Fact, Option, Review, ReviewDecision, ReviewLine } from '../generated/wire';
import type { GameEvent, Texts, Word } from '../table/contract';
import { writeSigned } from './signs';

type ToldArgument =
  | number
  | { readonly kind: string; readonly word: Word }
  | { readonly move: Option }
  | { readonly source: string }
  | { readonly seat: number }
  | { readonly signed: number };
export type ToldSentence = {
  readonly id: string;
  readonly arguments: Readonly<Record<string, ToldArgument>>;
};
type ToldReasons = {
  readonly did: Fact | null;
  readonly better: ToldSentence;
  readonly where: ToldSentence | null;
  readonly doubt: ToldSentence | null;
};
type ToldLine = Omit<ReviewLine, 'said' | 'first'> & { readonly options: readonly Option[] };
type ToldDecision = Omit<ReviewDecision, 'lines' | 'why' | 'better'> & {
  readonly lines: readonly ToldLine[];
  readonly words: ToldReasons | null;
};
/** As `ulpia.table.review_messages` tells it. */
export type ToldReview = Omit<Review, 'decisions' | 'reveals'> & {
  readonly decisions: readonly ToldDecision[];
  readonly reveals: readonly (Omit<Review['reveals'][number], 'said'> & {
    readonly facts: readonly Fact[];
  })[];
};

/** Say a review; `texts` have the marks of seats in the place of names. */
export function sayReview(told: ToldReview, texts: Texts): Review {
  return {
    ...told,
    decisions: told.decisions.map((each) => sayDecision(each, texts)),
    reveals: told.reveals.map(({ facts, ...rest }) => ({
      ...rest,
      said: facts.map((fact) => texts.event(fact as GameEvent)),
    })),
  };
}

function sayDecision({ lines, words, ...rest }: ToldDecision, texts: Texts): ReviewDecision {
  return {
    ...rest,
    lines: lines.map(({ options, ...line }) => ({
      ...line,
      said: options.map((option) => texts.move(option)),
      first: options[0]!,
    })),
    why: words === null ? [] : sayReasons(words, texts),
    better: words === null ? '' : saySentence(words.better, texts),
  };
}

function sayReasons({ did, better, where, doubt }: ToldReasons, texts: Texts): string[] {
  const first = did === null ? [] : [texts.event(did as GameEvent)];
  const sentences = [better, where, doubt].filter((each) => each !== null);
  return [...first, ...sentences.map((each) => saySentence(each, texts))];
}

export const saySentence = (told: ToldSentence, texts: Texts): string =>
  texts.message(
    told.id,
    Object.assign(
      {},
      ...Object.entries(told.arguments).map(([name, value]) => sayArgument(name, value, texts)),
    ),
  );

function sayArgument(
  name: string,
  value: ToldArgument,
  texts: Texts,
): Readonly<Record<string, string | number>> {
  if (typeof value === 'number') return { [name]: value };
  if ('kind' in value) return texts.thingForms(name, value.kind, value.word);
  if ('move' in value) return { [name]: texts.move(value.move) };
  if ('source' in value) return { [name]: texts.source(value.source) };
  if ('seat' in value) return texts.thingForms(name, 'seat', value.seat);
  return { [name]: writeSigned(value.signed, texts.language) };
}
