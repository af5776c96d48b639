/** The words of a game, as `tools.web_types` writes them. */
export type Phrase = { readonly args: readonly (readonly [string, string])[]; readonly many?: boolean };
export type Phrases = Readonly<Record<string, Phrase>>;
export type Vocabulary = {
  readonly name: string;
  readonly rules: number;
  readonly fewest: number;
  readonly most: number;
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly sources: readonly string[];
  readonly kinds: Readonly<Record<string, { readonly words: readonly string[]; readonly plain: boolean }>>;
  readonly verbs: Phrases;
  readonly facts: Phrases;
  readonly prompts: Phrases;
  readonly refusals: Phrases;
  readonly house: Phrases;
};

const FILES = import.meta.glob<unknown>('../generated/vocabulary/*.json', { import: 'default' });

export async function loadVocabulary(game: string): Promise<Vocabulary | undefined> {
  const load = FILES[`../generated/vocabulary/${game}.json`];
  if (load === undefined) return undefined;
  return (await load()) as Vocabulary;
}
