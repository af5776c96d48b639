/** What there is to play, asked once; and the games that wait for me, asked again and again. */
import type { Catalogue, TableInfo } from '../generated/wire';
import { learnGame } from '../i18n/index.svelte';
import { api } from './api';
import { me } from './me.svelte';

let known = $state.raw<Catalogue | undefined>(undefined);
let mine = $state.raw<readonly TableInfo[] | undefined>(undefined);

export const games = (): Catalogue | undefined => known;
export const myTables = (): readonly TableInfo[] | undefined => mine;
export const myTurns = (): readonly TableInfo[] => (mine ?? []).filter(table => table.my_turn && table.state === 'running');

export async function learnGames(): Promise<Catalogue> {
  if (known !== undefined) return known;
  const found = await api.games();
  await Promise.all(found.games.map(game => learnGame(game.name)));
  known = found;
  return found;
}

export async function lookAtMyTables(): Promise<void> {
  if (me() === undefined) {
    mine = undefined;
    return;
  }
  mine = (await api.mine(['open', 'running'])).tables;
}

/** The table that has waited for me longest, other than the one I am at. */
export function nextTurn(except?: string): TableInfo | undefined {
  return [...myTurns()].filter(table => table.id !== except).sort((one, other) => one.changed_at - other.changed_at)[0];
}
