/** Who the visitor is to the server: nobody yet, a guest, or somebody with a name. */
import type { Me } from '../generated/wire';
import { say } from '../i18n/index.svelte';
import { api } from './api';

let known = $state.raw<Me | undefined>(undefined);
let asked = $state(false);
let asking: Promise<void> | undefined;

export const me = (): Me | undefined => known;
export const isKnown = (): boolean => asked;

export function became(someone: Me | undefined): void {
  known = someone;
  asked = true;
}

async function ask(): Promise<void> {
  try {
    became(await api.visitor());
  } finally {
    asking = undefined;
  }
}

/** Ask the server once who we are, however many parts of the page want to know. */
export async function recognise(): Promise<Me | undefined> {
  if (!asked) await (asking ??= ask());
  return known;
}

/** Be somebody: as before, or a new guest with a Roman name. */
export async function someone(): Promise<Me> {
  const before = await recognise();
  if (before !== undefined) return before;
  const names = say('guest-names').split(',').map(name => name.trim());
  const guest = await api.comeIn(names[Math.floor(Math.random() * names.length)] ?? 'Livia');
  became(guest);
  return guest;
}
