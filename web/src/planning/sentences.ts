/** Plans in words. What a game says of them lies in its own catalogue; nothing here knows a rule. */
import type { PlanBreak, PlannedTurn, StoppedOrder } from '../generated/wire';
import { write } from '../i18n/index.svelte';
import type { Option, Texts } from '../table/contract';

/** Reasons that belong to plans, not to a game. */
const OWN = new Set(['not_foreseeable', 'revealed', 'turn_over', 'not_seen_yet', 'not_now']);

/** A move as it travels, as an option that can be said. */
export function optionOf(text: string): Option {
  const [verb = '', ...nouns] = text.split(' ');
  return { text, verb, nouns };
}

export const pointsOf = (turn: PlannedTurn): number =>
  Object.values(turn.points).reduce((sum, points) => sum + points, 0);

export function breakSaid(broken: PlanBreak, texts: Texts): string {
  const reason = OWN.has(broken.code)
    ? write(`plan-why-${broken.code}`)
    : texts.refusal(broken.code, broken.args ?? {}, broken.ruling ?? 0);
  return write('plan-breaks', { turn: broken.turn + 1, reason });
}

export function stoppedSaid(stopped: StoppedOrder, texts: Texts): string {
  if (stopped.reason === 'rule' && stopped.stop)
    return write('plan-stopped-rule', { rule: texts.stop(stopped.stop) });
  if (stopped.reason === 'broken' && stopped.broken)
    return write('plan-stopped-broken', { reason: breakSaid(stopped.broken, texts) });
  return write(`plan-stopped-${stopped.reason}`);
}
