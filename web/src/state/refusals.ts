/** What went wrong, as a sentence of the page's language: the code is the message, its arguments come along. */
import type { Refused } from '../generated/wire';
import { has, say } from '../i18n/index.svelte';
import { Refusal } from './api';

/** Numbers and words of a refusal; lists are for programs. */
function values(args: Refused['args']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args ?? {}).flatMap(([name, value]) =>
      typeof value === 'object' ? [] : [[name, value]],
    ),
  );
}

export function sentence(code: string, reason: string, args?: Refused['args']): string {
  return has(`refusal-${code}`) ? say(`refusal-${code}`, values(args)) : reason;
}

export function explain(error: unknown): string {
  if (error instanceof Refusal) return sentence(error.code, error.message, error.refused?.args);
  return say('refusal-server_error');
}
