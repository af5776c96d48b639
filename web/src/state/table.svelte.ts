/** One table as this visitor sees it. The server is the truth; this only remembers what it said, and paces what is shown. */
import type {
  ChatLine,
  Command,
  Entry,
  Hint,
  PlanPreview,
  Position,
  Refused,
  TableInfo,
  TurnEnd,
  WhyNot,
} from '../generated/wire';
import type { Decision, EventBatch } from '../table/contract';
import { isHere } from './api';
import { AskedDecision } from './asked-decision';
import {
  openConnection,
  type Connection,
  type ConnectionHandlers,
  type ConnectionState,
  type Socket,
  type TableMessage,
} from './connection';
import { History } from './history.svelte';
import { PendingAnswers } from './pending-answers';
import { TableLog } from './table-log.svelte';
import { structuralShare } from '../table/pieces/signals.svelte';

const NOTHING_YET: EventBatch = { id: 0, events: [], live: false, undone: false };
/** How long a batch may take before the next one is shown anyway, at normal speed: longer with more events, as at a quarter's end. */
const MAX_BATCH_MS = 2600;
const MAX_FACT_MS = 650;
const MAX_EVER_MS = 12_000;
const MAX_QUEUED = 12;
const MOMENT_MS = 40;
/** A table that never says that it has shown a batch is not waited for longer than this. */
const MAX_SHOWN_MS = 14_000;

export type TableOptions = {
  /** What every duration is multiplied with; 0: show everything at once. */
  readonly pace: () => number;
  /** Whether the end of my turns waits for my word. */
  readonly confirms?: () => boolean;
  readonly connect?: (address: string) => Socket;
  /** What must be done before the table is asked for. */
  readonly ready?: Promise<unknown>;
};

/** How a table of this device is reached. */
function deviceConnection(): Pick<ConnectionHandlers, 'connect' | 'ready'> {
  let connect: (address: string) => Socket = () => {
    throw new Error('a table of this device is asked for too early');
  };
  const ready = import('../device/client').then((client) => (connect = client.connect));
  return { ready, connect: (address) => connect(address) };
}

export class TableStore {
  readonly id: string;
  connectionState = $state<ConnectionState>('connecting');
  /** The table does not exist, or is not for us. */
  isGone = $state(false);
  info = $state.raw<TableInfo | undefined>(undefined);
  /** What is drawn now; behind the truth while the moves of others are played one after the other. */
  shown = $state.raw<Position | undefined>(undefined);
  batch = $state.raw<EventBatch>(NOTHING_YET);
  trouble = $state.raw<Refused | undefined>(undefined);
  private readonly log: TableLog;
  /** Earlier positions, and the playback of what was missed. */
  readonly history: History;
  /** The table is still showing the last batch. */
  isShowing = $state(false);
  /** A command is on its way. */
  isBusy = $state(false);
  skips = $state(0);
  /** How much the server's time is ahead of this machine's, in milliseconds. */
  ahead = $state(0);
  waiting = $state(0);

  private readonly options: TableOptions;
  private readonly connection: Connection;
  private latest: Position | undefined;
  private queue: Position[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private soon: ReturnType<typeof setTimeout> | undefined;
  private showing: ReturnType<typeof setTimeout> | undefined;
  private readonly asked = new AskedDecision();
  private awaited = new Map<string, Command['type']>();
  private readonly hints = new PendingAnswers<Hint | undefined>();
  private readonly plans = new PendingAnswers<PlanPreview | undefined>();
  private readonly questions = new PendingAnswers<WhyNot>();

  constructor(id: string, options: TableOptions) {
    this.id = id;
    this.options = options;
    this.log = new TableLog(id);
    this.history = new History(id, {
      shown: () => this.shown,
      entries: () => this.entries,
      pace: () => options.pace(),
      maxDuration: (pace) => this.maxDuration(pace),
      showEvents: (events, live) => this.begin(events, live, false),
      onEnd: () => this.queue.length > 0 && this.next(),
    });
    document.addEventListener('visibilitychange', this.tellLooking);
    this.connection = openConnection({
      address: () => this.address(),
      onMessage: (message) => this.handleMessage(message),
      onState: (state) => {
        const isBack = state === 'online' && this.connectionState !== 'online';
        this.connectionState = state;
        if (isBack && document.hidden) this.tellLooking();
      },
      onGone: () => (this.isGone = true),
      ...(options.connect === undefined ? {} : { connect: options.connect }),
      ...(options.ready === undefined ? {} : { ready: options.ready }),
      ...(isHere(id) ? deviceConnection() : {}),
    });
  }

  get entries(): readonly Entry[] {
    return this.log.entries;
  }

  get chat(): readonly ChatLine[] {
    return this.log.chat;
  }

  get mySeat(): number | undefined {
    return this.shown?.viewer ?? undefined;
  }

  get decision(): Decision | undefined {
    const asked = this.shown?.decision;
    const seat = this.mySeat;
    if (
      !this.shown ||
      !asked ||
      seat === undefined ||
      this.queue.length > 0 ||
      this.history.isPlaying
    )
      return undefined;
    return this.asked.of(asked, this.shown.seq, seat, this.entries);
  }

  /** What my turn has brought, if it waits for my word to end. */
  get turnEnd(): TurnEnd | undefined {
    const end = this.shown?.turn_end;
    return end && end.seat === this.mySeat && this.queue.length === 0 && !this.history.isPlaying
      ? end
      : undefined;
  }

  /** An earlier position is shown: nothing can be chosen there. */
  get isViewingHistory(): boolean {
    return this.history.viewed !== undefined && !this.history.isPlaying;
  }

  // what a visitor does

  play(text: string): void {
    if (this.soon !== undefined) this.skip(); // the others were quicker by a moment: that is shown first
    const seq = this.shown?.seq;
    if (
      seq === undefined ||
      this.isBusy ||
      this.isViewingHistory ||
      this.decision?.options.every((option) => option.text !== text) !== false
    )
      return;
    this.history.dismiss();
    const moves = this.decision?.options.find((option) => option.text === text)?.moves;
    if (moves === undefined) this.order({ type: 'move', move: text, seq, hold: this.confirms });
    else this.order({ type: 'moves', moves, seq, hold: this.confirms });
  }

  /** Play several moves as one: all of them or none. */
  playTogether(texts: readonly string[], hold = this.confirms): void {
    if (this.soon !== undefined) this.skip();
    const seq = this.shown?.seq;
    if (
      seq === undefined ||
      this.isBusy ||
      this.isViewingHistory ||
      !this.shown?.decision?.options.some((option) => option.text === texts[0]) ||
      this.decision === undefined
    )
      return;
    this.history.dismiss();
    this.order({ type: 'moves', moves: texts, seq, hold });
  }

  /** End my turn with the moves that the server has named for it. */
  finish(): void {
    this.playTogether(this.decision?.end?.moves ?? [], false);
  }

  /** Say that my turn is over, where its end waits for that. */
  endTurn(): void {
    if (this.turnEnd === undefined || this.isBusy || this.isViewingHistory) return;
    this.order({ type: 'end_turn', seq: this.latest?.seq ?? 0 });
  }

  private get confirms(): boolean {
    return this.options.confirms?.() ?? false;
  }

  undo(ask = false): void {
    this.order({ type: 'undo', seq: this.latest?.seq ?? 0, ask });
  }

  redo(): void {
    this.order({ type: 'redo', seq: this.latest?.seq ?? 0, hold: this.confirms });
  }

  say(text: string): void {
    this.connection.send({ type: 'chat', text });
  }

  /** Send a command; until it is answered no move is taken. */
  order(command: Command): void {
    this.trouble = undefined;
    this.awaited.set(this.connection.send(command), command.type);
    this.isBusy = true;
  }

  explain(move: string): Promise<WhyNot> {
    return this.questions.waitFor(this.connection.send({ type: 'why', move }));
  }

  /** What a strong player would do in my place; nothing where the server refuses. */
  askHint(): Promise<Hint | undefined> {
    this.trouble = undefined;
    const seq = this.shown?.seq ?? 0;
    return this.hints.waitFor(this.connection.send({ type: 'hint', seq }));
  }

  /** What turns of mine would lead to; nothing where the server refuses. */
  askPlan(
    turns: readonly (readonly string[])[],
    aboutTable: boolean,
  ): Promise<PlanPreview | undefined> {
    return this.plans.waitFor(
      this.connection.send({ type: 'plan', turns, about_table: aboutTable }),
    );
  }

  retry(): void {
    this.connection.retry();
  }

  /** Whoever looks at this page needs no notices; whoever looks elsewhere does. */
  private readonly tellLooking = (): void => {
    if (this.connectionState === 'online')
      this.connection.send({ type: 'look', looking: !document.hidden });
  };

  close(): void {
    document.removeEventListener('visibilitychange', this.tellLooking);
    clearTimeout(this.timer);
    clearTimeout(this.soon);
    clearTimeout(this.showing);
    this.history.close();
    this.connection.close();
  }

  // pacing

  /** The table has finished showing a batch. */
  finishBatch(id: number): void {
    if (id !== this.batch.id) return;
    this.isShowing = false;
    if (this.history.isPlaying) this.history.finishStep();
    else if (this.timer !== undefined) this.next();
  }

  /** Show everything that has happened, at once. */
  skip(): void {
    this.skips += 1;
    this.history.stop();
    clearTimeout(this.timer);
    clearTimeout(this.soon);
    this.timer = this.soon = undefined;
    this.show(this.queue.splice(0));
  }

  // what the server says

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seen = this.latest === undefined ? '' : `&after=${this.latest.seq}`;
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?patches=1${seen}`;
  }

  private handleMessage(message: TableMessage): void {
    switch (message.type) {
      case 'position':
        return this.receive(message);
      case 'refused':
        return this.handleRefusal(message);
      case 'done':
        return this.markAnswered(message.id);
      case 'chat':
        return this.log.addChat(message);
      case 'presence':
        return this.setPresence(message.online);
      case 'why':
        return this.questions.answer(message.id, message);
      case 'hint':
        return this.hints.answer(message.id, message);
      case 'plan':
        return this.plans.answer(message.id, message);
      case 'pong':
        return;
    }
  }

  private receive(position: Position): void {
    const isFirst = this.latest === undefined;
    if (position.now) this.ahead = position.now - Date.now();
    if (position.info) {
      this.info = position.info;
      void this.log.readBefore(position).then(() => isFirst && this.history.offerPlayback());
      if (isFirst) void this.log.readChat();
    }
    if (this.latest !== undefined && position.seq < this.latest.seq) return;
    const seen = this.shown?.seq;
    this.latest = position;
    this.queue.push(position);
    this.waiting = this.queue.length;
    if (position.entries.some((entry) => entry.seat === position.viewer))
      this.markAnsweredBy(position);
    if (this.history.isPlaying) return;
    const isOwn =
      position.viewer !== null &&
      position.entries.length > 0 &&
      position.entries.every((entry) => entry.seat === position.viewer) &&
      !this.botPlays(position);
    const mustShow = this.options.pace() === 0 || document.hidden || this.queue.length > MAX_QUEUED;
    if (isFirst || position.info) this.skip();
    else if (isOwn && this.queue.length === 1 && !mustShow) this.next();
    else if (isOwn) this.skip();
    else if (mustShow) this.skipSoon();
    else if (this.timer === undefined) this.next();
    if (seen !== undefined && (position.info || document.hidden)) this.history.offerPlayback(seen);
  }

  /** Bots can be quicker than any screen: what comes within a moment is drawn once. */
  private skipSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.skip();
    }, MOMENT_MS);
  }

  private botPlays(position: Position): boolean {
    const mine = position.seats.find((seat) => seat.seat === position.viewer);
    return mine !== undefined && (mine.level ?? null) !== null;
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.queue.length === 0) return;
    this.show(this.queue.splice(0, 1));
    const pace = this.options.pace();
    if (this.batch.events.length > 0 && pace > 0)
      this.timer = setTimeout(() => this.next(), this.maxDuration(pace));
    else this.next();
  }

  /** How long the events of this batch may take. */
  private maxDuration(pace: number): number {
    return (
      Math.min(MAX_EVER_MS, Math.max(MAX_BATCH_MS, MAX_FACT_MS * this.batch.events.length)) *
      Math.min(pace, 1.5)
    );
  }

  /** Show the last of some positions; all that led to it is one batch, so that nothing of it is lost. */
  private show(positions: readonly Position[]): void {
    this.waiting = this.queue.length;
    const last = positions.at(-1);
    if (last === undefined) return;
    const isLive = this.shown !== undefined && positions.every((position) => !position.info);
    const entries = positions.flatMap((position) => position.entries);
    this.log.add(entries);
    this.shown = structuralShare(this.shown, last);
    for (const position of positions) this.history.keep(position === last ? this.shown : position);
    this.begin(
      entries.flatMap((entry) => entry.events ?? []),
      isLive,
      entries.some((entry) => entry.kind === 'undo'),
    );
  }

  private begin(events: EventBatch['events'], live: boolean, undone: boolean): void {
    this.batch = { id: this.batch.id + 1, events, live, undone };
    clearTimeout(this.showing);
    const pace = this.options.pace();
    this.isShowing = live && !undone && events.length > 0 && pace > 0;
    if (this.isShowing)
      this.showing = setTimeout(() => (this.isShowing = false), MAX_SHOWN_MS * Math.max(1, pace));
  }

  private handleRefusal(message: Refused): void {
    if (message.position) {
      this.latest = message.position;
      this.queue = [];
      this.waiting = 0;
      this.shown = message.position;
    }
    this.trouble = message;
    this.hints.answer(message.id, undefined);
    this.plans.answer(message.id, undefined);
    this.markAnswered(message.id ?? '');
  }

  /** A position that holds what I did comes before the word that it is done; nobody need wait for that. */
  private markAnsweredBy(position: Position): void {
    const mine = new Set(
      position.entries.filter((entry) => entry.seat === position.viewer).map((entry) => entry.kind),
    );
    for (const [id, kind] of this.awaited)
      if (mine.has(kind === 'redo' || kind === 'moves' ? 'move' : kind)) this.markAnswered(id);
  }

  private markAnswered(id: string): void {
    this.awaited.delete(id);
    this.isBusy = this.awaited.size > 0;
  }

  private setPresence(online: readonly boolean[]): void {
    const seats = (position: Position): Position => ({
      ...position,
      seats: position.seats.map((seat) => ({ ...seat, online: online[seat.seat] ?? false })),
    });
    if (this.latest !== undefined) this.latest = seats(this.latest);
    if (this.shown !== undefined) this.shown = seats(this.shown);
  }
}
