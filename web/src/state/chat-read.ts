/** Which lines of a table's chat have been read in this browser: one's own words never count as unread, also after a reload. */
import type { ChatLine } from '../generated/wire';

const KEY = 'ulpia.chat-read';
/** As many tables are remembered. */
const MOST_TABLES = 40;

type Read = Readonly<Record<string, number>>;

function all(): Read {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Read;
  } catch {
    return {};
  }
}

/** The number of the last line that was read at a table. */
export const lastRead = (table: string): number => all()[table] ?? 0;

export function keepRead(table: string, number: number): void {
  const { [table]: before = 0, ...others } = all();
  if (number <= before) return;
  const kept = Object.fromEntries([
    ...Object.entries(others).slice(1 - MOST_TABLES),
    [table, number],
  ]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: what was read is forgotten with the page.
  }
}

export const unreadCount = (
  lines: readonly ChatLine[],
  read: number,
  mySeat: number | undefined,
): number =>
  lines.filter((line) => line.number > read && (mySeat === undefined || line.seat !== mySeat))
    .length;

export const newestNumber = (lines: readonly ChatLine[]): number =>
  lines.reduce((most, line) => Math.max(most, line.number), 0);
