/** One puzzle while somebody solves it: the server plays the moves out, the page only shows it. */
import type { PuzzleAnswer, PuzzlePosition, SeatInfo } from '../generated/wire';
import { catalogue, language, write } from '../i18n/index.svelte';
import { makeTexts } from '../i18n/texts';
import { api } from '../state/api';
import { explain } from '../state/refusals';
import { tableSettings } from '../state/settings.svelte';
import { choicesOf } from '../state/asked-decision';
import type { TableContext } from '../table/context';
import type { AnyGameTable, Decision } from '../table/contract';
import { gameNamed } from '../table/game.svelte';
import { plainGame } from '../table/plain-game';
import { notePuzzle } from './progress.svelte';

type Click = readonly string[];

/** To be made while a component is made. */
export class PuzzleSession implements TableContext {
  readonly id: string;
  position = $state.raw<PuzzlePosition | undefined>(undefined);
  answer = $state.raw<PuzzleAnswer | undefined>(undefined);
  trouble = $state('');
  isBusy = $state(false);
  private clicks = $state.raw<readonly Click[]>([]);

  constructor(id: string) {
    this.id = id;
    void this.refresh();
  }

  private readonly loaded = gameNamed(() => this.position?.game);
  readonly isLoaded = $derived(this.loaded.now !== undefined);
  readonly game = $derived<AnyGameTable>(this.loaded.now?.table ?? plainGame);
  readonly mySeat = $derived(this.position?.seat);
  readonly names = $derived.by((): readonly string[] => {
    const { seats = 0, seat = 0 } = this.position ?? {};
    const label = (other: number): string =>
      other === seat
        ? write('puzzles-you')
        : write('puzzles-rival', { number: (other - seat + seats) % seats });
    return Array.from({ length: seats }, (_, other) => label(other));
  });
  readonly texts = $derived.by(() =>
    makeTexts(catalogue(), this.loaded.now?.vocabulary, this.names),
  );
  readonly settings = $derived(tableSettings());
  readonly seats = $derived(
    this.names.map(
      (name, seat): SeatInfo => ({ seat, place: 'bot', name, online: true }) as unknown as SeatInfo,
    ),
  );

  get moves(): readonly string[] {
    return this.clicks.flat();
  }

  get isTurnMade(): boolean {
    return this.position !== undefined && !this.position.decision && this.clicks.length > 0;
  }

  readonly decision = $derived.by((): Decision | undefined => {
    const asked = this.position?.decision;
    if (!asked || this.position === undefined || this.answer !== undefined) return undefined;
    return {
      seat: this.position.seat,
      prompt: asked.prompt.name,
      args: asked.prompt.args,
      options: choicesOf(asked),
    };
  });

  choose(text: string): void {
    const option = this.decision?.options.find((each) => each.text === text);
    if (option !== undefined) this.chooseAll(option.moves ?? [option.text]);
  }

  chooseAll(moves: readonly string[]): void {
    if (this.isBusy || this.answer !== undefined || moves.length === 0) return;
    this.clicks = [...this.clicks, moves];
    void this.refresh();
  }

  back(): void {
    this.clicks = this.clicks.slice(0, -1);
    void this.refresh();
  }

  again(): void {
    this.answer = undefined;
    this.clicks = [];
    void this.refresh();
  }

  /** Show some turn on the table: the answer, or what I had chosen. */
  async show(moves: readonly string[]): Promise<void> {
    this.position = await api.puzzle(this.id, moves).catch(() => this.position);
  }

  /** Ask for the verdict; without a whole turn it is giving up. */
  async check(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      this.answer = await api.puzzleAnswer(this.id, this.isTurnMade ? this.moves : [], language());
      notePuzzle(this.id, this.answer.solved ? 'solved' : 'tried');
    } catch (error) {
      this.trouble = explain(error);
    }
    this.isBusy = false;
  }

  private async refresh(): Promise<void> {
    this.isBusy = true;
    this.trouble = '';
    try {
      this.position = await api.puzzle(this.id, this.moves);
    } catch (error) {
      this.trouble = explain(error);
      this.clicks = this.clicks.slice(0, -1);
    }
    this.isBusy = false;
  }
}
