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
import { AskedDecision } from './asked-decision';
import type { Connection, ConnectionState, TableMessage } from './connection';
import type { History } from './history.svelte';
import { PacedPositions } from './paced-positions.svelte';
import { openTableConnection, type TableConnectionOptions } from './table-connection';
import { TableLog } from './table-log.svelte';
import { Unanswered } from './unanswered.svelte';

export type TableOptions = TableConnectionOptions & {
  /** What every duration is multiplied with; 0: show everything at once. */
  readonly pace: () => number;
  /** Whether the end of my turns waits for my word. */
  readonly confirms?: () => boolean;
};

/** A position with what is known now of who looks at the table. */
const withPresence = (position: Position, online: readonly boolean[]): Position => ({
  ...position,
  seats: position.seats.map((seat) => ({ ...seat, online: online[seat.seat] ?? false })),
});

export class TableStore {
  readonly id: string;
  connectionState = $state<ConnectionState>('connecting');
  /** The table does not exist, or is not for us. */
  isGone = $state(false);
  info = $state.raw<TableInfo | undefined>(undefined);
  trouble = $state.raw<Refused | undefined>(undefined);
  /** How much the server's time is ahead of this machine's, in milliseconds. */
  ahead = $state(0);
  private readonly log: TableLog;
  private readonly positions: PacedPositions;

  private readonly options: TableOptions;
  private readonly connection: Connection;
  private latest: Position | undefined;
  private readonly asked = new AskedDecision();
  private readonly unanswered = new Unanswered();

  constructor(id: string, options: TableOptions) {
    this.id = id;
    this.options = options;
    this.log = new TableLog(id);
    this.positions = new PacedPositions(id, this.log, () => options.pace());
    document.addEventListener('visibilitychange', this.tellLooking);
    this.connection = openTableConnection(id, options, () => this.latest?.seq, {
      onMessage: (message) => this.handleMessage(message),
      onState: (state) => {
        const isBack = state === 'online' && this.connectionState !== 'online';
        this.connectionState = state;
        if (isBack && document.hidden) this.tellLooking();
      },
      onGone: () => (this.isGone = true),
    });
  }

  get entries(): readonly Entry[] {
    return this.log.entries;
  }

  get chat(): readonly ChatLine[] {
    return this.log.chat;
  }

  // what is shown

  /** What is drawn now; behind the truth while the moves of others are played one after the other. */
  get shown(): Position | undefined {
    return this.positions.shown;
  }

  get batch(): EventBatch {
    return this.positions.batch;
  }

  /** Earlier positions, and the playback of what was missed. */
  get history(): History {
    return this.positions.history;
  }

  /** The table is still showing the last batch. */
  get isShowing(): boolean {
    return this.positions.isShowing;
  }

  get skips(): number {
    return this.positions.skips;
  }

  get waiting(): number {
    return this.positions.waiting;
  }

  /** A command is on its way. */
  get isBusy(): boolean {
    return this.unanswered.isBusy;
  }

  get mySeat(): number | undefined {
    return this.shown?.viewer ?? undefined;
  }

  get decision(): Decision | undefined {
    const asked = this.shown?.decision;
    const seat = this.mySeat;
    if (!this.shown || !asked || seat === undefined || !this.positions.isUpToDate) return undefined;
    return this.asked.of(asked, this.shown.seq, seat, this.entries);
  }

  /** What my turn has brought, if it waits for my word to end. */
  get turnEnd(): TurnEnd | undefined {
    const end = this.shown?.turn_end;
    return end && end.seat === this.mySeat && this.positions.isUpToDate ? end : undefined;
  }

  /** An earlier position is shown: nothing can be chosen there. */
  get isViewingHistory(): boolean {
    return this.history.viewed !== undefined && !this.history.isPlaying;
  }

  // what a visitor does

  /** Nothing is on its way, and it is the present that is shown. */
  private get mayOrder(): boolean {
    return this.shown !== undefined && !this.isBusy && !this.isViewingHistory;
  }

  play(text: string): void {
    this.positions.skipMoment(); // the others were quicker by a moment: that is shown first
    const option = this.decision?.options.find((each) => each.text === text);
    if (!this.mayOrder || option === undefined) return;
    this.history.dismiss();
    const about = { seq: this.shown?.seq ?? 0, hold: this.confirms };
    if (option.moves === undefined) this.order({ type: 'move', move: text, ...about });
    else this.order({ type: 'moves', moves: option.moves, ...about });
  }

  /** Play several moves as one: all of them or none. */
  playTogether(texts: readonly string[], hold = this.confirms): void {
    this.positions.skipMoment();
    const isOffered = this.shown?.decision?.options.some((option) => option.text === texts[0]);
    if (!this.mayOrder || !isOffered || this.decision === undefined) return;
    this.history.dismiss();
    this.order({ type: 'moves', moves: texts, seq: this.shown?.seq ?? 0, hold });
  }

  /** End my turn with the moves that the server has named for it. */
  finish(): void {
    this.playTogether(this.decision?.end?.moves ?? [], false);
  }

  /** Say that my turn is over, where its end waits for that. */
  endTurn(): void {
    if (this.turnEnd === undefined || !this.mayOrder) return;
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
    this.unanswered.wait(this.connection.send(command), command.type);
  }

  explain(move: string): Promise<WhyNot> {
    return this.unanswered.questions.waitFor(this.connection.send({ type: 'why', move }));
  }

  /** What a strong player would do in my place; nothing where the server refuses. */
  askHint(): Promise<Hint | undefined> {
    this.trouble = undefined;
    const seq = this.shown?.seq ?? 0;
    return this.unanswered.hints.waitFor(this.connection.send({ type: 'hint', seq }));
  }

  /** What turns of mine would lead to; nothing where the server refuses. */
  askPlan(
    turns: readonly (readonly string[])[],
    aboutTable: boolean,
  ): Promise<PlanPreview | undefined> {
    return this.unanswered.plans.waitFor(
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
    this.positions.close();
    this.connection.close();
  }

  /** The table has finished showing a batch. */
  finishBatch(id: number): void {
    this.positions.finishBatch(id);
  }

  /** Show everything that has happened, at once. */
  skip(): void {
    this.positions.skip();
  }

  // what the server says

  private handleMessage(message: TableMessage): void {
    switch (message.type) {
      case 'position':
        return this.receive(message);
      case 'refused':
        return this.handleRefusal(message);
      case 'done':
        return this.unanswered.markAnswered(message.id);
      case 'chat':
        return this.log.addChat(message);
      case 'presence':
        return this.setPresence(message.online);
      case 'why':
        return this.unanswered.questions.answer(message.id, message);
      case 'hint':
        return this.unanswered.hints.answer(message.id, message);
      case 'plan':
        return this.unanswered.plans.answer(message.id, message);
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
    if (position.entries.some((entry) => entry.seat === position.viewer))
      this.unanswered.markAnsweredBy(position);
    const wasPlaying = this.history.isPlaying;
    this.positions.add(position);
    if (wasPlaying || seen === undefined) return;
    if (position.info || document.hidden) this.history.offerPlayback(seen);
  }

  private handleRefusal(message: Refused): void {
    if (message.position) {
      this.latest = message.position;
      this.positions.replace(message.position);
    }
    this.trouble = message;
    this.unanswered.refuse(message.id);
  }

  private setPresence(online: readonly boolean[]): void {
    if (this.latest !== undefined) this.latest = withPresence(this.latest, online);
    if (this.shown !== undefined) this.positions.shown = withPresence(this.shown, online);
  }
}
