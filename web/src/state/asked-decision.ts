/** What my seat is asked, in the form that games are given. */
import type { Entry, Position } from '../generated/wire';
import type { Decision, Option } from '../table/contract';
import { structuralShare } from '../table/pieces/signals.svelte';

type Asked = NonNullable<Position['decision']>;

/** What may be chosen, each with what it would bring; where several moves are one choice, these. */
export function choicesOf({ options, outcomes = [], joint = [] }: Asked): readonly Option[] {
  const verb = options[0]?.verb ?? '';
  if (joint.length > 0)
    return joint.map(({ moves, nouns, outcome }) => ({
      text: `${verb} ${nouns.join(' ')}`,
      verb,
      nouns,
      outcome,
      moves,
    }));
  return options.map((option, place) => {
    const outcome = outcomes[place];
    return outcome ? { ...option, outcome } : option;
  });
}

/**
 * The decision of the position shown: the same object as long as I am asked the same, whoever
 * comes or goes or chooses at the same time.
 */
export class AskedDecision {
  private last:
    { readonly seq: number; readonly asked: Asked; readonly decision: Decision } | undefined;

  of(asked: Asked, seq: number, seat: number, entries: readonly Entry[]): Decision {
    const before = this.last;
    if (before?.asked === asked && before.seq === seq) return before.decision;
    const isAskedAnew =
      before === undefined ||
      entries.some((entry) => entry.seat === seat && entry.seq > before.seq);
    const made = decisionOf(asked, seat);
    const decision = isAskedAnew ? made : structuralShare(before.decision, made);
    this.last = { seq, asked, decision };
    return decision;
  }
}

const decisionOf = (asked: Asked, seat: number): Decision => ({
  seat,
  prompt: asked.prompt.name,
  args: asked.prompt.args,
  options: choicesOf(asked),
  ...(asked.caution ? { caution: asked.caution } : {}),
  ...(asked.end ? { end: asked.end } : {}),
});
