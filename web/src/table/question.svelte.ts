/** What the prompt bar asks: the present question, a frame after the picture where things move. */
import type { Undo } from '../generated/wire';
import { say } from '../i18n/index.svelte';
import type { Decision } from './contract';
import { deferredValue } from './frames.svelte';
import { noteSentence, waitingSentence } from './prompt-sentences';
import type { TableSession } from './session.svelte';
import { turnGains } from './turn-gains.svelte';

export type Question = {
  readonly seq: number;
  readonly view: unknown;
  readonly decision: Decision | undefined;
  readonly filteredTexts: readonly string[] | undefined;
  /** What is said while nothing is asked. */
  readonly waiting: string;
  readonly note: string;
  readonly undo: Undo | undefined;
  /** My turn waits for my word to end. */
  readonly isEnding: boolean;
};

export type AskedQuestion = { readonly asked: Question | undefined; readonly isLate: boolean };

/** To be called while a component is made. */
export function questionOf(
  table: TableSession,
  filteredTexts: () => readonly string[] | undefined,
): AskedQuestion {
  const gains = turnGains(
    () => ({
      isMine: table.decision !== undefined || table.turnEnd !== undefined,
      view: table.shown?.view,
    }),
    () => ({
      game: table.game,
      seat: table.mySeat,
      texts: table.texts,
      end: table.turnEnd,
      isWaiting: table.isCatchingUp,
      rings: table.settings.sound && table.store.batch.live,
    }),
  );
  const answered = $derived(table.over === undefined ? table.decision : undefined);
  const state = $derived({
    shown: table.shown,
    decision: answered,
    turnEnd: table.ending,
    mySeat: table.mySeat,
    names: table.names,
    texts: table.texts,
    isCounting: table.count.isCounting,
  });
  const waiting = $derived(waitingSentence(state, table.isCatchingUp));
  const about = $derived(answered && table.game.about?.(answered, table.texts));
  const note = $derived(about ?? noteSentence(state, gains.text));
  const question = $derived.by((): Question | undefined => {
    const { shown } = table;
    if (!shown?.view) return undefined;
    const place = { seq: shown.seq, view: shown.view };
    // at an earlier position nothing is asked; the only way is back
    if (table.store.isViewingHistory)
      return {
        ...place,
        decision: undefined,
        filteredTexts: undefined,
        waiting: say('looking-back'),
        note: '',
        undo: undefined,
        isEnding: false,
      };
    return {
      ...place,
      decision: answered,
      filteredTexts: filteredTexts(),
      waiting,
      note,
      undo: table.undo,
      isEnding: table.ending !== undefined,
    };
  });
  const later = deferredValue('prompt', () => question);
  const asked = $derived(table.settings.pace === 0 ? question : later.now);
  /** The buttons are still those of the question before. */
  const isLate = $derived(
    asked?.decision !== question?.decision ||
      (asked?.isEnding ?? false) !== (question?.isEnding ?? false),
  );
  return {
    get asked() {
      return asked;
    },
    get isLate() {
      return isLate;
    },
  };
}
