/** What there is to play, asked once; and the games that wait for me, asked again and again. */
import type { Catalogue, TableInfo } from '../generated/wire';
import { loadGameTexts } from '../i18n/index.svelte';
import { api } from './api';
import { me } from './me.svelte';

let listed = $state.raw<Catalogue | undefined>(undefined);
let known = $state.raw<Catalogue | undefined>(undefined);
let mine = $state.raw<readonly TableInfo[] | undefined>(undefined);

/** The games, once their words are there. */
export const games = (): Catalogue | undefined => known;
export const levels = (): readonly string[] => listed?.levels ?? [];
export const myTables = (): readonly TableInfo[] | undefined => mine;
export const myTurns = (): readonly TableInfo[] =>
  (mine ?? []).filter((table) => table.my_turn && table.state === 'running');

/** What a table must know of the server's games; it loads the words of its own game alone. */
export async function learnCatalogue(): Promise<Catalogue> {
  listed ??= await api.games();
  return listed;
}

/** The same with the words of all games, for pages that name them. */
export async function learnGames(): Promise<Catalogue> {
  if (known !== undefined) return known;
  const found = await learnCatalogue();
  await Promise.all(found.games.map((game) => loadGameTexts(game.name)));
  known = found;
  return found;
}

/** `isLooking`: the page is in front of somebody, who therefore needs no notices. */
export async function lookAtMyTables(isLooking = true): Promise<void> {
  if (me() === undefined) {
    mine = undefined;
    return;
  }
  mine = (await api.mine(['open', 'running'], undefined, isLooking)).tables;
}

/** When my time at a table runs out; never where no clock runs. */
export const myDeadline = (table: TableInfo): number =>
  table.seats[table.viewer ?? -1]?.clock?.deadline ?? Infinity;

/** The table where my time runs out first, or that has waited for me longest; other than the one I am at. */
export function nextTurn(except?: string): TableInfo | undefined {
  return [...myTurns()].filter((table) => table.id !== except).sort(byUrgency)[0];
}

/** What runs out first comes first; without clocks what has waited longest. */
export function byUrgency(one: TableInfo, other: TableInfo): number {
  const [first, second] = [myDeadline(one), myDeadline(other)];
  return first === second ? one.changed_at - other.changed_at : first - second;
}
