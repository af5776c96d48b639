/** The tables there are: every folder of `src/games` with an `index.ts`, loaded when somebody sits down. */
import type { AnyGameTable } from './contract';

const FILES = import.meta.glob<{ default: AnyGameTable }>([
  '../games/*/index.ts',
  '!../games/_*/index.ts',
]);

/** The folder of a game: its name, as a name in Python and TypeScript can be. */
const file = (game: string): string => `../games/${game.replaceAll('-', '_')}/index.ts`;

/** The table of a game; undefined where nobody has drawn one, and the plain one serves. */
export async function loadTable(game: string): Promise<AnyGameTable | undefined> {
  const load = FILES[file(game)];
  return load === undefined ? undefined : (await load()).default;
}
