/** Sections of the rules that have a picture, by their place in the page (`2-3`: the third section of the second chapter). */
export { default as Picture } from './RulesPicture.svelte';
export const SECTIONS: ReadonlySet<string> = new Set([
  '2-3',
  '2-4',
  '2-5',
  '2-6',
  '2-7',
  '2-8',
  '2-9',
  '2-10',
  '2-11',
  '2-12',
  '4-1',
]);
