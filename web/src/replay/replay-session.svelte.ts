/** A finished game or a record as its page shows it: which position, seen by whom, and the log up to it. */
import type { Entry, SeatInfo } from '../generated/wire';
import { catalogue, say, write } from '../i18n/index.svelte';
import { makeTexts } from '../i18n/texts';
import { levelName } from '../components/levels';
import { Refusal } from '../state/api';
import { explain } from '../state/refusals';
import type { ReplayStore } from '../state/replay.svelte';
import { tableSettings } from '../state/settings.svelte';
import type { TableContext } from '../table/context';
import type { AnyGameTable, EventBatch } from '../table/contract';
import { gameNamed } from '../table/game.svelte';
import { logRows } from '../table/turns';
import { plainGame } from '../table/plain-game';
import { numberTwins } from '../table/seat-names';

const STEP_MS = 1400;

/** A record calls an AI "bot (miles)"; here it has the name that it had at the table. */
const nameInRecord = (name: string): string =>
  name.replace(/^bot \((.+)\)$/, (_, level: string) => levelName(level));

/** To be made while a component is made. */
export class ReplaySession implements TableContext {
  store = $state.raw<ReplayStore | undefined>(undefined);
  trouble = $state('');
  isRefused = $state(false);
  at = $state(0);
  /** The seat that looks on. */
  seat = $state(0);
  speed = $state(1);
  isPlaying = $state(false);
  batch = $state.raw<EventBatch>({ id: 0, events: [], live: false, undone: false });

  constructor(at: number, seat: number) {
    this.at = at;
    this.seat = seat;
    $effect(() => {
      if (!this.isPlaying) return undefined;
      const timer = setInterval(
        () => (this.at >= this.last ? (this.isPlaying = false) : this.step(this.at + 1)),
        STEP_MS / this.speed,
      );
      return () => clearInterval(timer);
    });
  }

  async open(store: ReplayStore): Promise<void> {
    this.trouble = '';
    this.store = store;
    try {
      await store.open(this.at);
    } catch (error) {
      this.trouble = explain(error);
      this.isRefused = error instanceof Refusal && error.code === 'no_table';
      if (store.about === undefined) this.store = undefined;
    }
  }

  // the game, and who played it

  readonly about = $derived(this.store?.about);
  private readonly loaded = gameNamed(() => this.about?.game);
  readonly isLoaded = $derived(this.loaded.now !== undefined);
  /** Moves are tried, and tables begun from a moment, only under the rules that are played now. */
  readonly hasPresentRules = $derived(this.loaded.now?.vocabulary.rules === this.about?.rules);
  readonly game = $derived<AnyGameTable>(this.loaded.now?.table ?? plainGame);
  readonly names = $derived(
    numberTwins(
      (this.about?.players ?? []).map(
        (name, place) => nameInRecord(name) || write('seat-name', { number: place + 1 }),
      ),
    ),
  );
  readonly mySeat = $derived(this.seat);
  readonly texts = $derived(makeTexts(catalogue(), this.loaded.now?.vocabulary, this.names));
  readonly settings = $derived(tableSettings());
  readonly seats = $derived<readonly SeatInfo[]>(
    this.names.map((name, place) => ({ seat: place, place: 'human', name, online: true })),
  );
  /** What the record says of how the game came about: bots that played for people, moves taken back. */
  readonly marks = $derived([
    ...(this.about?.stand_ins ?? []).map((each) =>
      say('record-stand-in', {
        level: levelName(each.level),
        name: this.names[each.seat] ?? '',
        count: each.moves,
      }),
    ),
    ...(this.about?.taken_back ? [say('record-taken-back', { count: this.about.taken_back })] : []),
    ...(this.isLoaded && !this.hasPresentRules ? [say('record-older-rules')] : []),
  ]);

  // where it stands

  readonly frames = $derived(this.store?.frames ?? []);
  readonly last = $derived(Math.max(0, (this.about?.total ?? 1) - 1));
  readonly frame = $derived(this.frames[this.at]);
  readonly view = $derived(this.frame?.views[this.seat] ?? this.frame?.views[0]);
  private readonly allEntries = $derived(
    this.frames.map(
      (each, seq): Entry | undefined =>
        each && { seq, kind: 'move', at: 0, seat: each.seat ?? null, events: each.events },
    ),
  );
  private readonly entries = $derived(
    this.allEntries.slice(0, this.at + 1).filter((each) => each !== undefined),
  );
  readonly rows = $derived(
    this.isLoaded
      ? logRows(this.entries, { texts: this.texts, names: this.names, say, game: this.game })
      : [],
  );
  /** Where quarters (or whatever the game has) begin. */
  readonly chapters = $derived.by((): readonly { readonly name: string; readonly at: number }[] => {
    const found = new Map<string, number>();
    for (const [place, each] of this.frames.entries()) {
      const name =
        each && this.isLoaded ? this.game.status(each.views[0], this.texts).chapter : undefined;
      if (name !== undefined && !found.has(name)) found.set(name, place);
    }
    return [...found].map(([name, place]) => ({ name, at: place }));
  });
  readonly chapter = $derived(
    [...this.chapters].reverse().find((each) => each.at <= this.at)?.at ?? 0,
  );

  // going through it

  step(to: number): void {
    const wanted = Math.min(this.last, Math.max(0, to));
    if (wanted === this.at) return;
    if (this.frames[wanted] === undefined) {
      void this.store
        ?.need(wanted)
        .then(() => this.frames[wanted] !== undefined && this.step(wanted))
        .catch((error) => (this.trouble = explain(error)));
      return;
    }
    const isNext = wanted === this.at + 1;
    this.at = wanted;
    this.batch = {
      id: this.batch.id + 1,
      events: isNext ? (this.frames[wanted]?.events ?? []) : [],
      live: isNext,
      undone: !isNext,
    };
  }

  turnBack(): void {
    this.step([...(this.about?.turns ?? [])].reverse().find((turn) => turn < this.at) ?? 0);
  }

  turnOn(): void {
    this.step((this.about?.turns ?? []).find((turn) => turn > this.at) ?? this.last);
  }
}
