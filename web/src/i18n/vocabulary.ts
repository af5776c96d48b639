import type { GameInfo } from '../generated/wire';

/** The words of a game, as `tools.web.types` writes them. */
export type Signature = {
  readonly args: readonly (readonly [string, string])[];
  readonly many?: boolean;
};
export type Signatures = Readonly<Record<string, Signature>>;
export type Vocabulary = {
  readonly name: string;
  readonly rules: number;
  readonly fewest: number;
  readonly most: number;
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly sources: readonly string[];
  readonly kinds: Readonly<
    Record<string, { readonly words: readonly string[]; readonly plain: boolean }>
  >;
  readonly verbs: Signatures;
  readonly events: Signatures;
  readonly prompts: Signatures;
  readonly refusals: Signatures;
  readonly outcomes: Signatures;
  readonly cautions: Signatures;
  readonly goals: Signatures;
  readonly stops: Signatures;
  readonly common: Signatures;
};

const FILES = import.meta.glob<unknown>('../generated/vocabulary/*.json', { import: 'default' });

export async function loadVocabulary(game: string): Promise<Vocabulary | undefined> {
  const load = FILES[`../generated/vocabulary/${game}.json`];
  if (load === undefined) return undefined;
  return (await load()) as Vocabulary;
}

/** What the server tells of a game, as a vocabulary; the kinds of arguments are then known by their names alone. */
export function vocabularyFrom(info: GameInfo): Vocabulary {
  const entries = <T>(found: Readonly<Record<string, T>>): [string, T][] => Object.entries(found);
  return {
    name: info.name,
    rules: info.rules,
    fewest: info.fewest,
    most: info.most,
    options: Object.fromEntries(info.options.map((option) => [option.name, option.values])),
    sources: info.sources,
    kinds: Object.fromEntries(
      entries(info.kinds).map(([name, words]) => [name, { words, plain: false }]),
    ),
    verbs: Object.fromEntries(
      entries(info.verbs).map(([name, verb]) => [
        name,
        { args: verb.arguments.map((each) => [each.name, each.kind] as const), many: verb.many },
      ]),
    ),
    events: {},
    prompts: {},
    refusals: {},
    outcomes: {},
    cautions: {},
    goals: {},
    stops: {},
    common: {},
  };
}
