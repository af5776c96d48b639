import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Position } from '../generated/wire';
import type { Socket } from './line';
import { TableStore } from './table.svelte';

class FakeSocket implements Socket {
  readonly sent: { type: string; id?: string; seq?: number; move?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const INFO = { id: 't1', game: 'trajan' } as unknown as NonNullable<Position['info']>;
const ASKED = { prompt: { name: 'sow', args: {} }, options: [{ text: 'sow I', verb: 'sow', nouns: ['I'] }] };

const move = (seq: number, seat: number, facts: string[] = ['sown']): Entry => ({ seq, kind: 'move', at: 0, seat, events: facts.map(name => ({ name, seat, args: {} })) });
const position = (seq: number, more: Partial<Position> = {}): Position => ({ type: 'position', seq, state: 'running', viewer: 0, waiting: [0], seats: [], entries: [], view: { seq }, ...more });

let socket: FakeSocket;
let store: TableStore;
let pace: number;
const addresses: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ entries: [], lines: [], last: 0 }))));
  pace = 1;
  addresses.length = 0;
  store = new TableStore('t1', {
    pace: () => pace,
    connect: address => {
      addresses.push(address);
      return (socket = new FakeSocket(address));
    },
  });
  socket.onopen?.();
  socket.hear(position(4, { info: INFO, decision: ASKED, entries: [move(1, 1), move(2, 0)] }));
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table', () => {
  it('shows the welcome at once, without animating what is past', () => {
    expect(store.shown?.seq).toBe(4);
    expect(store.batch.live).toBe(false);
    expect(store.mySeat).toBe(0);
    expect(store.decision?.prompt).toBe('sow');
  });

  it('sends only moves that are offered, with the number it has seen, one at a time', () => {
    store.play('sow II');
    expect(socket.sent).toEqual([]);
    store.play('sow I');
    store.play('sow I');
    expect(socket.sent).toHaveLength(1);
    expect(socket.sent[0]).toMatchObject({ type: 'move', move: 'sow I', seq: 4 });
    socket.hear({ type: 'done', id: socket.sent[0]?.id, seq: 5 });
    expect(store.isBusy).toBe(false);
  });

  it('shows my own moves at once', () => {
    socket.hear(position(5, { entries: [move(5, 0)] }));
    expect(store.shown?.seq).toBe(5);
    expect(store.batch).toMatchObject({ live: true, undone: false });
  });

  it('plays the moves of others one after the other, and asks me only after the last', () => {
    socket.hear(position(5, { entries: [move(5, 1)], waiting: [1] }));
    socket.hear(position(6, { entries: [move(6, 1)], decision: ASKED }));
    expect(store.shown?.seq).toBe(5);
    expect(store.decision).toBeUndefined();
    store.settled(store.batch.id);
    expect(store.shown?.seq).toBe(6);
    expect(store.decision?.prompt).toBe('sow');
  });

  it('goes on by itself if a table never says that it is done', () => {
    socket.hear(position(5, { entries: [move(5, 1)] }));
    socket.hear(position(6, { entries: [move(6, 1)] }));
    vi.advanceTimersByTime(3000);
    expect(store.shown?.seq).toBe(6);
  });

  it('shows everything at once when somebody skips, and without animation always', () => {
    for (const seq of [5, 6, 7]) socket.hear(position(seq, { entries: [move(seq, 1)] }));
    store.skip();
    expect(store.shown?.seq).toBe(7);
    pace = 0;
    for (const seq of [8, 9]) socket.hear(position(seq, { entries: [move(seq, 1)] }));
    vi.advanceTimersByTime(50);
    expect(store.shown?.seq).toBe(9);
  });

  it('keeps the log in order, each line once, without what was taken back', () => {
    socket.hear(position(5, { entries: [move(5, 0)] }));
    socket.hear(position(6, { entries: [{ seq: 6, kind: 'undo', at: 0, seat: 0, undone: [5] }] }));
    socket.hear(position(6, { entries: [move(2, 0)] }));
    expect(store.entries.map(entry => entry.seq)).toEqual([1, 2, 6]);
  });

  it('ignores a position that is older than what it has', () => {
    socket.hear(position(3));
    expect(store.shown?.seq).toBe(4);
  });

  it('asks for what it missed by number after a reconnect', () => {
    socket.onclose?.({ code: 1006 });
    expect(store.line).toBe('offline');
    vi.advanceTimersByTime(1000);
    expect(addresses.at(-1)).toMatch(/socket\?after=4$/);
  });

  it('tells why something was refused and shows the table as it is', () => {
    store.play('sow I');
    const [sent] = socket.sent;
    socket.hear({ type: 'refused', code: 'stale', reason: '…', id: sent?.id, position: position(9) });
    expect(store.trouble?.code).toBe('stale');
    expect(store.shown?.seq).toBe(9);
    expect(store.isBusy).toBe(false);
  });

  it('answers why a move is not legal', async () => {
    const why = store.explain('sow V');
    socket.hear({ type: 'why', move: 'sow V', legal: false, code: 'tray_empty', id: socket.sent[0]?.id });
    expect((await why).code).toBe('tray_empty');
  });

  it('knows who is online', () => {
    socket.hear(position(5, { seats: [{ seat: 0, place: 'human' }, { seat: 1, place: 'human' }] }));
    socket.hear({ type: 'presence', online: [true, false] });
    expect(store.shown?.seats.map(seat => seat.online)).toEqual([true, false]);
  });

  it('says nothing twice in the chat', () => {
    const line = { type: 'chat', channel: 'players', number: 1, name: 'Livia', text: 'Ave', at: 0 };
    socket.hear(line);
    socket.hear(line);
    expect(store.chat).toHaveLength(1);
  });
});
