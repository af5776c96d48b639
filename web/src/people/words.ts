/** The words of the pages about people. */
import { loadPageTexts, write } from '../i18n/index.svelte';
import type { WordValues } from '../club/words';

export const words = (id: string, values?: WordValues): string => write(`people-web-${id}`, values);
export const loadWords = (): Promise<void> => loadPageTexts('people-web');
