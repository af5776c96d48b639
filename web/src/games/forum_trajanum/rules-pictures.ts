/** Sections of the rules that have a picture, by their place in the page (`3`: the third chapter). */
export { default as Picture } from './RulesPicture.svelte';
export const SECTIONS: ReadonlySet<string> = new Set(['2', '3', '4', '5', '6', '7', '9']);
