/**
 * The pages without a network: all files of one version, stored together and answered together.
 *
 * A new version is stored whole before it may be used, and used only when somebody takes it or no page is open any more. Pages
 * of the version before still find their files, so that no page is ever made of two versions.
 */
import { scope } from './events';

/** Filled in by `tools/web/offline.py`, which knows all files of a build. */
const LIST = JSON.parse('__ULPIA_FILES__') as {
  readonly version: string;
  readonly files: readonly string[];
};
const PREFIX = 'ulpia-pages-';
const MINE = `${PREFIX}${LIST.version}`;
const ENGINE = 'ulpia-engine';
/** Versions that are kept: this one and the one before, for pages that are still open. */
const MAX_VERSIONS = 2;
const AT_ONCE = 6;

const address = (file: string): string => new URL(file, scope.registration.scope).href;
/** Files whose names change with their contents; the same name is the same file. */
const isHashed = (file: string): boolean => file.startsWith('assets/');

async function store(): Promise<void> {
  const cache = await caches.open(MINE);
  const left = [...LIST.files];
  const storeNext = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift())
      await cache.put(address(file), await fetchFile(file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
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

async function forgetOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const others = versions.filter((name) => name !== MINE);
  for (const name of others.slice(0, Math.max(0, others.length - MAX_VERSIONS + 1)))
    await caches.delete(name);
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
