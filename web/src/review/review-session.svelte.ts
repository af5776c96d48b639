/** The review of a game as its page shows it: which decision, whose knowledge, and the names at the table. */
import { untrack } from 'svelte';
import type {
  Review,
  ReviewDecision,
  ReviewPoint,
  ReviewState,
  Thought,
  ThoughtList,
} from '../generated/wire';
import { language, write } from '../i18n/index.svelte';
import { api, isHere } from '../state/api';
import { explain } from '../state/refusals';
import { writeSigned } from './signs';

const POLL_MS = 1500;
/** Words of a review name seats by their number in these brackets. */
const SEAT_MARK = /\u27e6(\d+)\u27e7/g;
export const ERRORS: readonly string[] = ['inaccuracy', 'mistake', 'blunder'];
export const GLYPHS: Readonly<Record<string, string>> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  only: '!',
};

export type Setting = Review['setting'];

/** To be made while a component is made. */
export class ReviewSession {
  setting = $state<Setting>('quick');
  id = $state('');
  state = $state.raw<ReviewState | undefined>(undefined);
  review = $state.raw<Review | undefined>(undefined);
  trouble = $state('');
  /** Which decision is looked at. */
  at = $state(0);
  /** Whose knowledge the curve is of; -1: an onlooker's. */
  viewpoint = $state(-1);
  names = $state.raw<readonly string[]>([]);
  /** What the bots of the game thought when they played; a share link tells none. */
  thoughts = $state.raw<readonly Thought[]>([]);
  thoughtTrouble = $state('');
  private readonly wantedEntry: number;

  constructor(setting: Setting, entry: number, viewpoint: number) {
    this.setting = setting;
    this.wantedEntry = entry;
    this.viewpoint = viewpoint;
    $effect(() => {
      const [id, spoken] = [this.id, language()];
      if (id !== '' && this.state?.state === 'done') untrack(() => void this.read(id, spoken));
    });
    $effect(() => {
      if (this.state === undefined || !['waiting', 'working'].includes(this.state.state))
        return undefined;
      const timer = setTimeout(() => void this.look(), POLL_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Ask for a review, or for how far it has come. */
  async follow(asked: Promise<ReviewState>): Promise<void> {
    this.trouble = '';
    try {
      const state = await asked;
      this.id = state.id;
      this.state = state;
    } catch (error) {
      this.trouble = explain(error);
    }
  }

  private async look(): Promise<void> {
    await this.follow(api.reviewState(this.id, this.setting));
  }

  /** Whether it is made on this device: nobody else can be shown it, and no server plays on from it. */
  readonly isHere = $derived(this.id !== '' && isHere(this.id));

  /** Make a review that this device has offered. */
  async start(setting: Setting): Promise<void> {
    this.setting = setting;
    await this.follow(api.startReview(this.id, setting));
  }

  /** Stop making it. */
  async cancel(): Promise<void> {
    await this.follow(api.cancelReview(this.id, this.setting));
  }

  private async read(id: string, spoken: string): Promise<void> {
    try {
      const isFirst = this.review === undefined;
      this.review = isHere(id)
        ? await (await import('../device/reviews')).readReview(id, this.setting)
        : await api.review(id, this.setting, spoken);
      if (isFirst) this.at = this.nearest(this.wantedEntry);
    } catch (error) {
      this.trouble = explain(error);
    }
  }

  /** The decision at an entry of the log, or the next one; without one the first that is marked. */
  private nearest(entry: number): number {
    const found = this.decisions.findIndex((each) =>
      entry < 0 ? ERRORS.includes(each.mark) : each.last >= entry,
    );
    return Math.max(0, found);
  }

  readonly decisions = $derived<readonly ReviewDecision[]>(this.review?.decisions ?? []);
  readonly decision = $derived(this.decisions[this.at]);
  readonly curve = $derived<readonly ReviewPoint[]>(
    this.review?.viewpoints.find((each) => (each.seat ?? -1) === this.viewpoint)?.curve ?? [],
  );
  readonly played = $derived(this.decision?.lines.find((each) => each.played));
  readonly better = $derived(
    this.decision !== undefined && this.decision.why.length > 0
      ? this.decision.lines.find((each) => !each.played)
      : undefined,
  );

  /** What the bot that decided thought before it, if that was kept. */
  readonly thought = $derived.by(() => {
    const now = this.decision;
    return this.thoughts.find(
      (each) =>
        now !== undefined &&
        each.seat === now.seat &&
        each.entry >= now.entry &&
        each.entry <= now.last,
    );
  });

  /** Read what bots thought: it only stands beside, so that without it the review is whole. */
  async readThoughts(asked: Promise<ThoughtList>): Promise<void> {
    try {
      this.thoughts = (await asked).thoughts;
    } catch (error) {
      this.thoughtTrouble = explain(error);
    }
  }

  step(to: number): void {
    this.at = Math.min(this.decisions.length - 1, Math.max(0, to));
  }

  /** Go to the decision at an entry of the log. */
  stepToEntry(entry: number): void {
    this.at = this.nearest(entry);
  }

  /** Go on to the next decision that is marked, from the end back to the first. */
  stepToMark(): void {
    const isMarked = (each: ReviewDecision): boolean => GLYPHS[each.mark] !== undefined;
    const after = this.decisions.findIndex((each, place) => place > this.at && isMarked(each));
    const first = this.decisions.findIndex(isMarked);
    if (after >= 0 || first >= 0) this.at = after >= 0 ? after : first;
  }

  name(seat: number): string {
    return this.names[seat] || write('seat-name', { number: seat + 1 });
  }

  /** A sentence of the review with the names of the seats in it. */
  withNames(sentence: string): string {
    return withNames(sentence, (seat) => this.name(seat));
  }
}

/** A sentence of the server with names in the place of the seats' numbers. */
export const withNames = (sentence: string, name: (seat: number) => string): string =>
  sentence.replace(SEAT_MARK, (_, seat: string) => name(Number(seat)));

// numbers

/** A chance in percent. */
export const percent = (chance: number, digits = 0): string =>
  `${(100 * chance).toLocaleString(language(), { maximumFractionDigits: digits, minimumFractionDigits: digits })} %`;

/** A difference with its sign. */
export const withSign = (value: number, digits = 1): string =>
  writeSigned(value, language(), digits);

export const points = (value: number, digits = 1): string =>
  value.toLocaleString(language(), {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  });

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
