/** What went wrong, as a sentence of the page's language. */
import { has, say } from '../i18n/index.svelte';
import { Refusal } from './api';

export function sentence(code: string, reason: string): string {
  return has(`refusal-${code}`) ? say(`refusal-${code}`) : reason;
}

export function explained(error: unknown): string {
  if (error instanceof Refusal) return sentence(error.code, error.message);
  return say('refusal-server_error');
}
