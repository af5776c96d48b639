/** One table as this visitor sees it. The server is the truth; this only remembers what it said, and paces what is shown. */
import type { ChatLine, Command, Entry, Position, Refused, ServerMessage, TableInfo, TurnEnd, WhyNot } from '../generated/wire';
import type { Decision, EventBatch } from '../table/contract';
import { api } from './api';
import { openLine, type Line, type LineState, type Socket } from './line';
import { LookingBack } from './looking-back.svelte';
import { reuse } from '../table/things/parts.svelte';

const NOTHING_YET: EventBatch = { id: 0, events: [], live: false, undone: false };
/** How long a batch may take before the next one is shown anyway, at normal speed: longer with more facts, as at a quarter's end. */
const LONGEST_BATCH = 2600;
const LONGEST_FACT = 650;
const LONGEST_EVER = 12_000;
const MOST_QUEUED = 12;
const MOMENT = 40;
/** A table that never says that it has shown a batch is not waited for longer than this. */
const LONGEST_SHOWN = 14_000;

export type TableOptions = {
  /** What every duration is multiplied with; 0: show everything at once. */
  readonly pace: () => number;
  /** Whether the end of my turns waits for my word. */
  readonly confirms?: () => boolean;
  readonly connect?: (address: string) => Socket;
  /** What must be done before the table is asked for. */
  readonly ready?: Promise<unknown>;
};

export class TableStore {
  readonly id: string;
  line = $state<LineState>('connecting');
  /** The table does not exist, or is not for us. */
  isGone = $state(false);
  info = $state.raw<TableInfo | undefined>(undefined);
  /** What is drawn now; behind the truth while the moves of others are played one after the other. */
  shown = $state.raw<Position | undefined>(undefined);
  batch = $state.raw<EventBatch>(NOTHING_YET);
  entries = $state.raw<readonly Entry[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  trouble = $state.raw<Refused | undefined>(undefined);
  /** Earlier positions, and the playback of what was missed. */
  readonly back: LookingBack;
  /** The table is still showing the last batch. */
  isShowing = $state(false);
  /** A command is on its way. */
  isBusy = $state(false);
  skips = $state(0);
  waiting = $state(0);

  private readonly options: TableOptions;
  private readonly connection: Line;
  private latest: Position | undefined;
  private queue: Position[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private soon: ReturnType<typeof setTimeout> | undefined;
  private showing: ReturnType<typeof setTimeout> | undefined;
  /** The decision of the position shown: the same object as long as that is, whoever comes or goes. */
  private asked: { readonly seq: number; readonly of: Position['decision']; readonly decision: Decision } | undefined;
  private awaited = new Map<string, Command['type']>();
  private questions = new Map<string, (answer: WhyNot) => void>();

  constructor(id: string, options: TableOptions) {
    this.id = id;
    this.options = options;
    this.back = new LookingBack(id, {
      shown: () => this.shown,
      entries: () => this.entries,
      pace: () => options.pace(),
      longest: pace => this.longest(pace),
      batch: (events, live) => this.begin(events, live, false),
      ended: () => this.queue.length > 0 && this.next(),
    });
    this.connection = openLine({
      address: () => this.address(),
      heard: message => this.hear(message),
      state: state => (this.line = state),
      gone: () => (this.isGone = true),
      ...(options.connect === undefined ? {} : { connect: options.connect }),
      ...(options.ready === undefined ? {} : { ready: options.ready }),
    });
  }

  get mySeat(): number | undefined {
    return this.shown?.viewer ?? undefined;
  }

  get decision(): Decision | undefined {
    const asked = this.shown?.decision;
    const seat = this.mySeat;
    if (!this.shown || !asked || seat === undefined || this.queue.length > 0 || this.back.isPlaying) return undefined;
    if (this.asked === undefined || this.asked.of !== asked || this.asked.seq !== this.shown.seq) this.asked = { seq: this.shown.seq, of: asked, decision: { seat, prompt: asked.prompt.name, args: asked.prompt.args, options: asked.options, ...(asked.end ? { end: asked.end } : {}) } };
    return this.asked.decision;
  }

  /** What my turn has brought, if it waits for my word to end. */
  get turnEnd(): TurnEnd | undefined {
    const end = this.shown?.turn_end;
    return end && end.seat === this.mySeat && this.queue.length === 0 && !this.back.isPlaying ? end : undefined;
  }

  /** An earlier position is shown: nothing can be chosen there. */
  get isLookingBack(): boolean {
    return this.back.peeked !== undefined && !this.back.isPlaying;
  }

  // what a visitor does

  play(text: string): void {
    if (this.soon !== undefined) this.skip(); // the others were quicker by a moment: that is shown first
    const seq = this.shown?.seq;
    if (seq === undefined || this.isBusy || this.isLookingBack || this.decision?.options.every(option => option.text !== text) !== false) return;
    this.back.dismiss();
    this.order({ type: 'move', move: text, seq, hold: this.confirms });
  }

  /** Play several moves as one: all of them or none. */
  playTogether(texts: readonly string[], hold = this.confirms): void {
    if (this.soon !== undefined) this.skip();
    const seq = this.shown?.seq;
    if (seq === undefined || this.isBusy || this.isLookingBack || this.decision?.options.every(option => option.text !== texts[0]) !== false) return;
    this.back.dismiss();
    this.order({ type: 'moves', moves: texts, seq, hold });
  }

  /** End my turn with the moves that the server has named for it. */
  finish(): void {
    this.playTogether(this.decision?.end?.moves ?? [], false);
  }

  /** Say that my turn is over, where its end waits for that. */
  endTurn(): void {
    if (this.turnEnd === undefined || this.isBusy || this.isLookingBack) return;
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
    return new Promise(resolve => {
      this.questions.set(this.connection.send({ type: 'why', move }), resolve);
    });
  }

  retry(): void {
    this.connection.retry();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.soon);
    clearTimeout(this.showing);
    this.back.close();
    this.connection.close();
  }

  // pacing

  /** The table has finished showing a batch. */
  settled(id: number): void {
    if (id !== this.batch.id) return;
    this.isShowing = false;
    if (this.back.isPlaying) this.back.settled();
    else if (this.timer !== undefined) this.next();
  }

  /** Show everything that has happened, at once. */
  skip(): void {
    this.skips += 1;
    this.back.stop();
    clearTimeout(this.timer);
    clearTimeout(this.soon);
    this.timer = this.soon = undefined;
    this.show(this.queue.splice(0));
  }

  // what the server says

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seen = this.latest === undefined ? '' : `?after=${this.latest.seq}`;
    return `${scheme}://${location.host}/api/tables/${this.id}/socket${seen}`;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'position':
        return this.receive(message);
      case 'refused':
        return this.refused(message);
      case 'done':
        return this.answered(message.id);
      case 'chat':
        if (this.chat.every(line => line.number !== message.number)) this.chat = [...this.chat, message];
        return;
      case 'presence':
        return this.present(message.online);
      case 'why':
        this.questions.get(message.id ?? '')?.(message);
        this.questions.delete(message.id ?? '');
        return;
      case 'pong':
        return;
    }
  }

  private receive(position: Position): void {
    const isFirst = this.latest === undefined;
    if (position.info) {
      this.info = position.info;
      void this.readLog(position).then(() => isFirst && this.back.notice());
      if (isFirst) void this.readChat();
    }
    if (this.latest !== undefined && position.seq < this.latest.seq) return;
    const seen = this.shown?.seq;
    this.latest = position;
    this.queue.push(position);
    this.waiting = this.queue.length;
    if (position.entries.some(entry => entry.seat === position.viewer)) this.answeredBy(position);
    if (this.back.isPlaying) return;
    const isOwn = position.viewer !== null && position.entries.length > 0 && position.entries.every(entry => entry.seat === position.viewer ) && !this.botPlays(position);
    const mustShow = this.options.pace() === 0 || document.hidden || this.queue.length > MOST_QUEUED;
    if (isFirst || position.info) this.skip();
    else if (isOwn && this.queue.length === 1 && !mustShow) this.next();
    else if (isOwn) this.skip();
    else if (mustShow) this.skipSoon();
    else if (this.timer === undefined) this.next();
    if (seen !== undefined && (position.info || document.hidden)) this.back.notice(seen);
  }

  /** Bots can be quicker than any screen: what comes within a moment is drawn once. */
  private skipSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.skip();
    }, MOMENT);
  }

  private botPlays(position: Position): boolean {
    const mine = position.seats.find(seat => seat.seat === position.viewer);
    return mine !== undefined && (mine.level ?? null) !== null;
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.queue.length === 0) return;
    this.show(this.queue.splice(0, 1));
    const pace = this.options.pace();
    if (this.batch.events.length > 0 && pace > 0) this.timer = setTimeout(() => this.next(), this.longest(pace));
    else this.next();
  }

  /** How long the facts of this batch may take. */
  private longest(pace: number): number {
    return Math.min(LONGEST_EVER, Math.max(LONGEST_BATCH, LONGEST_FACT * this.batch.events.length)) * Math.min(pace, 1.5);
  }

  /** Show the last of some positions; all that led to it is one batch, so that nothing of it is lost. */
  private show(positions: readonly Position[]): void {
    this.waiting = this.queue.length;
    const last = positions.at(-1);
    if (last === undefined) return;
    const isLive = this.shown !== undefined && positions.every(position => !position.info);
    const entries = positions.flatMap(position => position.entries);
    this.remember(entries);
    this.shown = reuse(this.shown, last);
    for (const position of positions) this.back.keep(position === last ? this.shown : position);
    this.begin(entries.flatMap(entry => entry.events ?? []), isLive, entries.some(entry => entry.kind === 'undo'));
  }

  private begin(events: EventBatch['events'], live: boolean, undone: boolean): void {
    this.batch = { id: this.batch.id + 1, events, live, undone };
    clearTimeout(this.showing);
    const pace = this.options.pace();
    this.isShowing = live && !undone && events.length > 0 && pace > 0;
    if (this.isShowing) this.showing = setTimeout(() => (this.isShowing = false), LONGEST_SHOWN * Math.max(1, pace));
  }

  /** Add entries to the log, in order and each once; drop those that were taken back. */
  private remember(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    const all = new Map(this.entries.map(entry => [entry.seq, entry]));
    for (const entry of entries) all.set(entry.seq, entry);
    for (const entry of [...all.values()]) for (const seq of entry.undone ?? []) all.delete(seq);
    this.entries = [...all.values()].sort((one, other) => one.seq - other.seq);
  }

  private async readLog(position: Position): Promise<void> {
    const known = this.entries[0]?.seq ?? position.entries[0]?.seq ?? position.seq + 1;
    if (known <= 1 && !position.skipped) return;
    let last = 0;
    for (;;) {
      const page = await api.log(this.id, last).catch(() => undefined);
      if (page === undefined || page.entries.length === 0) return;
      this.remember(page.entries);
      last = page.last;
      if (last >= position.seq) return;
    }
  }

  private async readChat(): Promise<void> {
    this.chat = await api.chat(this.id).catch(() => []);
  }

  private refused(message: Refused): void {
    if (message.position) {
      this.latest = message.position;
      this.queue = [];
      this.waiting = 0;
      this.shown = message.position;
    }
    this.trouble = message;
    this.answered(message.id ?? '');
  }

  /** A position that holds what I did comes before the word that it is done; nobody need wait for that. */
  private answeredBy(position: Position): void {
    const mine = new Set(position.entries.filter(entry => entry.seat === position.viewer).map(entry => entry.kind));
    for (const [id, kind] of this.awaited) if (mine.has(kind === 'redo' || kind === 'moves' ? 'move' : kind)) this.answered(id);
  }

  private answered(id: string): void {
    this.awaited.delete(id);
    this.isBusy = this.awaited.size > 0;
  }

  private present(online: readonly boolean[]): void {
    const seats = (position: Position): Position => ({
      ...position,
      seats: position.seats.map(seat => ({ ...seat, online: online[seat.seat] ?? false })),
    });
    if (this.latest !== undefined) this.latest = seats(this.latest);
    if (this.shown !== undefined) this.shown = seats(this.shown);
  }
}
