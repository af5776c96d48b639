import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { listen } from './state/router.svelte';
import { begin } from './state/settings.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for Ulpia');
await begin();
listen();
mount(App, { target });
