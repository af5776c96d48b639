/**
 * The pages without a network: all files of one version, stored together and answered together.
 *
 * A new version is stored whole before it may be used, and used only when somebody takes it or no page is open any more. Pages
 * of the version before still find their files, so that no page is ever made of two versions.
 */
import type { EngineList } from '../device/files';
import { scope } from './events';

/** Filled in by `tools/web/offline.py`, which knows all files of a build. */
const LIST = JSON.parse('__ULPIA_FILES__') as {
  readonly version: string;
  readonly files: readonly string[];
};
const PREFIX = 'ulpia-pages-';
const MINE = `${PREFIX}${LIST.version}`;
const ENGINE = 'ulpia-engine';
/** Versions that are kept beside this one, for pages that are still open. */
const MAX_OTHERS = 1;
const AT_ONCE = 6;
/** What is stored last: a version that holds it is whole. */
const LAST = 'index.html';
const LIST_OF_ENGINE = 'engine.json';

const address = (file: string): string => new URL(file, scope.registration.scope).href;
/** Files whose names change with their contents; the same name is the same file. */
const isHashed = (file: string): boolean => file.startsWith('assets/');

async function store(): Promise<void> {
  const cache = await caches.open(MINE);
  const left = LIST.files.filter((file) => file !== LAST);
  const storeNext = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift())
      await cache.put(address(file), await fetchFile(file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
  await storeNextEngine(await engineOf(MINE));
  await cache.put(address(LAST), await fetchFile(LAST));
}

/** The engine that belongs to a version. */
async function engineOf(version: string): Promise<EngineList | undefined> {
  const cache = await caches.open(version);
  const found = await cache.match(address(LIST_OF_ENGINE), { ignoreVary: true });
  return (await found?.json()) as EngineList | undefined;
}

const isOf = (engine: EngineList | undefined, url: string): boolean =>
  engine !== undefined && url.startsWith(address(`${engine.folder}/`));

/**
 * Whoever has loaded the engine of a version gets the next one with its pages: else games of this device could not go on
 * when the new version is met without a network.
 */
async function storeNextEngine(engine: EngineList | undefined): Promise<void> {
  if (engine === undefined || !(await caches.has(ENGINE))) return;
  const cache = await caches.open(ENGINE);
  const known = (await cache.keys()).map(({ url }) => url);
  if (known.every((url) => isOf(engine, url))) return; // none is loaded, or this one is being loaded
  const hasPlain = known.some((url) => url.endsWith(`/${engine.interpreted.name}`));
  const files = [...engine.files, ...(engine.compiled === null ? [] : [engine.compiled])];
  if (engine.compiled === null || hasPlain) files.push(engine.interpreted);
  for (const { name } of files) {
    const file = `${engine.folder}/${name}`;
    if (!known.includes(address(file))) await cache.put(address(file), await fetchFile(file));
  }
}

async function fetchFile(file: string): Promise<Response> {
  const known = isHashed(file)
    ? await caches.match(address(file), { ignoreVary: true })
    : undefined;
  if (known !== undefined) return known;
  const response = await fetch(address(file), { cache: isHashed(file) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

/** Forget all versions but this one and the last whole one before it, and the engines of what is forgotten. */
async function forgetOldVersions(): Promise<void> {
  const others: string[] = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === MINE) continue;
    const isWhole = (await (await caches.open(name)).match(address(LAST))) !== undefined;
    if (isWhole) others.push(name);
    else await caches.delete(name);
  }
  for (const name of others.splice(0, others.length - MAX_OTHERS)) await caches.delete(name);
  await forgetOldEngines([MINE, ...others]);
}

async function forgetOldEngines(versions: readonly string[]): Promise<void> {
  if (!(await caches.has(ENGINE))) return;
  const engines = await Promise.all(versions.map(engineOf));
  const cache = await caches.open(ENGINE);
  for (const request of await cache.keys())
    if (!engines.some((engine) => isOf(engine, request.url))) await cache.delete(request);
}

async function answer(request: Request): Promise<Response> {
  const mine = await caches.open(MINE);
  if (request.mode === 'navigate')
    return (await mine.match(address('index.html'), { ignoreVary: true })) ?? fetch(request);
  const found = await mine.match(request, { ignoreVary: true, ignoreSearch: true });
  if (found !== undefined) return found;
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) && name !== ENGINE) continue;
    const other = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (other !== undefined) return other;
  }
  return fetch(request);
}

/** Whether a request is for our files, and not for the server's answers. */
function isOurs(request: Request): boolean {
  const path = request.url.startsWith(scope.registration.scope)
    ? request.url.slice(scope.registration.scope.length)
    : undefined;
  return (
    request.method === 'GET' &&
    path !== undefined &&
    !/^(api\/|healthz|readyz|metrics|docs|sw\.js)/.test(path)
  );
}

scope.addEventListener('install', (event) => event.waitUntil(store()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(forgetOldVersions().then(() => scope.clients.claim())),
);
scope.addEventListener('fetch', (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
});
