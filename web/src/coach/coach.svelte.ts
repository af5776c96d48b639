/** The coach of a lesson: which card is shown, and what a move means for it. */
import { untrack } from 'svelte';
import type { LessonInfo, LessonIntroduction, LessonPlace, LessonStep } from '../generated/wire';
import { noteLesson } from '../state/lessons.svelte';
import type { Decision, Option } from '../table/contract';
import type { TableSession } from '../table/session.svelte';
import type { LessonCard } from './cards';
import { introductionId } from './card-words';
import { hasHappened } from './happened';
import {
  readIntroductions,
  keepProgress,
  noteIntroduction,
  readProgress,
  type Progress,
} from './progress';

const firstMove = (option: Option): string => option.moves?.[0] ?? option.text;

/** To be made while a component is made. */
export class Coach {
  private progress = $state.raw<Progress>({ told: 0, isSkipped: false, isFree: false });
  /** Moves that are not the lesson's, until the learner says what is meant. */
  private doubtful = $state.raw<readonly string[] | undefined>(undefined);
  /** Options that were pointed at in a step that asks for it. */
  private pointed = $state.raw<readonly string[]>([]);
  /** What the coach introduces now; one thing a turn is enough. */
  private introduction = $state.raw<LessonIntroduction | undefined>(undefined);
  private isTurnIntroduced = false;
  /** The last entry of the log when the lesson ended: what happened in it is no news. */
  private freeSince = 0;
  /** The step that *Back* leads to, while moves are being taken back. */
  private backTo = $state<number | undefined>(undefined);

  constructor(
    readonly table: TableSession,
    readonly lesson: LessonInfo,
    hovered: () => string | undefined,
  ) {
    this.progress = readProgress(table.store.id);
    $effect(() => {
      untrack(() => table.guardMoves((moves) => this.judge(moves)));
      return () => table.stopGuarding();
    });
    $effect(() => {
      void table.decision;
      untrack(() => (this.doubtful = undefined));
    });
    $effect(() => {
      const text = hovered();
      untrack(() => this.notePointing(text));
    });
    $effect(() => {
      const { place } = this;
      untrack(() => this.goFurtherBack(place));
    });
    $effect(() => {
      if (table.store.trouble !== undefined) this.backTo = undefined;
    });
    $effect(() => {
      const { decision } = table;
      const { isInFreePlay } = this;
      untrack(() => this.introduce(isInFreePlay ? decision : undefined));
    });
    $effect(() => {
      if (this.card?.kind === 'end') noteLesson(lesson.game, lesson.name, 'finished');
    });
  }

  readonly place = $derived.by(() => this.table.shown?.lesson ?? undefined);
  /** The step that is to be done, that of no step at the end; undefined: the learner plays freely. */
  private readonly aim = $derived.by(() => this.place?.step ?? undefined);
  readonly isSkipped = $derived.by(() => this.progress.isSkipped);
  private readonly isMine = $derived.by(
    () => this.table.decision !== undefined || this.table.turnEnd !== undefined,
  );

  /** The lesson is over or left, and the learner knows. */
  private readonly isInFreePlay = $derived.by(
    () =>
      this.progress.isFree &&
      !this.isSkipped &&
      this.place !== undefined &&
      (this.aim === undefined || this.aim >= this.lesson.steps.length),
  );

  /** The first step that was not told yet before what is to be done, or that itself. */
  private readonly number = $derived.by(() => {
    const { aim } = this;
    if (aim === undefined) return undefined;
    let first = aim;
    while (first > 0 && this.lesson.steps[first - 1]?.told === true) first -= 1;
    return Math.min(aim, Math.max(first, this.progress.told));
  });

  readonly card = $derived.by((): LessonCard | undefined => {
    if (this.isSkipped || this.place === undefined || this.backTo !== undefined) return undefined;
    if (this.doubtful !== undefined) return { kind: 'other', moves: this.doubtful };
    if (this.introduction !== undefined) return { kind: 'first', introduction: this.introduction };
    const { number } = this;
    if (number === undefined)
      return this.progress.isFree || !this.isMine ? undefined : { kind: 'free' };
    if (number >= this.lesson.steps.length)
      return this.progress.isFree || !this.isMine ? undefined : { kind: 'end' };
    const step = this.lesson.steps[number];
    if (step === undefined || (step.told !== true && !this.isMine)) return undefined;
    return { kind: 'step', number, step };
  });

  /** The step that the cards speak of. */
  get step(): LessonStep | undefined {
    return this.number === undefined ? undefined : this.lesson.steps[this.number];
  }

  optionOf(text: string | undefined): Option | undefined {
    return this.table.decision?.options.find((option) => option.text === text);
  }
  /** The choice that begins with the lesson's next move; several moves may be one choice. */
  get nextOption(): Option | undefined {
    const text = this.place?.next?.[0];
    return this.table.decision?.options.find((option) => firstMove(option) === text);
  }

  // what the learner does

  /** Whether moves are played at once: those of the lesson are, others wait for a word. */
  private judge(moves: readonly string[]): boolean {
    const { aim, place } = this;
    if (this.isSkipped || aim === undefined || place === undefined) return true;
    const chosen = this.optionOf(moves[0]);
    const first = chosen === undefined ? moves[0] : firstMove(chosen);
    const isOnWay = place.next?.includes(first ?? '') ?? false;
    if (aim >= this.lesson.steps.length) this.keep({ isFree: true });
    else if (isOnWay || (place.next?.length ?? 0) === 0) this.keep({ told: aim });
    else this.doubtful = moves;
    return this.doubtful === undefined;
  }

  /** Introduce what is asked, if it is new; what was introduced goes with its question. */
  private introduce(decision: Decision | undefined): void {
    this.introduction = undefined;
    if (decision === undefined) this.isTurnIntroduced = false;
    if (decision === undefined || this.isTurnIntroduced) return;
    const news = this.table.store.entries.filter(({ seq }) => seq > this.freeSince);
    const found = this.lesson.introductions.find(
      (each) =>
        (each.prompts.length === 0 || each.prompts.includes(decision.prompt)) &&
        (!each.offers?.length ||
          decision.options.some(({ verb }) => each.offers?.includes(verb) === true)) &&
        hasHappened(each.after ?? [], news, decision.seat) &&
        !readIntroductions().includes(introductionId(this.lesson, each)),
    );
    if (found === undefined) return;
    this.introduction = found;
    this.isTurnIntroduced = true;
    noteIntroduction(introductionId(this.lesson, found));
  }

  dismissIntroduction(): void {
    this.introduction = undefined;
  }

  private notePointing(text: string | undefined): void {
    const card = this.card;
    if (text === undefined || card?.kind !== 'step' || !card.step.point) return;
    if (!this.pointed.includes(text)) this.pointed = [...this.pointed, text];
    if (this.pointed.length < card.step.point) return;
    this.pointed = [];
    this.next();
  }

  next(): void {
    if (this.number !== undefined) this.keep({ told: this.number + 1 });
  }

  doIt(): void {
    const option = this.nextOption;
    if (this.table.turnEnd !== undefined) this.table.endTurn();
    else if (option !== undefined) this.table.send(option.text);
  }

  playAnyway(): void {
    const moves = this.doubtful;
    this.doubtful = undefined;
    if (moves === undefined) return;
    this.keep({ isFree: true });
    this.table.sendUnasked(moves);
  }

  dropDoubtful(): void {
    this.doubtful = undefined;
  }

  playOn(): void {
    this.freeSince = this.table.store.entries.at(-1)?.seq ?? 0;
    this.keep({ isFree: true });
  }

  skip(): void {
    noteLesson(this.lesson.game, this.lesson.name, 'skipped');
    this.keep({ isSkipped: true });
  }

  /** Whether there is no step to come back to: the lesson is finished, or was left for good. */
  get isOver(): boolean {
    return this.progress.isFree;
  }

  comeBack(): void {
    this.keep({ isSkipped: false });
  }

  // back

  get canGoBack(): boolean {
    return this.number !== 0 && !this.table.store.isBusy;
  }

  back(): void {
    const { number, aim } = this;
    if (number === undefined || aim === undefined) return this.takeBack(Infinity);
    const target = number === aim && this.place?.begun === true ? number : number - 1;
    if (target < 0) return;
    this.keep({ told: target, isFree: false });
    if (this.lesson.steps[target]?.told !== true) this.takeBack(target);
  }

  private takeBack(target: number): void {
    this.backTo = target;
    this.table.store.undo();
  }

  /** Take moves back until the step is reached whose card was wanted. */
  private goFurtherBack(place: LessonPlace | undefined): void {
    if (this.backTo === undefined || place === undefined) return;
    const { undo } = this.table.shown ?? {};
    const step = place.step ?? undefined;
    const isThere =
      step !== undefined && (step < this.backTo || (step === this.backTo && place.begun !== true));
    if (isThere || (undo?.reach ?? 0) === 0) this.backTo = undefined;
    else this.table.store.undo();
  }

  private keep(changes: Partial<Progress>): void {
    this.progress = { ...this.progress, ...changes };
    keepProgress(this.table.store.id, this.progress);
  }
}
