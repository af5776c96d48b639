/**
 * The line to a table: a websocket that comes back by itself.
 *
 * A command stays pending until the server has answered it, and is sent again after a reconnect; its id makes sure that it
 * counts once. What was missed comes with the welcome, by the number of the last entry that was seen.
 */
import type { Command, ServerMessage } from '../generated/wire';

export type LineState = 'connecting' | 'online' | 'offline';

export type Socket = {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

export type LineHandlers = {
  readonly address: () => string;
  readonly heard: (message: ServerMessage) => void;
  readonly state: (state: LineState) => void;
  /** The server does not want this line: there is no such table, or it is not for us. */
  readonly gone: () => void;
  readonly connect?: (address: string) => Socket;
  /** What must be done before the first connection. */
  readonly ready?: Promise<unknown>;
};

export type Line = {
  readonly send: (command: Command) => string;
  readonly retry: () => void;
  readonly close: () => void;
};

const NO_TABLE = 4404;
const TOO_MANY = 4429;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const PATIENCE = 10_000;

export function openLine(handlers: LineHandlers): Line {
  const connect = handlers.connect ?? ((address: string): Socket => new WebSocket(address) as Socket);
  const pending = new Map<string, Command>();
  let socket: Socket | undefined;
  let isOpen = false;
  let isOver = false;
  let failures = 0;
  let number = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const session = Math.random().toString(36).slice(2, 10);

  const dial = (): void => {
    clearTimeout(waiting);
    if (isOver || socket !== undefined) return;
    handlers.state('connecting');
    const mine = connect(handlers.address());
    socket = mine;
    mine.onopen = () => {
      if (socket !== mine) return;
      isOpen = true;
      for (const command of pending.values()) mine.send(JSON.stringify(command));
      listenForSilence();
    };
    mine.onmessage = event => {
      if (socket !== mine) return;
      failures = 0;
      listenForSilence();
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if ('id' in message && typeof message.id === 'string') pending.delete(message.id);
      if (message.type === 'position') handlers.state('online');
      handlers.heard(message);
    };
    mine.onclose = event => {
      if (socket === mine) hungUp(event.code);
    };
  };

  const hungUp = (code: number): void => {
    clearTimeout(silence);
    socket = undefined;
    isOpen = false;
    if (isOver) return;
    if (code === NO_TABLE) {
      isOver = true;
      handlers.gone();
      return;
    }
    failures += code === TOO_MANY ? 4 : 1;
    handlers.state('offline');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
    waiting = setTimeout(dial, wait);
  };

  /** A line that says nothing is asked; one that does not answer is dead, whatever the browser thinks. */
  const listenForSilence = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      socket?.send(JSON.stringify({ type: 'ping' } satisfies Command));
      silence = setTimeout(() => drop(), PATIENCE);
    }, PING_EVERY);
  };

  const drop = (): void => {
    const dead = socket;
    hungUp(0);
    dead?.close();
  };

  const retry = (): void => {
    failures = 0;
    if (!isOpen) drop();
    clearTimeout(waiting);
    dial();
  };

  const wentOffline = (): void => drop();
  if (typeof window !== 'undefined') {
    window.addEventListener('online', retry);
    window.addEventListener('offline', wentOffline);
  }
  if (handlers.ready === undefined) dial();
  else void handlers.ready.then(dial, dial);

  return {
    send: command => {
      const id = `${session}-${(number += 1)}`;
      const sent = { ...command, id };
      pending.set(id, sent);
      if (isOpen) socket?.send(JSON.stringify(sent));
      return id;
    },
    retry,
    close: () => {
      isOver = true;
      clearTimeout(waiting);
      clearTimeout(silence);
      window.removeEventListener('online', retry);
      window.removeEventListener('offline', wentOffline);
      socket?.close(1000);
    },
  };
}
