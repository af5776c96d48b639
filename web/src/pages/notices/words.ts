/** The words of the page about notices. */
import { write } from '../../i18n/index.svelte';

export const words = (id: string, values?: Record<string, string | number>): string =>
  write(`notices-web-${id}`, values);
