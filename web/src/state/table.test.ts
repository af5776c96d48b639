import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Position } from '../generated/wire';
import type { Socket } from './connection';
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
const ASKED = {
  prompt: { name: 'sow', args: {} },
  options: [{ text: 'sow I', verb: 'sow', nouns: ['I'] }],
};

const move = (seq: number, seat: number, facts: string[] = ['sown']): Entry => ({
  seq,
  kind: 'move',
  at: 0,
  seat,
  events: facts.map((name) => ({ name, seat, args: {} })),
});
const position = (seq: number, more: Partial<Position> = {}): Position => ({
  type: 'position',
  seq,
  state: 'running',
  viewer: 0,
  waiting: [0],
  seats: [],
  entries: [],
  view: { seq },
  ...more,
});

let socket: FakeSocket;
let store: TableStore;
let pace: number;
let confirms = false;
const addresses: string[] = [];

const makeStore = (): TableStore =>
  new TableStore('t1', {
    pace: () => pace,
    confirms: () => confirms,
    connect: (address) => {
      addresses.push(address);
      return (socket = new FakeSocket(address));
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ entries: [], lines: [], last: 0 }))),
  );
  pace = 1;
  addresses.length = 0;
  confirms = false;
  store = makeStore();
  socket.onopen?.();
  socket.hear(position(4, { info: INFO, decision: ASKED, entries: [move(1, 1), move(2, 0)] }));
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what the table is still showing', () => {
  it('is told until the table says that it has shown it', () => {
    expect(store.isShowing).toBe(false);
    socket.hear(position(5, { entries: [move(5, 1)] }));
    expect(store.isShowing).toBe(true);
    store.finishBatch(store.batch.id - 1);
    expect(store.isShowing).toBe(true);
    store.finishBatch(store.batch.id);
    expect(store.isShowing).toBe(false);
  });

  it('does not last for ever if the table never says so', () => {
    socket.hear(position(5, { state: 'finished', waiting: [], entries: [move(5, 1)] }));
    expect(store.isShowing).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(store.isShowing).toBe(false);
  });

  it('is nothing where nothing moves', () => {
    pace = 0;
    socket.hear(position(5, { entries: [move(5, 1)] }));
    vi.advanceTimersByTime(100);
    expect(store.shown?.seq).toBe(5);
    expect(store.isShowing).toBe(false);
  });
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

  it('sends what was one click as one command, and ends a turn with the moves the server names', () => {
    confirms = true;
    store.playTogether(['sow II', 'drop blue']);
    expect(socket.sent).toEqual([]);
    store.playTogether(['sow I', 'drop blue']);
    expect(socket.sent).toMatchObject([
      { type: 'moves', moves: ['sow I', 'drop blue'], seq: 4, hold: true },
    ]);
    expect(store.isBusy).toBe(true);
    socket.hear(position(6, { entries: [move(5, 0), move(6, 0)], decision: ASKED }));
    expect(store.isBusy).toBe(false);
    store.finish();
    expect(socket.sent).toHaveLength(1);
    socket.hear(
      position(7, {
        entries: [move(7, 0)],
        decision: { ...ASKED, end: { moves: ['sow I'], since: 3, points: {} } },
      }),
    );
    store.finish();
    expect(socket.sent[1]).toMatchObject({ type: 'moves', moves: ['sow I'], seq: 7, hold: false });
  });

  it('takes the next choice as soon as the position with the last one is here', () => {
    store.play('sow I');
    socket.hear(position(5, { entries: [move(5, 0)], decision: ASKED }));
    store.play('sow I');
    expect(socket.sent).toMatchObject([{ seq: 4 }, { seq: 5 }]);
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
    store.finishBatch(store.batch.id);
    expect(store.shown?.seq).toBe(6);
    expect(store.decision?.prompt).toBe('sow');
  });

  it('asks the same while others choose at the same time, and anew after my own move', () => {
    pace = 0;
    const asked = store.decision;
    socket.hear(position(5, { entries: [move(5, 1)], decision: structuredClone(ASKED) }));
    vi.advanceTimersByTime(100);
    expect(store.shown?.seq).toBe(5);
    expect(store.decision).toBe(asked);
    socket.hear(position(6, { entries: [move(6, 0)], decision: structuredClone(ASKED) }));
    vi.advanceTimersByTime(100);
    expect(store.shown?.seq).toBe(6);
    expect(store.decision).not.toBe(asked);
    expect(store.decision).toEqual(asked);
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

  it('takes a click in the moment in which another one moves, at the number that came with that', () => {
    pace = 0;
    socket.hear(position(5, { decision: ASKED, entries: [move(5, 1)] }));
    store.play('sow I');
    expect(socket.sent.at(-1)).toMatchObject({ type: 'move', move: 'sow I', seq: 5 });
    expect(store.shown?.seq).toBe(5);
  });

  it('loses no fact of what is skipped', () => {
    for (const seq of [5, 6, 7])
      socket.hear(position(seq, { entries: [move(seq, 1, [`fact-${seq}`])] }));
    store.skip();
    expect(store.batch.events.map((event) => event.name)).toEqual(['fact-6', 'fact-7']);
    expect(store.entries.map((entry) => entry.seq)).toContain(6);
  });

  it('lets my own move be seen before what others do after it', () => {
    const skips = store.skips;
    socket.hear(position(5, { entries: [move(5, 0)] }));
    socket.hear(position(6, { entries: [move(6, 1)] }));
    expect(store.skips).toBe(skips);
    expect(store.shown?.seq).toBe(5);
    store.finishBatch(store.batch.id);
    expect(store.shown?.seq).toBe(6);
  });

  it('keeps the log in order, each line once, without what was taken back', () => {
    socket.hear(position(5, { entries: [move(5, 0)] }));
    socket.hear(position(6, { entries: [{ seq: 6, kind: 'undo', at: 0, seat: 0, undone: [5] }] }));
    socket.hear(position(6, { entries: [move(2, 0)] }));
    expect(store.entries.map((entry) => entry.seq)).toEqual([1, 2, 6]);
  });

  it('ignores a position that is older than what it has', () => {
    socket.hear(position(3));
    expect(store.shown?.seq).toBe(4);
  });

  it('asks for what it missed by number after a reconnect', () => {
    socket.onclose?.({ code: 1006 });
    expect(store.connectionState).toBe('offline');
    vi.advanceTimersByTime(1000);
    expect(addresses.at(-1)).toMatch(/socket\?patches=1&after=4$/);
  });

  it('tells why something was refused and shows the table as it is', () => {
    store.play('sow I');
    const [sent] = socket.sent;
    socket.hear({
      type: 'refused',
      code: 'stale',
      reason: '…',
      id: sent?.id,
      position: position(9),
    });
    expect(store.trouble?.code).toBe('stale');
    expect(store.shown?.seq).toBe(9);
    expect(store.isBusy).toBe(false);
  });

  it('answers why a move is not legal', async () => {
    const why = store.explain('sow V');
    socket.hear({
      type: 'why',
      move: 'sow V',
      legal: false,
      code: 'tray_empty',
      id: socket.sent[0]?.id,
    });
    expect((await why).code).toBe('tray_empty');
  });

  it('knows who is online', () => {
    socket.hear(
      position(5, {
        seats: [
          { seat: 0, place: 'human' },
          { seat: 1, place: 'human' },
        ],
      }),
    );
    socket.hear({ type: 'presence', online: [true, false] });
    expect(store.shown?.seats.map((seat) => seat.online)).toEqual([true, false]);
  });

  it('says nothing twice in the chat', () => {
    const line = { type: 'chat', channel: 'players', number: 1, name: 'Livia', text: 'Ave', at: 0 };
    socket.hear(line);
    socket.hear(line);
    expect(store.chat).toHaveLength(1);
  });
});

describe('the end of a turn', () => {
  const END = { seat: 0, since: 4, points: { ships: 6 } };

  it('waits for my word where I wish it, and is told by its own command', () => {
    confirms = true;
    store.play('sow I');
    expect(socket.sent[0]).toMatchObject({ type: 'move', hold: true });
    socket.hear({ type: 'done', id: socket.sent[0]?.id, seq: 5 });
    socket.hear(position(5, { entries: [move(5, 0)], turn_end: END }));
    expect(store.turnEnd).toEqual(END);
    store.endTurn();
    store.endTurn();
    expect(socket.sent.slice(1)).toMatchObject([{ type: 'end_turn', seq: 5 }]);
  });

  it('of another seat is nothing for me to end', () => {
    socket.hear(position(5, { entries: [move(5, 1)], turn_end: { ...END, seat: 1 } }));
    expect(store.turnEnd).toBeUndefined();
    store.endTurn();
    expect(socket.sent).toEqual([]);
  });

  it('is not held back where nobody wishes it', () => {
    store.play('sow I');
    expect(socket.sent[0]).toMatchObject({ type: 'move', hold: false });
  });
});

const LOG = [{ seq: 1, kind: 'start', at: 0 }, move(2, 0), move(3, 1), move(4, 1)];
const views = (first: number, last: number): { seq: number; view: object }[] =>
  Array.from({ length: last - first + 1 }, (_, place) => ({
    seq: first + place,
    view: { seq: first + place },
  }));
const answer = (path: string): object => {
  const asked = new URL(path, 'http://here');
  if (asked.pathname.endsWith('/log'))
    return asked.searchParams.get('after') === '0'
      ? { entries: LOG, last: 4 }
      : { entries: [], last: 4 };
  if (asked.pathname.endsWith('/past'))
    return {
      views: views(Number(asked.searchParams.get('first')), Number(asked.searchParams.get('last'))),
    };
  return { lines: [] };
};

describe('looking back', () => {
  beforeEach(async () => {
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(new Response(JSON.stringify(answer(path)))),
    );
    store.close();
    store = makeStore();
    socket.onopen?.();
    socket.hear(position(4, { info: INFO, decision: ASKED }));
    await vi.advanceTimersByTimeAsync(1);
  });

  it('shows a position from before this visit, and the present again', async () => {
    expect(store.history.canViewAt(2)).toBe(true);
    await store.history.viewAt(2);
    expect(store.history.viewed?.view).toEqual({ seq: 2 });
    expect(store.history.viewed?.decision).toBeNull();
    await store.history.viewBy(1);
    expect(store.history.viewed?.seq).toBe(3);
    await store.history.viewBy(-1);
    await store.history.viewBy(-1);
    expect(store.history.viewed?.seq).toBe(1);
    await store.history.viewAt(undefined);
    expect(store.history.viewed).toBeUndefined();
  });

  it('offers to play back what others did since my last move', () => {
    expect(store.history.absence).toEqual({ since: 2, moves: 2 });
    store.play('sow I');
    expect(store.history.absence).toBeUndefined();
  });

  it('plays it back one move after the other, and asks me again after the last', async () => {
    await store.history.play();
    expect(store.history.viewed?.seq).toBe(2);
    expect(store.decision).toBeUndefined();
    vi.advanceTimersByTime(300);
    expect(store.history.playback).toMatchObject({ done: 1, total: 2 });
    expect(store.batch).toMatchObject({ live: true });
    store.finishBatch(store.batch.id);
    vi.advanceTimersByTime(300);
    expect(store.history.viewed?.seq).toBe(4);
    store.finishBatch(store.batch.id);
    vi.advanceTimersByTime(300);
    expect(store.history.isPlaying).toBe(false);
    expect(store.history.viewed).toBeUndefined();
    expect(store.decision?.prompt).toBe('sow');
  });

  it('can be skipped at any moment, and what came meanwhile is shown', async () => {
    await store.history.play();
    vi.advanceTimersByTime(300);
    socket.hear(position(5, { entries: [move(5, 1)] }));
    expect(store.shown?.seq).toBe(4);
    store.skip();
    expect(store.history.viewed).toBeUndefined();
    expect(store.shown?.seq).toBe(5);
  });

  it('gives time to read where nothing moves', async () => {
    pace = 0;
    await store.history.play();
    vi.advanceTimersByTime(300);
    store.finishBatch(store.batch.id);
    vi.advanceTimersByTime(900);
    expect(store.history.playback?.done).toBe(1);
    vi.advanceTimersByTime(600);
    expect(store.history.playback?.done).toBe(2);
  });
});
