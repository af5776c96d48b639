/** The hint button: the first press tells what to think of, the second the turn and its reasons, a third closes it. */
import { untrack } from 'svelte';
import type { Hint, HintTurn } from '../../generated/wire';
import { loadHintTexts } from '../../i18n/index.svelte';
import type { Decision } from '../contract';

type Inputs = {
  readonly game: string;
  readonly decision: Decision | undefined;
  readonly ask: () => Promise<Hint | undefined>;
  /** Preview a move on the table as if it were pointed at. */
  readonly preview: (move: string | undefined) => void;
};
export type HintStage = 'closed' | 'thinking' | 'topic' | 'turn';

/** To be made while a component is made. */
export class HintDesk {
  stage = $state<HintStage>('closed');
  hint = $state.raw<Hint | undefined>(undefined);
  /** Whether the next best turn is looked at. */
  isOther = $state(false);
  private readonly inputs: Inputs;

  constructor(inputs: Inputs) {
    this.inputs = inputs;
    // a hint belongs to the question it was asked for; that it was given is a new position, but the same question
    $effect.pre(() => {
      void this.question;
      untrack(() => this.close());
    });
  }

  private readonly question = $derived.by(() => {
    const { decision } = this.inputs;
    return decision && [decision.prompt, ...decision.options.map(({ text }) => text)].join('\n');
  });

  /** The turn that is told: the best one, or the next. */
  get turn(): HintTurn | undefined {
    return this.isOther ? (this.hint?.next ?? undefined) : this.hint?.best;
  }

  press(): void {
    if (this.stage === 'closed') void this.think();
    else if (this.stage === 'topic') this.show();
    else if (this.stage === 'turn') this.close();
  }

  close(): void {
    if (this.stage === 'turn') this.inputs.preview(undefined);
    this.stage = 'closed';
    this.hint = undefined;
    this.isOther = false;
  }

  swap(): void {
    this.isOther = !this.isOther;
    this.inputs.preview(this.turn?.moves[0]);
  }

  private async think(): Promise<void> {
    const asked = this.question;
    this.stage = 'thinking';
    const [found] = await Promise.all([this.inputs.ask(), loadHintTexts(this.inputs.game)]);
    if (this.question !== asked || this.stage !== 'thinking') return;
    this.hint = found;
    if (found === undefined) this.stage = 'closed';
    else if (found.topic) this.stage = 'topic';
    else this.show();
  }

  private show(): void {
    this.stage = 'turn';
    this.inputs.preview(this.turn?.moves[0]);
  }
}
