import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../generated/wire';
import { speak } from '../i18n/index.svelte';
import type { Socket } from '../state/connection';
import { TableStore } from '../state/table.svelte';
import { Announcements } from './announcements.svelte';
import { TableSession } from './session.svelte';

const POSITION: Position = {
  type: 'position',
  seq: 4,
  state: 'running',
  viewer: 1,
  waiting: [1],
  seats: [
    { seat: 0, place: 'human', name: 'Livia', online: true },
    { seat: 1, place: 'human', name: 'Marcus', online: true },
  ],
  entries: [],
  view: { players: [{ points: 3 }, { points: 5 }] },
  decision: {
    prompt: { name: 'sow', args: {} },
    options: [{ text: 'sow I', verb: 'sow', nouns: ['I'] }],
  },
};

let socket: Socket | undefined;
let store: TableStore;
let end = (): void => undefined;

beforeEach(async () => {
  await speak('en');
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ entries: [], lines: [], last: 0 }))),
  );
  store = new TableStore('t1', {
    pace: () => 0,
    connect: () =>
      (socket = {
        send: () => undefined,
        close: () => undefined,
        onopen: null,
        onmessage: null,
        onclose: null,
      }),
  });
});
afterEach(() => {
  end();
  store.close();
  vi.unstubAllGlobals();
});

describe('a visit to a table', () => {
  it('begins before anything is known, and knows who sits where once the table has come', () => {
    let session: TableSession | undefined;
    let announcements: Announcements | undefined;
    end = $effect.root(() => {
      session = new TableSession(store);
      announcements = new Announcements(session);
    });
    flushSync();
    expect(session?.shown).toBeUndefined();
    expect(session?.isLoaded).toBe(false);
    socket?.onopen?.();
    const info = { id: 't1', game: 'trajan' } as unknown as NonNullable<Position['info']>;
    socket?.onmessage?.({ data: JSON.stringify({ ...POSITION, info }) });
    flushSync();
    expect(session?.names).toEqual(['Livia', 'Marcus']);
    expect(session?.mySeat).toBe(1);
    expect(session?.decision?.options).toHaveLength(1);
    expect(announcements?.text).not.toBe('');
    session?.countPoints(POSITION.view);
    expect(session?.points).toEqual([3, 5]);
  });

  it('lets moves at a table that teaches wait for the coach, and for none that never comes', () => {
    const sent: string[] = [];
    let session: TableSession | undefined;
    end = $effect.root(() => {
      session = new TableSession(store);
      session.sendUnasked = (texts) => void sent.push(...texts);
    });
    socket?.onopen?.();
    const info = { id: 't1', game: 'trajan', lesson: 'first' } as unknown;
    socket?.onmessage?.({ data: JSON.stringify({ ...POSITION, info }) });
    flushSync();
    session?.send('sow I');
    expect(sent).toEqual([]);
    const judged: string[] = [];
    session?.guardMoves((moves) => {
      judged.push(...moves);
      return false;
    });
    expect(judged).toEqual(['sow I']);
    expect(sent).toEqual([]);
    session?.stopGuarding();
    session?.send('sow I');
    expect(sent).toEqual(['sow I']);
  });
});
