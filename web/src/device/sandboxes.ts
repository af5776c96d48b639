/** Trying moves of all sides on this device: in the game of a record, or from a fresh deal. */
import catalogue from '../generated/catalogue.json';
import type { Replay, Sandbox, TableInfo, WhatIf } from '../generated/wire';
import { KEY, type SandboxSource, type TriedLine } from '../review/sandbox.svelte';
import { refusalOf } from '../state/api';
import { reach } from './client';

/** A game that nobody plays; it is all in its address. */
export type Deal = { readonly game: string; readonly seats: number; readonly seed: number };
export type KeptDeal = { readonly deal: Deal; readonly branches: number };

/** Who can play on a device. */
export const PLAYERS: readonly string[] = catalogue.levels;

const DEAL = 'deal-';
const SEED_WORDS = 2;
const SEED_BITS = 20;

async function ask(path: string, body: object): Promise<Response> {
  const response = await reach('POST', path, body);
  if (!response.ok) throw await refusalOf(response);
  return response;
}

export const nameOfDeal = ({ game, seats, seed }: Deal): string => `${game}-${seats}-${seed}`;

/** The deal of a name such as `trajan-2-46`; nothing if it is none. */
export function dealOfName(name: string): Deal | undefined {
  const found = /^(.+)-(\d)-(\d{1,15})$/.exec(name);
  if (found === null) return undefined;
  const [, game = '', seats, seed] = found;
  return { game, seats: Number(seats), seed: Number(seed) };
}

export function freshDeal(game: string, seats: number): Deal {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(SEED_WORDS));
  return { game, seats, seed: (high >>> (32 - SEED_BITS)) * 2 ** 28 + (low >>> 4) };
}

/** The record of a game before its first move. */
export const recordOfDeal = async (deal: Deal): Promise<string> =>
  (await ask('/local-sandbox/deal', deal)).text();

/** Deals of which this browser keeps branches. */
export function keptDeals(): readonly KeptDeal[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(KEY + DEAL))
      .flatMap((key) => {
        const deal = dealOfName(key.slice((KEY + DEAL).length));
        const branches: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        const isKept = deal !== undefined && Array.isArray(branches) && branches.length > 0;
        return isKept ? [{ deal, branches: branches.length }] : [];
      });
  } catch {
    return []; // a browser that keeps nothing, or what it kept is broken
  }
}

export const keyOfDeal = (deal: Deal): string => DEAL + nameOfDeal(deal);

/** What branches of a pasted record are kept under: the same text has the same name. */
export function nameOfRecord(record: string): string {
  let hash = 0;
  for (const letter of record) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return `record-${record.length}-${hash >>> 0}`;
}

/** The frames of a record, read on this device. */
export const framesOf = async (record: string, first: number, most: number): Promise<Replay> =>
  (await ask(`/local-replay?first=${first}&most=${most}`, { record })).json() as Promise<Replay>;

/** Where moves lead in the game of a record. */
export function sourceOfRecord(key: string, record: string): SandboxSource {
  const wish = ({ entry, line }: TriedLine): object => ({ record, wish: { entry, line } });
  return {
    key,
    ask: async (tried) => (await ask('/local-sandbox', wish(tried))).json() as Promise<Sandbox>,
    record: async (tried) => (await ask('/local-sandbox/record', wish(tried))).text(),
  };
}

/** A table of this device from a moment of a record. */
export const branchOff = async (record: string, wish: WhatIf): Promise<TableInfo> =>
  (await ask('/local-sandbox/table', { record, wish })).json() as Promise<TableInfo>;
