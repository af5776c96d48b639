/**
 * The tables of this device, in IndexedDB: a row for each table, its log that only grows, and two snapshots of the game.
 *
 * Every page is one transaction that is on the disk before anybody hears of it. It is only written after the entry that its
 * writer has seen, so that two tabs never make two logs of one table.
 */
import type { TableInfo } from '../generated/wire';

/** As `ulpia.device.journal` writes and reads it. */
export type StoredPage = {
  readonly row: { readonly version: number };
  readonly seats: readonly unknown[];
  readonly info: TableInfo | null;
  readonly entries: readonly { readonly seq: number }[];
  readonly snapshots: readonly { readonly seq: number }[];
  readonly forget_from: number | null;
  readonly notes?: readonly unknown[];
};
export type WriteOutcome = 'written' | 'late' | 'full' | 'failed';

export const NO_TABLE_YET = -1;
export const ANY_VERSION = -2;

type TableRecord = Pick<StoredPage, 'row' | 'seats' | 'info' | 'notes'> & { readonly id: string };
type Numbered = { readonly table: string; readonly seq: number; readonly body: unknown };

const DATABASE = 'ulpia';
const VERSION = 1;
const TABLES = 'tables';
const ENTRIES = 'entries';
const SNAPSHOTS = 'snapshots';
const ALL = [TABLES, ENTRIES, SNAPSHOTS];
const MAX_SNAPSHOTS = 2;

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
      for (const name of [ENTRIES, SNAPSHOTS])
        request.result.createObjectStore(name, { keyPath: ['table', 'seq'] });
    };
    request.onsuccess = () => {
      const forget = (): void => void (opening = undefined);
      request.result.onclose = forget; // the browser has closed it: the next call opens it anew
      request.result.onversionchange = () => {
        request.result.close();
        forget();
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('no storage'));
    request.onblocked = () => reject(new Error('the storage is in use by an older page'));
  });
  opening.catch(() => (opening = undefined));
  return opening;
}

const awaitRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage failed'));
  });

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('storage failed'));
  });

/** All numbers of a table in a store that is ordered by table and number. */
const ofTable = (table: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, Infinity]);

export async function version(table: string): Promise<number | undefined> {
  const store = (await open()).transaction(TABLES).objectStore(TABLES);
  const found = await awaitRequest<TableRecord | undefined>(store.get(table));
  return found?.row.version;
}

/** Everything of a table as one page, in JSON. */
export async function read(table: string): Promise<string | undefined> {
  const transaction = (await open()).transaction(ALL);
  const [found, entries, snapshots] = await Promise.all([
    awaitRequest<TableRecord | undefined>(transaction.objectStore(TABLES).get(table)),
    awaitRequest<Numbered[]>(transaction.objectStore(ENTRIES).getAll(ofTable(table))),
    awaitRequest<Numbered[]>(transaction.objectStore(SNAPSHOTS).getAll(ofTable(table))),
  ]);
  if (found === undefined) return undefined;
  return JSON.stringify({
    row: found.row,
    seats: found.seats,
    entries: entries.map((each) => each.body),
    snapshots: snapshots.map((each) => each.body),
    notes: found.notes ?? [],
  });
}

/** Write a page after entry `expected`, all of it or nothing. */
export async function write(table: string, expected: number, text: string): Promise<WriteOutcome> {
  const page = JSON.parse(text) as StoredPage;
  let isLate = false;
  try {
    const transaction = (await open()).transaction(ALL, 'readwrite', { durability: 'strict' });
    const done = endOf(transaction);
    const known = transaction.objectStore(TABLES).get(table) as IDBRequest<TableRecord | undefined>;
    known.onsuccess = () => {
      isLate = expected !== ANY_VERSION && (known.result?.row.version ?? NO_TABLE_YET) !== expected;
      if (isLate) transaction.abort();
      else put(transaction, table, page, expected === ANY_VERSION);
    };
    await done;
    return 'written';
  } catch (error) {
    if (isLate) return 'late';
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
}

function put(transaction: IDBTransaction, table: string, page: StoredPage, anew: boolean): void {
  const { row, seats, info, notes } = page;
  transaction
    .objectStore(TABLES)
    .put({ id: table, row, seats, info, notes } as TableRecord & { id: string });
  const entries = transaction.objectStore(ENTRIES);
  const snapshots = transaction.objectStore(SNAPSHOTS);
  if (anew) entries.delete(ofTable(table));
  if (anew || page.forget_from !== null)
    snapshots.delete(ofTable(table, anew ? 0 : (page.forget_from ?? 0)));
  for (const body of page.entries) entries.put({ table, seq: body.seq, body });
  for (const body of page.snapshots) snapshots.put({ table, seq: body.seq, body });
  if (page.snapshots.length > 0) forgetOld(snapshots, table);
}

/** The last two snapshots are all that going on and taking back need. */
function forgetOld(snapshots: IDBObjectStore, table: string): void {
  const keys = snapshots.getAllKeys(ofTable(table));
  keys.onsuccess = () => {
    for (const key of keys.result.slice(0, -MAX_SNAPSHOTS)) snapshots.delete(key);
  };
}

/** What lists show of every table, latest change first. */
export async function tables(): Promise<readonly TableInfo[]> {
  const store = (await open()).transaction(TABLES).objectStore(TABLES);
  const found = await awaitRequest<TableRecord[]>(store.getAll());
  return found
    .flatMap(({ info }) => info ?? []) // a damaged one must not hide the others
    .sort((one, other) => other.changed_at - one.changed_at);
}

/** Forget a table for good. */
export async function remove(table: string): Promise<void> {
  const transaction = (await open()).transaction(ALL, 'readwrite');
  transaction.objectStore(TABLES).delete(table);
  for (const name of [ENTRIES, SNAPSHOTS]) transaction.objectStore(name).delete(ofTable(table));
  await endOf(transaction);
}
