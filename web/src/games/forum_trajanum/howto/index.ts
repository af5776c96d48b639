/** How to play Forum Trajanum: drawn from a moment of a recorded game (`positions.json`) and from its pieces. */
export { default as Page } from './Page.svelte';
export { default as Legend } from './Legend.svelte';
