/**
 * The connection to a table: a WebSocket that reconnects by itself.
 *
 * A command stays pending until the server has answered it, and is sent again after a reconnect; its id makes sure that it
 * counts once. What was missed comes with the welcome, by the number of the last entry that was seen. Patches become whole
 * positions here; one that does not fit asks for the whole position.
 */
import type { Command, Patch, Position, ServerMessage } from '../generated/wire';
import { applyPatch } from './patches';

/** What arrives at a table: patches are applied before. */
export type TableMessage = Exclude<ServerMessage, Patch>;

export type ConnectionState = 'connecting' | 'online' | 'offline';

export type Socket = {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

export type ConnectionHandlers = {
  readonly address: () => string;
  readonly onMessage: (message: TableMessage) => void;
  readonly onState: (state: ConnectionState) => void;
  /** The server does not want this connection: there is no such table, or it is not for us. */
  readonly onGone: () => void;
  readonly connect?: (address: string) => Socket;
  /** What must be done before the first connection. */
  readonly ready?: Promise<unknown>;
};

export type Connection = {
  readonly send: (command: Command) => string;
  readonly retry: () => void;
  readonly close: () => void;
};

const NO_TABLE = 4404;
const TOO_MANY = 4429;
const FIRST_WAIT_MS = 400;
const MAX_WAIT_MS = 15_000;
const PING_EVERY_MS = 25_000;
const PONG_TIMEOUT_MS = 10_000;

export function openConnection(handlers: ConnectionHandlers): Connection {
  const connect =
    handlers.connect ?? ((address: string): Socket => new WebSocket(address) as Socket);
  const pending = new Map<string, Command>();
  let socket: Socket | undefined;
  let base: Position | undefined;
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
    handlers.onState('connecting');
    const mine = connect(handlers.address());
    socket = mine;
    mine.onopen = () => {
      if (socket !== mine) return;
      isOpen = true;
      for (const command of pending.values()) mine.send(JSON.stringify(command));
      watchForSilence();
    };
    mine.onmessage = (event) => {
      if (socket !== mine) return;
      failures = 0;
      watchForSilence();
      const told = JSON.parse(String(event.data)) as ServerMessage;
      const message = withoutPatches(told);
      if (message !== undefined) hear(message);
      if (told.type === 'patch' && typeof told.done === 'string')
        hear({ type: 'done', id: told.done, seq: told.seq });
    };
    mine.onclose = (event) => {
      if (socket === mine) handleClose(event.code);
    };
  };

  const hear = (message: TableMessage): void => {
    if ('id' in message && typeof message.id === 'string') pending.delete(message.id);
    if (message.type === 'position') handlers.onState('online');
    handlers.onMessage(message);
  };

  const withoutPatches = (message: ServerMessage): TableMessage | undefined => {
    if (message.type === 'patch') {
      const known = base;
      base = applyPatch(known, message);
      if (base === undefined && known !== undefined)
        socket?.send(JSON.stringify({ type: 'resend', seq: known.seq } satisfies Command));
      return base;
    }
    if (message.type === 'position') base = message;
    return message;
  };

  const handleClose = (code: number): void => {
    clearTimeout(silence);
    socket = undefined;
    base = undefined;
    isOpen = false;
    if (isOver) return;
    if (code === NO_TABLE) {
      isOver = true;
      handlers.onGone();
      return;
    }
    failures += code === TOO_MANY ? 4 : 1;
    handlers.onState('offline');
    const wait =
      Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
    waiting = setTimeout(dial, wait);
  };

  /** A silent connection is pinged; one that does not answer is dead, whatever the browser thinks. */
  const watchForSilence = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      socket?.send(JSON.stringify({ type: 'ping' } satisfies Command));
      silence = setTimeout(() => drop(), PONG_TIMEOUT_MS);
    }, PING_EVERY_MS);
  };

  const drop = (): void => {
    const dead = socket;
    handleClose(0);
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
    send: (command) => {
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
