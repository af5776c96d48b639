/** What this device worked out and can work out again, such as reviews: texts by name, the newest of them. */
const DATABASE = 'ulpia-worked-out';
const TEXTS = 'texts';
const MAX_TEXTS = 24;

type Kept = { readonly name: string; readonly text: string; readonly at: number };

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(TEXTS, { keyPath: 'name' }).createIndex('at', 'at');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
  });

/** Work with the texts in one transaction; nothing comes back where nothing can be stored. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    const transaction = database.transaction(TEXTS, mode);
    const request = work(transaction.objectStore(TEXTS));
    return await new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('storage failed'));
    }).finally(() => database.close());
  } catch (error) {
    // eslint-disable-next-line no-console -- it is worked out again: only who looks for it should see it
    console.warn('What was worked out could not be kept.', error);
    return undefined;
  }
}

export async function read(name: string): Promise<string | undefined> {
  const found = await within<Kept | undefined>('readonly', (store) => store.get(name));
  return found?.text;
}

/** Keep a text; of too many the oldest is forgotten. */
export async function write(name: string, text: string): Promise<void> {
  await within('readwrite', (store) => {
    const count = store.count();
    count.onsuccess = () => {
      if (count.result <= MAX_TEXTS) return;
      const oldest = store.index('at').openCursor();
      oldest.onsuccess = () => oldest.result?.delete();
    };
    return store.put({ name, text, at: Date.now() } satisfies Kept);
  });
}
