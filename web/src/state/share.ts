/** Share links: the key in the fragment of an address lets a browser look at one table. */
import { Refusal, api } from './api';

/** Show the key of a link to the server; whoever may look anyway needs none, and whoever may not is told so by the page. */
export async function followLink(table: string, key: string): Promise<void> {
  if (key === '') return;
  try {
    await api.visit(table, key);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** An address with the key that opens it. */
export const withKey = (path: string, key: string | null | undefined): string =>
  `${location.origin}${path}${key ? `#${key}` : ''}`;
