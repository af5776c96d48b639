/** Links to replays that open for whoever gets them. */
import { api } from '../state/api';
import { recognise } from '../state/me.svelte';

/** The key of the table's share link that others need to look at its replay: none where it is open to all; undefined where I may not give one. */
export async function keyForOthers(table: string, key: string): Promise<string | undefined> {
  const [info, mine] = await Promise.all([api.table(table), recognise()]);
  if (key !== '' || info.listed || info.watching === 'public') return key;
  const isPlayer =
    mine !== undefined && ((info.viewer ?? undefined) !== undefined || info.host === true);
  return isPlayer ? ((await api.share(table)).key ?? undefined) : undefined;
}
