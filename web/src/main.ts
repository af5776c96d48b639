import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { listen } from './state/router.svelte';
import { begin } from './state/settings.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for Ulpia');
await begin();
listen();
mount(App, { target });

/** Loads what makes the pages work without a network; with none now, as soon as there is one. */
function loadUpdates(): void {
  import('./device/updates').catch(() => addEventListener('online', loadUpdates, { once: true }));
}

if (import.meta.env.PROD) setTimeout(loadUpdates, 3000); // it comes last
