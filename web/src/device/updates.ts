/** Registers the service worker, and says when a new version is ready; it is taken when somebody wants it. */
import { mount } from 'svelte';
import { loadWords } from './client';
import NewVersion from './NewVersion.svelte';

const ROOT = import.meta.env.BASE_URL;
let isOffered = false;

async function offer(registration: ServiceWorkerRegistration): Promise<void> {
  if (isOffered || registration.waiting === null || registration.active === null) return;
  isOffered = true;
  await loadWords();
  mount(NewVersion, {
    target: document.body,
    props: {
      take: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
          once: true,
        });
        registration.waiting?.postMessage('take-over');
      },
    },
  });
}

async function register(): Promise<void> {
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
