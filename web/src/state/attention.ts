/** What this browser tells of games that wait: a badge, and notifications while its page is in the background. */
import type { TableInfo } from '../generated/wire';
import { say } from '../i18n/index.svelte';
import { gameTitle } from '../components/levels';
import { seatNames } from '../table/seat-names';

const KEY = 'ulpia.browser-notices';
const told = new Set<string>();

type Badged = {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

/** Show on the icon of an installed page how many games wait. */
export function showBadge(count: number): void {
  const badged = navigator as unknown as Badged;
  const work = count > 0 ? badged.setAppBadge?.(count) : badged.clearAppBadge?.();
  work?.catch(() => undefined); // a browser without an icon to put it on
}

export const canNotify = (): boolean => typeof Notification === 'function';

/** Whether this browser may tell of games while its page is in the background. */
export function wantsNews(): boolean {
  try {
    return (
      canNotify() && Notification.permission === 'granted' && localStorage.getItem(KEY) === 'on'
    );
  } catch {
    return false;
  }
}

export function setNews(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing tells nothing.
  }
}

const turnOf = (table: TableInfo): string =>
  `${table.id}:${table.seats[table.viewer ?? -1]?.waiting_since ?? table.seq}`;

/** Tell of turns that have begun while nobody looked, each once. */
export function announceTurns(turns: readonly TableInfo[]): void {
  for (const table of turns) {
    const isNew = !told.has(turnOf(table));
    told.add(turnOf(table));
    if (!isNew || !document.hidden || !wantsNews()) continue;
    const names = seatNames(table.seats, say).filter((_, seat) => seat !== table.viewer);
    const note = new Notification(`${gameTitle(table.game)}: ${say('your-turn')}`, {
      body: names.join(', '),
      tag: table.id,
      icon: '/icon.svg',
    });
    note.onclick = () => {
      window.focus();
      location.assign(`/t/${table.id}`);
    };
  }
}
