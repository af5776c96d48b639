/** Planning my turns ahead: the server plays them out while the others stand still; the page only shows it. */
import { untrack } from 'svelte';
import type { Command, Notes, OrderWish, PlanPreview, Position } from '../generated/wire';
import { loadPlanTexts } from '../i18n/index.svelte';
import { choicesOf } from '../state/asked-decision';
import type { Decision, EventBatch } from '../table/contract';

export const MAX_TURNS = 3;

type Inputs = {
  readonly game: string;
  readonly shown: Position;
  readonly batch: EventBatch;
  readonly ask: (
    turns: readonly (readonly string[])[],
    aboutTable: boolean,
  ) => Promise<PlanPreview | undefined>;
  readonly send: (command: Command) => void;
};

/** What was chosen at once, so that it is taken back at once. */
type Click = readonly string[];

const flat = (turn: readonly Click[]): string[] => turn.flat();

/** To be made while a component is made. */
export class Planner {
  isOpen = $state(false);
  /** The server is asked, or the words are loaded. */
  isBusy = $state(false);
  private clicks = $state.raw<readonly (readonly Click[])[]>([[]]);
  preview = $state.raw<PlanPreview | undefined>(undefined);
  /** What can be reached and what could stop an order, as the table is now. */
  about = $state.raw<PlanPreview | undefined>(undefined);
  batch = $state.raw<EventBatch>({ id: 0, events: [], live: false, undone: false });
  private readonly inputs: Inputs;
  private asked = 0;

  constructor(inputs: Inputs) {
    this.inputs = inputs;
    // the table goes on while somebody plans: what was planned is played out anew
    $effect.pre(() => {
      const { seq, state } = this.inputs.shown;
      untrack(() => {
        if (state !== 'running') this.close();
        else if (this.isOpen && seq !== this.seen) void this.refresh(true);
      });
    });
  }

  private seen = 0;

  get notes(): Notes | undefined {
    return this.inputs.shown.notes ?? undefined;
  }

  get turns(): readonly (readonly string[])[] {
    return this.clicks.map(flat);
  }

  /** No own turn can be played out from here: what is in reach can be told all the same. */
  get isTooEarly(): boolean {
    return !this.hasMoves && this.preview?.broken?.code === 'not_foreseeable';
  }

  /** The table shows what is planned, and what is chosen there is planned. */
  get takesOver(): boolean {
    return this.isOpen && !this.isTooEarly;
  }

  /** The number of the turn that is being planned, from 0. */
  get turn(): number {
    return this.clicks.length - 1;
  }

  get hasMoves(): boolean {
    return this.clicks.some((turn) => turn.length > 0);
  }

  /** The turn is planned to its end, or as far as anybody can foresee. */
  get isTurnDone(): boolean {
    const last = this.preview?.turns.at(-1);
    return last !== undefined && last.moves.length > 0 && Boolean(last.is_over || last.reveals);
  }

  get canGoOn(): boolean {
    const hasTurn = (this.clicks.at(-1)?.length ?? 0) > 0;
    return hasTurn && this.clicks.length < MAX_TURNS && this.preview?.broken === undefined;
  }

  readonly decision = $derived.by((): Decision | undefined => {
    const asked = this.preview?.decision;
    const seat = this.inputs.shown.viewer ?? undefined;
    if (!this.isOpen || !asked || seat === undefined) return undefined;
    return {
      seat,
      prompt: asked.prompt.name,
      args: asked.prompt.args,
      options: choicesOf(asked),
      ...(asked.caution ? { caution: asked.caution } : {}),
    };
  });

  get view(): unknown {
    return this.takesOver ? this.preview?.view : undefined;
  }

  async open(): Promise<void> {
    this.batch = this.inputs.batch;
    const kept = this.notes?.turns ?? [];
    this.clicks = kept.length > 0 ? kept.map((turn) => turn.moves.map((move) => [move])) : [[]];
    this.isBusy = true;
    await Promise.all([loadPlanTexts(this.inputs.game), this.refresh(true)]);
    this.isOpen = this.preview !== undefined;
  }

  close(): void {
    this.isOpen = false;
    this.preview = this.about = undefined;
    this.clicks = [[]];
  }

  /** Choose what is offered; several moves may be one choice. */
  choose(text: string): void {
    const option = this.decision?.options.find((each) => each.text === text);
    if (option === undefined || this.isBusy) return;
    this.clicks = [
      ...this.clicks.slice(0, -1),
      [...(this.clicks.at(-1) ?? []), option.moves ?? [option.text]],
    ];
    void this.refresh();
  }

  /** Choose several moves as one. */
  chooseAll(moves: readonly string[]): void {
    if (this.decision === undefined || this.isBusy || moves.length === 0) return;
    this.clicks = [...this.clicks.slice(0, -1), [...(this.clicks.at(-1) ?? []), moves]];
    void this.refresh();
  }

  back(): void {
    const last = this.clicks.at(-1) ?? [];
    const before = this.clicks.slice(0, -1);
    if (last.length > 0) this.clicks = [...before, last.slice(0, -1)];
    else if (before.length > 0) this.clicks = before;
    void this.refresh();
  }

  goOn(): void {
    this.clicks = [...this.clicks, []];
    void this.refresh();
  }

  /** Begin anew with the moves of something in reach. */
  take(turns: readonly (readonly string[])[]): void {
    this.clicks = turns.map((moves) => moves.map((move) => [move]));
    void this.refresh();
  }

  clear(): void {
    this.clicks = [[]];
    void this.refresh();
  }

  keep(order?: OrderWish): void {
    this.note(
      this.turns.filter((turn) => turn.length > 0),
      order,
    );
    this.close();
  }

  forget(): void {
    this.note([], undefined);
    this.close();
  }

  /** The plan stays, its order does not. */
  revoke(): void {
    this.note(undefined, undefined);
  }

  answerAlways(routine: Readonly<Record<string, string>>): void {
    const order = this.notes?.order;
    this.inputs.send({
      type: 'keep_notes',
      routine,
      ...(order
        ? {
            order: {
              stops: (order.stops ?? []).map((rule) => rule.text),
              on_choices: order.on_choices ?? false,
              on_points: order.on_points ?? false,
            },
          }
        : {}),
    });
  }

  private note(
    turns: readonly (readonly string[])[] | undefined,
    order: OrderWish | undefined,
  ): void {
    this.inputs.send({
      type: 'keep_notes',
      routine: this.notes?.routine ?? {},
      ...(turns ? { turns } : {}),
      ...(order ? { order } : {}),
    });
  }

  private async refresh(aboutTable = false): Promise<void> {
    const number = ++this.asked;
    this.isBusy = true;
    this.seen = this.inputs.shown.seq;
    const preview = await this.inputs.ask(this.turns, aboutTable);
    if (number !== this.asked) return;
    this.isBusy = false;
    if (preview === undefined) return;
    this.preview = preview;
    if (aboutTable) this.about = preview;
  }
}
