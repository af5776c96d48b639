/** Who the visitor is to the server: nobody yet, a guest, or somebody with a name. */
import type { Me } from '../generated/wire';
import { say } from '../i18n/index.svelte';
import { Refusal, api } from './api';

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
  const guest = await comeIn(ATTEMPTS);
  became(guest);
  return guest;
}

const ATTEMPTS = 8;

/** Come in under a name that belongs to no account. */
async function comeIn(attempts: number): Promise<Me> {
  const names = say('guest-names')
    .split(',')
    .map((name) => name.trim());
  const name = names[Math.floor(Math.random() * names.length)] ?? 'Livia';
  const number = attempts < ATTEMPTS ? ` ${Math.floor(Math.random() * 998) + 2}` : '';
  try {
    return await api.comeIn(name + number);
  } catch (error) {
    if (attempts === 1 || !(error instanceof Refusal) || error.code !== 'name_taken') throw error;
    return comeIn(attempts - 1);
  }
}
