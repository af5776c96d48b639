/** The files of the engine: which there are, how large they are together, and the way into this browser's storage. */

export type EngineFile = { readonly name: string; readonly size: number };
export type EngineList = {
  readonly folder: string;
  /** Versions, as Pyodide wants to be told. */
  readonly python: Readonly<Record<string, string>>;
  readonly files: readonly EngineFile[];
  /** The rules and players: compiled if somebody has built that, else Python as it is written. */
  readonly compiled: EngineFile | null;
  readonly interpreted: EngineFile;
};

const CACHE = 'ulpia-engine';
const ROOT = import.meta.env.BASE_URL;

export const addressOf = (list: EngineList, name: string): string =>
  new URL(`${ROOT}${list.folder}/${name}`, location.origin).href;

/** What is loaded: of the two forms of the engine the faster one that there is. */
export const filesOf = (list: EngineList): readonly EngineFile[] => [
  ...list.files,
  list.compiled ?? list.interpreted,
];

export const sizeOf = (list: EngineList): number =>
  filesOf(list).reduce((sum, file) => sum + file.size, 0);

/** What belongs to these pages; the service worker keeps it with them. */
export async function engineList(): Promise<EngineList> {
  const response = await fetch(`${ROOT}engine.json`);
  if (!response.ok) throw new Error('these pages were built without an engine');
  return (await response.json()) as EngineList;
}

/** Whether all files are in this browser. */
export async function isLoaded(list: EngineList): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const cache = await caches.open(CACHE);
  const found = await Promise.all(
    filesOf(list).map((file) => cache.match(addressOf(list, file.name), { ignoreVary: true })),
  );
  return found.every((response) => response !== undefined);
}

/** Load all files that are missing; `tell` hears how many bytes of all have come. */
export async function loadFiles(list: EngineList, tell: (bytes: number) => void): Promise<void> {
  const cache = await caches.open(CACHE);
  let done = 0;
  for (const file of filesOf(list)) {
    const address = addressOf(list, file.name);
    if ((await cache.match(address, { ignoreVary: true })) === undefined)
      await cache.put(address, await fetchWhole(address, file, (bytes) => tell(done + bytes)));
    done += file.size;
    tell(done);
  }
}

async function fetchWhole(
  address: string,
  file: EngineFile,
  tell: (bytes: number) => void,
): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok || response.body === null) throw new Error(`${file.name}: ${response.status}`);
  const parts: BlobPart[] = [];
  const reader = response.body.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
    tell(Math.min(bytes, file.size)); // scripts are packed on the way
  }
  const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
  return new Response(new Blob(parts), { headers: { 'Content-Type': type } });
}

/** The browser's own: workers put another one in its place, which comes back here. */
const fetchPlain = globalThis.fetch.bind(globalThis);

/** A file as it was stored; what must still be fetched is stored too, for the next time without a network. */
export async function fetchStored(address: string): Promise<Response> {
  if (!('caches' in globalThis)) return fetchPlain(address);
  const cache = await caches.open(CACHE);
  const found = await cache.match(address, { ignoreVary: true });
  if (found !== undefined) return found;
  const response = await fetchPlain(address);
  if (response.ok) await cache.put(address, response.clone());
  return response;
}
