/** What a page needs of a game: its table, its vocabulary and its texts, loaded together. */
import { untrack } from 'svelte';
import { loadTableTexts } from '../i18n/index.svelte';
import { loadVocabulary, vocabularyFrom, type Vocabulary } from '../i18n/vocabulary';
import { learnCatalogue } from '../state/catalogue.svelte';
import type { AnyGameTable } from './contract';
import { loadTable } from './games';
import { plainGame } from './plain-game';

export type Game = { readonly table: AnyGameTable; readonly vocabulary: Vocabulary };

/** The words of a game: as they were built with the pages, or as the server tells them. */
async function findVocabulary(name: string): Promise<Vocabulary | undefined> {
  const built = await loadVocabulary(name);
  if (built !== undefined) return built;
  const info = (await learnCatalogue()).games.find((each) => each.name === name);
  return info === undefined ? undefined : vocabularyFrom(info);
}

async function loadGame(name: string): Promise<Game | undefined> {
  const [table, vocabulary] = await Promise.all([
    loadTable(name).catch(() => undefined), // one that cannot be loaded can still be played with buttons
    findVocabulary(name),
    loadTableTexts(name),
  ]);
  return vocabulary === undefined ? undefined : { table: table ?? plainGame, vocabulary };
}

/** The game with this name, once all of it is there. To be called while a component is made. */
export function gameNamed(name: () => string | undefined): { readonly now: Game | undefined } {
  let game = $state.raw<Game | undefined>(undefined);
  const wanted = $derived(name());
  $effect(() => {
    if (wanted === undefined) return;
    const asked = wanted;
    untrack(() => void loadGame(asked).then((found) => (game = found)));
  });
  return {
    get now() {
      return game;
    },
  };
}
