/** What the prompt bar says when nothing is asked, and the line below the question. */
import type { Position, TurnEnd, Undo } from '../generated/wire';
import { say } from '../i18n/index.svelte';
import type { Decision, Seat, Texts } from './contract';

type Spoken = {
  readonly shown: Position | undefined;
  readonly decision: Decision | undefined;
  readonly turnEnd: TurnEnd | undefined;
  readonly mySeat: Seat | undefined;
  readonly names: readonly string[];
  readonly texts: Texts;
  /** The final points are still being counted. */
  readonly isCounting: boolean;
};

export function waitingSentence(
  { shown, turnEnd, names, texts, isCounting }: Spoken,
  isCatchingUp: boolean,
): string {
  if (shown === undefined) return say('loading');
  if (shown.state === 'finished') return say(isCounting ? 'final-scoring' : 'game-over');
  if (shown.state === 'abandoned') return say('given-up');
  if (turnEnd !== undefined) return say('turn-done');
  if (isCatchingUp) return say('catching-up');
  const chosen = shown.waiting.map((seat) => names[seat] ?? '');
  return say('not-your-turn', { count: chosen.length, names: texts.list(chosen) });
}

/** `gained`: what the turn that has just ended brought. */
export function noteSentence(
  { shown, decision, turnEnd, mySeat, names, texts, isCounting }: Spoken,
  gained: string,
): string {
  if (shown?.state === 'abandoned') return abandonedSentence(shown, names, texts);
  if (shown?.result && isCounting) return say('final-scoring-note');
  if (shown?.result) return winnerSentence(shown.result.winners, mySeat, names, texts);
  if (shown?.frozen) return say('refusal-frozen');
  if (turnEnd !== undefined)
    return say((shown?.undo?.reach ?? 0) > 0 ? 'turn-done-undo' : 'turn-done-help');
  if (decision === undefined && gained !== '') return gained;
  if (decision !== undefined) return say('your-turn');
  return mySeat === undefined && shown !== undefined ? say('spectator-note') : '';
}

/** Who ended a game before its end. */
export function abandonedSentence(
  { abandoning }: Pick<Position, 'abandoning'>,
  names: readonly string[],
  texts: Texts,
): string {
  const seats = abandoning ?? [];
  return seats.length === 0
    ? say('given-up-host')
    : say('given-up-by', {
        count: seats.length,
        names: texts.list(seats.map((seat) => names[seat] ?? '')),
      });
}

function winnerSentence(
  winners: readonly Seat[],
  mySeat: Seat | undefined,
  names: readonly string[],
  texts: Texts,
): string {
  if (mySeat !== undefined && winners.length === 1 && winners[0] === mySeat) return say('you-win');
  return say('winner', {
    count: winners.length,
    names: texts.list(winners.map((seat) => names[seat] ?? '')),
  });
}

/** What the undo button would do, or why it can do nothing. */
export function undoSentence(undo: Undo, texts: Texts): string {
  const reach = undo.reach ?? 0;
  if (reach > 0) return say('undo-reach', { count: reach });
  if (!undo.why) return undo.may_ask ? say('undo-ask') : '';
  if (undo.may_ask) return `${say(`refusal-${undo.why}`)} ${say('undo-ask')}`;
  return texts.has(`undo-${undo.why}`)
    ? texts.message(`undo-${undo.why}`)
    : say(`refusal-${undo.why}`);
}
