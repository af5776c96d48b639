/**
 * Which modules travel in one file: what a page needs at once anyway. Many small files pack badly, a table's by an eighth.
 *
 * What is loaded when it is opened (hints, plans, windows, lessons) stays in files of its own.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type ModuleInfo = { readonly importedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };
type ChunkGroup = {
  readonly name: (id: string, graph: Graph) => string | null;
  readonly priority: number;
};
type Reached = {
  readonly first: ReadonlySet<string>;
  readonly table: ReadonlySet<string>;
  readonly games: ReadonlyMap<string, ReadonlySet<string>>;
};

const SOURCE = join(import.meta.dirname, '../src').replaceAll('\\', '/');
const ENTRY = `${SOURCE}/main.ts`;
const TABLE = `${SOURCE}/pages/TablePage.svelte`;
/** What tables share with pages that have none. */
const COMPONENTS = `${SOURCE}/components/`;

/** A module with all that it imports and does not merely load later. */
function closure(graph: Graph, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

const gameNames = (): readonly string[] =>
  readdirSync(`${SOURCE}/games`).filter((name) => !name.startsWith('_') && !name.includes('.'));

/** Groups take modules in the order of their priority, each with what they import and nobody took before. */
export function chunkGroups(): ChunkGroup[] {
  let known: Reached | undefined;
  const reachable = (graph: Graph): Reached =>
    (known ??= {
      first: closure(graph, ENTRY),
      table: closure(graph, TABLE),
      games: new Map(
        gameNames().map((game) => [game, closure(graph, `${SOURCE}/games/${game}/index.ts`)]),
      ),
    });
  const gamesOf = (id: string, graph: Graph): readonly string[] =>
    [...reachable(graph).games].filter(([, reached]) => reached.has(id)).map(([game]) => game);
  const isOfTables = (id: string, graph: Graph): boolean =>
    reachable(graph).table.has(id) || gamesOf(id, graph).length > 1;
  const group = (
    name: string,
    priority: number,
    isIn: (id: string, graph: Graph) => boolean,
  ): ChunkGroup => ({ name: (id, graph) => (isIn(id, graph) ? name : null), priority });
  return [
    group('first', 3, (id, graph) => id !== ENTRY && reachable(graph).first.has(id)),
    group('parts', 2, (id, graph) => id.startsWith(COMPONENTS) && isOfTables(id, graph)),
    group('table', 1, isOfTables),
    ...gameNames().map((game) =>
      group(`table-${game}`, 0, (id, graph) => gamesOf(id, graph).includes(game)),
    ),
  ];
}
