/** One click to a game: a guest if need be, the game and the level used last. */
import { learnGames } from './catalogue.svelte';
import { api } from './api';
import { someone } from './me.svelte';
import { settings } from './settings.svelte';

export function usualLevel(levels: readonly string[]): string {
  const last = settings().level;
  if (last !== undefined && levels.includes(last)) return last;
  return levels[Math.min(1, levels.length - 1)] ?? 'random';
}

/** The game played last, or the first there is. */
export const usualGame = (names: readonly string[]): string =>
  [settings().game, ...names].find((name) => name !== undefined && names.includes(name)) ?? '';

/** Begin a lesson and return the id of its table. */
export async function beginLesson(game: string, lesson: string): Promise<string> {
  await someone();
  return (await api.learn(game, lesson)).id;
}

/** Make a table against the AI and return its id. */
export async function playNow(game?: string): Promise<string> {
  const [{ games, levels }] = await Promise.all([learnGames(), someone()]);
  const name = game ?? usualGame(games.map((each) => each.name));
  const wanted = games.find((each) => each.name === name);
  if (wanted === undefined) throw new Error('there is no game');
  const bots = Array.from({ length: settings().opponents }, () => ({
    place: 'bot' as const,
    level: usualLevel(levels),
  }));
  const table = await api.make({ game: wanted.name, seats: [{ place: 'link' }, ...bots], sit: 0 });
  return table.id;
}
