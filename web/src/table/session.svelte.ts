/** A visit to a table: what its page shows of the game and of its log. */
import { getContext, setContext, untrack } from 'svelte';
import type { Entry, Refused, TurnEnd, Undo } from '../generated/wire';
import { catalogue, say } from '../i18n/index.svelte';
import { makeTexts } from '../i18n/texts';
import { sentence } from '../state/refusals';
import { tableSettings } from '../state/settings.svelte';
import type { TableStore } from '../state/table.svelte';
import { provideTable, type TableContext } from './context';
import type { AnyGameTable, Seat } from './contract';
import type { DialogName } from './dialogs';
import { finalCount } from './final-count.svelte';
import { deferredValue } from './frames.svelte';
import { gameNamed } from './game.svelte';
import type { Scorings } from './LogPanel.svelte';
import { lastOwn, logLines } from './log-lines';
import { structuralShare } from './pieces/signals.svelte';
import { plainGame } from './plain-game';
import { seatNames } from './seat-names';
import { logRows } from './turns';

/** A coach who was sent away; `isOver`: there is no step of the lesson to come back to. */
export type SilentCoach = { readonly comeBack: () => void; readonly isOver: boolean };

/** Says whether moves are played at once. */
type Guard = (moves: readonly string[]) => boolean;

/** To be made while a component is made. */
export class TableSession implements TableContext {
  readonly store: TableStore;
  /** The dialog that is open, and the seat whose mat is. */
  dialog = $state<DialogName | undefined>(undefined);
  openedSeat = $state<Seat | undefined>(undefined);
  /** The coach of this table, if the learner has sent it away. */
  coach = $state.raw<SilentCoach | undefined>(undefined);

  constructor(store: TableStore) {
    this.store = store;
    // it looks at the store at once, before any effect
    this.count = finalCount(
      () => ({ state: this.shown?.state, isShowing: store.isShowing }),
      () => (this.dialog = 'ending'),
    );
    $effect.pre(() => {
      this.mySeat = store.mySeat;
      this.names = structuralShare(
        untrack(() => this.names),
        this.shown === undefined ? [] : seatNames(this.shown.seats, say),
      );
    });
    $effect(() => {
      const since = this.ending?.since;
      untrack(() => {
        this.beforeTurn = undefined;
        if (since !== undefined) void this.loadBeforeTurn(since);
      });
    });
  }

  // the game, and who sits here

  readonly gameName = $derived.by(() => this.store.info?.game);
  private readonly loaded = gameNamed(() => this.gameName);
  readonly isLoaded = $derived(this.loaded.now !== undefined);
  readonly game = $derived<AnyGameTable>(this.loaded.now?.table ?? plainGame);
  readonly vocabulary = $derived(this.loaded.now?.vocabulary);
  /** States of their own, not derived: nothing that speaks of them is asked again while they stay the same. */
  mySeat = $state<Seat | undefined>(undefined);
  names = $state.raw<readonly string[]>([]);
  readonly texts = $derived.by(() => makeTexts(catalogue(), this.vocabulary, this.names));
  readonly settings = $derived(tableSettings());

  // what is shown

  readonly shown = $derived.by(() => this.store.shown);
  /** What is drawn: the present, or the moment somebody looks back to. */
  readonly drawn = $derived.by(() => this.store.history.viewed ?? this.shown);
  /** The final points: on the table first, then on the sheet. */
  readonly count: ReturnType<typeof finalCount>;
  /** The points of all seats as the picture shows them: they rise event by event while a batch is played. */
  points = $state.raw<readonly number[]>([]);
  readonly status = $derived.by(() =>
    this.isLoaded && this.shown?.view
      ? this.game.status(this.shown.view, this.texts)
      : { long: '', short: '' },
  );
  readonly mine = $derived.by(() => this.shown?.seats.find((seat) => seat.seat === this.mySeat));
  readonly botPlays = $derived(
    this.mine !== undefined && this.mine.place !== 'bot' && (this.mine.level ?? null) !== null,
  );

  /** Count the points of a view that has just been drawn. */
  countPoints(view: unknown): void {
    this.points = structuralShare(
      this.points,
      this.names.map((_, seat) => this.game.points(view, seat)),
    );
  }

  // the log and the strips of the others: after the picture and the question

  readonly beside = deferredValue('panels', () =>
    this.shown?.view
      ? {
          entries: this.store.entries,
          view: this.drawn?.view ?? this.shown.view,
          waiting: this.shown.waiting,
        }
      : undefined,
  );
  private readonly entries = $derived<readonly Entry[]>(this.beside.now?.entries ?? []);
  private readonly allLines = $derived(
    this.isLoaded ? logLines(this.entries, this.texts, this.names, say, this.game.isQuiet) : [],
  );
  /** The log does not tell the result before it has been counted. */
  readonly lines = $derived.by(() =>
    this.count.isCounting
      ? this.allLines.filter((line) => line.seq < (this.shown?.seq ?? 0))
      : this.allLines,
  );
  private readonly allRows = $derived(
    this.isLoaded
      ? logRows(this.entries, { texts: this.texts, names: this.names, say, game: this.game })
      : [],
  );
  /** The same turn by turn, oldest first. */
  readonly rows = $derived.by(() =>
    this.count.isCounting
      ? this.allRows.filter((row) => row.seq < (this.shown?.seq ?? 0))
      : this.allRows,
  );
  readonly newAfter = $derived(lastOwn(this.entries, this.mySeat));
  readonly scorings = $derived.by((): Scorings | undefined => {
    const { scorings } = this.game;
    const isBegun = this.entries.some((entry) =>
      entry.events?.some((event) => scorings?.begins(event)),
    );
    return scorings && isBegun
      ? { title: scorings.title(this.texts), open: () => (this.dialog = 'scorings') }
      : undefined;
  });
  /** The lines of the log that an entry makes, oldest first. */
  linesOf(entry: Entry): string[] {
    return logLines([entry], this.texts, this.names, say, this.game.isQuiet)
      .map((line) => line.text)
      .reverse();
  }

  // my turn

  readonly decision = $derived.by(() => this.store.decision);
  readonly turnEnd = $derived.by(() => this.store.turnEnd);
  /** My turn is done but for what lies at hand; the server says which moves end it. */
  readonly over = $derived.by((): TurnEnd | undefined => {
    const { decision, shown } = this;
    return decision?.end && shown?.view && this.game.isOver?.(shown.view, decision)
      ? { seat: decision.seat, since: decision.end.since, points: decision.end.points }
      : undefined;
  });
  readonly ending = $derived(this.turnEnd ?? this.over);
  /** The view before the turn that ends; nothing while it is on its way. */
  beforeTurn = $state.raw<unknown>(undefined);
  private readonly hasPlayed = $derived.by(
    () =>
      (this.shown?.undo?.redo?.length ?? 0) > 0 ||
      this.store.entries.some((entry) => entry.kind === 'move' && entry.seat === this.mySeat),
  );
  readonly undo = $derived.by((): Undo | undefined =>
    this.shown?.state === 'running' &&
    this.mySeat !== undefined &&
    !this.botPlays &&
    this.hasPlayed &&
    !this.store.history.isPlaying
      ? (this.shown.undo ?? undefined)
      : undefined,
  );
  readonly isCatchingUp = $derived.by(() => this.store.waiting > 0 || this.store.history.isPlaying);

  private async loadBeforeTurn(since: number): Promise<void> {
    const view = await this.store.history.loadView(since);
    if (this.ending?.since === since) this.beforeTurn = view;
  }

  /** Whether moves are played at once; a lesson asks before some. */
  private guard: Guard | undefined;
  /** Moves made at a lesson's table before its coach was there: they wait for it. */
  private early: readonly string[] | undefined;
  private isWithoutCoach = false;

  /** Let a coach judge moves from now on, those first that have waited for it. */
  guardMoves(guard: Guard): void {
    this.guard = guard;
    this.sendEarly();
  }

  stopGuarding(): void {
    this.guard = undefined;
    this.isWithoutCoach = true;
  }

  /** The coach could not be loaded: moves are played as at any table. */
  playWithoutCoach(): void {
    this.isWithoutCoach = true;
    this.sendEarly();
  }

  private sendEarly(): void {
    const moves = this.early;
    this.early = undefined;
    if (moves !== undefined) this.sendTogether(moves);
  }

  private get awaitsCoach(): boolean {
    const isTaught = Boolean(this.store.info?.lesson) && this.mySeat !== undefined;
    return isTaught && this.guard === undefined && !this.isWithoutCoach;
  }

  send(text: string): void {
    this.sendTogether([text]);
  }

  sendTogether(texts: readonly string[]): void {
    if (this.awaitsCoach) this.early = texts;
    else if (this.guard?.(texts) !== false) this.sendUnasked(texts);
  }

  sendUnasked(texts: readonly string[]): void {
    const [text] = texts;
    if (text === undefined) return;
    if (texts.length > 1) this.store.playTogether(texts);
    else if (this.decision?.end?.moves[0] === text) this.store.finish();
    else this.store.play(text);
  }

  endTurn(): void {
    if (this.over) this.store.finish();
    else this.store.endTurn();
  }

  // why something cannot be done

  readonly trouble = $derived.by(() => {
    const { trouble } = this.store;
    return trouble === undefined
      ? ''
      : this.explainRefusal(trouble.code, trouble.reason, trouble.args, trouble.ruling);
  });

  async explain(move: string): Promise<string> {
    if (this.store.isViewingHistory) return say('looking-back');
    const why = await this.store.explain(move);
    return why.legal || !why.code
      ? ''
      : this.explainRefusal(why.code, why.reason ?? '', why.args, why.ruling);
  }

  private explainRefusal(
    code: string,
    reason: string,
    args: Refused['args'],
    ruling: number | undefined,
  ): string {
    const { vocabulary } = this;
    if (vocabulary !== undefined && (code in vocabulary.refusals || code in vocabulary.common))
      return this.texts.refusal(code, args ?? {}, ruling ?? 0);
    return sentence(code, reason, args);
  }
}

const SESSION = Symbol('table session');

/** Make a session known to all parts of the page of a table. */
export function provideSession(session: TableSession): TableSession {
  provideTable(session);
  return setContext(SESSION, session);
}
export const useSession = (): TableSession => getContext<TableSession>(SESSION);
