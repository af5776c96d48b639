/** Registers the service worker, and says when a new version is ready; it is taken when somebody wants it. */
import { mount } from 'svelte';
import { loadAnewOnLeaving } from './leaving.svelte';

const ROOT = import.meta.env.BASE_URL;
let isOffered = false;
let isTaking = false;

async function offer(registration: ServiceWorkerRegistration): Promise<void> {
  if (isOffered || registration.waiting === null || registration.active === null) return;
  isOffered = true;
  // every visitor loads this module: what few of them need comes when they need it
  const [{ default: NewVersion }, { loadWords }] = await Promise.all([
    import('./NewVersion.svelte'),
    import('./client'),
  ]);
  await loadWords();
  mount(NewVersion, {
    target: document.body,
    props: {
      take: () => {
        isTaking = true;
        if (registration.waiting === null)
          location.reload(); // another tab has taken it
        else registration.waiting.postMessage('take-over');
      },
    },
  });
}

/** After another version has taken over, this page reloads: at once where somebody wanted it, else when it is left. */
function followVersions(): void {
  let hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isTaking) location.reload();
    else if (hadOne) loadAnewOnLeaving();
    hadOne = true;
  });
}

async function register(): Promise<void> {
  followVersions();
  const registration = await navigator.serviceWorker.register(`${ROOT}sw.js`, {
    scope: ROOT,
    updateViaCache: 'none',
  });
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => void offer(registration)),
  );
  await offer(registration);
}

// without a secure address or in some private windows there is none, and everything else works
if ('serviceWorker' in navigator) register().catch(() => undefined);
