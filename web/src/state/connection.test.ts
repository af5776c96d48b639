import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openConnection,
  type Connection,
  type ConnectionState,
  type Socket,
  type TableMessage,
} from './connection';
import { checksum } from './patches';

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const POSITION = {
  type: 'position',
  seq: 3,
  onState: 'running',
  viewer: 0,
  waiting: [],
  seats: [],
  entries: [],
};

let states: ConnectionState[];
let heard: TableMessage[];
let gone: number;
let connection: Connection;

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states = [];
  heard = [];
  gone = 0;
  connection = openConnection({
    address: () => `ws://here?after=${heard.length}`,
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
    onGone: () => (gone += 1),
    connect: (address) => new FakeSocket(address),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('a connection', () => {
  it('is online when the position has come', () => {
    last().onopen?.();
    last().hear(POSITION);
    expect(states).toEqual(['connecting', 'online']);
    expect(heard).toHaveLength(1);
  });

  it('comes back by itself, later each time', () => {
    last().onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe('offline');
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(2);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('sends again what was not answered, and only that, with the same id', () => {
    last().onopen?.();
    const first = connection.send({ type: 'move', move: 'sow V', seq: 3 });
    const second = connection.send({ type: 'redo', seq: 3 });
    last().hear({ type: 'done', id: first, seq: 4 });
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    expect(last().sent.map((text) => (JSON.parse(text) as { id: string }).id)).toEqual([second]);
  });

  it('keeps what is said while it is down', () => {
    connection.send({ type: 'chat', text: 'Ave' });
    expect(last().sent).toEqual([]);
    last().onopen?.();
    expect(last().sent).toHaveLength(1);
  });

  it('asks a silent server whether it is there, and dials anew if not', () => {
    last().onopen?.();
    vi.advanceTimersByTime(25_000);
    expect(last().sent.at(-1)).toContain('ping');
    vi.advanceTimersByTime(11_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('does not knock again at a table that is not for us', () => {
    last().onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(gone).toBe(1);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('patches', () => {
  const patch = (base: number, sum: number): object => ({
    type: 'patch',
    base,
    seq: base + 1,
    sum,
    changes: { waiting: [[0]] },
    entries: [],
  });

  it('arrive as whole positions', () => {
    last().onopen?.();
    last().hear(POSITION);
    const { checksum: _, ...after } = { ...POSITION, seq: 4, waiting: [0], checksum: 0 };
    last().hear(patch(3, checksum(after)));
    expect(heard.at(-1)).toEqual(after);
  });

  it('tell that a command is done, after its position, also where they do not fit', () => {
    last().onopen?.();
    last().hear(POSITION);
    for (const sum of [checksum({ ...POSITION, seq: 4, waiting: [0] }), 0]) {
      const id = connection.send({ type: 'move', move: 'sow V', seq: 3 });
      last().hear({ ...patch(3, sum), done: id });
      expect(heard.at(-1)).toEqual({ type: 'done', id, seq: 4 });
    }
    const count = last().sent.length;
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    expect(last().sent).toHaveLength(0);
    expect(count).toBe(3); // two moves, and the question for the whole position
  });

  it('that do not fit ask for the whole position, once', () => {
    last().onopen?.();
    last().hear(POSITION);
    last().hear(patch(3, 1));
    last().hear(patch(4, 1));
    expect(last().sent.map((text) => JSON.parse(text))).toEqual([{ type: 'resend', seq: 3 }]);
    expect(heard).toHaveLength(1);
    last().hear({ ...POSITION, seq: 5 });
    expect(heard.at(-1)).toMatchObject({ seq: 5 });
  });
});
