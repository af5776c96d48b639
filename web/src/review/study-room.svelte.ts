/** A study room as a page has it: who is there, who leads, where they point, and what was said. */
import { untrack } from 'svelte';
import type {
  StudyArrow,
  StudyPoint,
  StudyRoom,
  StudySay,
  StudyShow,
  StudyTake,
} from '../generated/wire';

type Sent = StudyShow | StudyPoint | StudyTake | StudySay;
type Heard = StudyRoom | StudyShow | StudyPoint | { type: 'refused'; code: string };

export type RoomState = 'outside' | 'entering' | 'inside' | 'offline' | 'gone' | 'full';

const NO_ROOM = 4404;
const FULL = 4429;
const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 15_000;
const POINT_EVERY_MS = 60;
export const MAX_ARROWS = 12;
export const MAX_LINE = 500;

/** A word that nobody guesses, for the link of a new room. */
export function newWord(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(numbers, (each) => (each % 36).toString(36)).join('');
}

/** To be made while a component is made. */
export class StudyRoomSession {
  word = $state('');
  state = $state<RoomState>('outside');
  room = $state.raw<StudyRoom | undefined>(undefined);
  /** What whoever leads shows. */
  shown = $state.raw<StudyShow | undefined>(undefined);
  /** Where whoever leads points to, in thousandths of the picture. */
  pointer = $state.raw<StudyPoint | undefined>(undefined);
  arrows = $state.raw<readonly StudyArrow[]>([]);
  /** Whether I go along with whoever leads. */
  isFollowing = $state(true);

  readonly isInside = $derived(this.state === 'inside' && this.room !== undefined);
  readonly isLeading = $derived(this.isInside && this.room?.leader === this.room?.you);
  readonly people = $derived(this.room?.people ?? []);
  readonly said = $derived(this.room?.said ?? []);

  /** What is looked at, by its address: `reviews/ID` or `tables/ID`. */
  private place = '';
  private socket: WebSocket | undefined;
  private failures = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private lastPoint = 0;

  constructor() {
    $effect(() => () => this.leave());
  }

  enter(place: string, word: string): void {
    this.leave();
    this.place = place;
    this.word = word;
    this.connect();
  }

  leave(): void {
    clearTimeout(this.waiting);
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
    this.state = 'outside';
    this.room = undefined;
    this.shown = undefined;
    this.pointer = undefined;
    this.arrows = [];
    this.word = '';
    this.isFollowing = true;
  }

  private connect(): void {
    this.state = 'entering';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/${this.place}/rooms/${this.word}/socket`,
    );
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as Heard);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.pointer = undefined;
      if (event.code === NO_ROOM || event.code === FULL) {
        this.state = event.code === FULL ? 'full' : 'gone';
        return;
      }
      this.state = 'offline';
      const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures);
      this.failures += 1;
      this.waiting = setTimeout(() => this.connect(), wait);
    };
  }

  private hear(message: Heard): void {
    if (message.type === 'room') {
      this.failures = 0;
      this.state = 'inside';
      this.room = message;
      if (!this.isLeading && message.shown !== null) this.look(message.shown);
    } else if (message.type === 'show') this.look(message);
    else if (message.type === 'point') this.pointer = message;
  }

  private look(shown: StudyShow): void {
    this.shown = shown;
    this.arrows = shown.arrows ?? [];
  }

  private send(message: Sent): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // what people do

  take(): void {
    this.pointer = undefined;
    this.send({ type: 'take' });
  }

  say(text: string): void {
    if (text.trim() !== '') this.send({ type: 'say', text: text.slice(0, MAX_LINE) });
  }

  /** Show what I look at, if I lead. */
  show(entry: number, line: 'played' | 'better', pane: 'mat' | 'board', seat = 0): void {
    if (!this.isLeading) return;
    const before = this.shown;
    if (before?.entry !== entry || before.pane !== pane || (before.seat ?? 0) !== seat)
      this.arrows = [];
    this.shown = { type: 'show', entry, line, pane, seat, arrows: this.arrows };
    this.send(this.shown);
  }

  draw(arrow: StudyArrow): void {
    if (!this.isLeading || this.shown === undefined) return;
    this.arrows = [...this.arrows, arrow].slice(-MAX_ARROWS);
    this.send({ ...this.shown, arrows: this.arrows });
  }

  clear(): void {
    if (!this.isLeading || this.shown === undefined) return;
    this.arrows = [];
    this.send({ ...this.shown, arrows: [] });
  }

  point(x: number, y: number): void {
    const now = performance.now();
    if (!this.isLeading || now - this.lastPoint < POINT_EVERY_MS) return;
    this.lastPoint = now;
    this.pointer = { type: 'point', x, y };
    this.send(this.pointer);
  }
}

type SharedLook = {
  /** There is something to look at. */
  readonly isReady: () => boolean;
  readonly look: () =>
    (Required<Pick<StudyShow, 'entry' | 'line' | 'pane'>> & Pick<StudyShow, 'seat'>) | undefined;
  readonly goAlong: (wanted: StudyShow) => void;
};

/**
 * Whoever leads shows what is looked at; the others go along, unless they look around. To be called
 * while a component is made.
 */
export function lookTogether(room: StudyRoomSession, { isReady, look, goAlong }: SharedLook): void {
  $effect(() => {
    const seen = look();
    if (seen === undefined || !room.isLeading) return;
    untrack(() => room.show(seen.entry, seen.line, seen.pane, seen.seat));
  });
  $effect(() => {
    const wanted = room.shown;
    if (wanted === undefined || room.isLeading || !room.isFollowing || !isReady()) return;
    untrack(() => goAlong(wanted));
  });
}
