/** The tables there are: every folder of `src/games` with an `index.ts`, loaded when somebody sits down. */
import type { AnyGameTable } from './contract';

const FILES = import.meta.glob<{ default: AnyGameTable }>('../games/*/index.ts');

export const drawnGames = (): readonly string[] => Object.keys(FILES).flatMap(path => path.split('/')[2] ?? []);

/** The table of a game; undefined where nobody has drawn one, and the plain one serves. */
export async function loadTable(game: string): Promise<AnyGameTable | undefined> {
  const load = FILES[`../games/${game}/index.ts`];
  return load === undefined ? undefined : (await load()).default;
}
