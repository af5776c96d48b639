/** How to play Trajan: drawn from two moments of recorded games (`positions.json`). */
export { default as Page } from './Page.svelte';
export { default as Legend } from './Legend.svelte';
