/** Planning at a table: whether it is offered, what has become of the plan, and its keys. */
import type { Position } from '../generated/wire';
import { Planner } from './planner.svelte';

type Inputs = ConstructorParameters<typeof Planner>[0] & {
  readonly shown: Position;
  readonly isLookingBack: boolean;
};

/** To be made while a component is made. */
export class PlanDesk {
  readonly planner: Planner;

  constructor(private readonly inputs: Inputs) {
    this.planner = new Planner(inputs);
  }

  readonly mayPlan = $derived.by(() => {
    const { shown, isLookingBack } = this.inputs;
    return (shown.may_plan ?? false) && shown.state === 'running' && !isLookingBack;
  });

  /** How the plan that is kept stands. */
  readonly state = $derived.by(() => {
    const notes = this.inputs.shown.notes ?? undefined;
    if (!notes?.turns) return undefined;
    if (notes.order) return 'ordered';
    return notes.broken || (notes.changed?.length ?? 0) > 0 ? 'broken' : 'holds';
  });

  get isOffered(): boolean {
    return this.mayPlan || this.planner.isOpen;
  }

  toggle(): void {
    if (this.planner.isOpen) this.planner.close();
    else void this.planner.open();
  }

  /** Do what a key asks; false if it means nothing here. */
  press(key: string): boolean {
    const wanted = key.toLowerCase();
    if (wanted === 'p' && this.isOffered) this.toggle();
    else if (!this.planner.isOpen) return false;
    else if (key === 'Escape') this.planner.close();
    else if (wanted === 'u') this.planner.back();
    else return wanted === 'r' || wanted === 'h'; // nothing is taken back or hinted at in a plan
    return true;
  }
}
