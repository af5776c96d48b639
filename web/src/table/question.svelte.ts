/** What the prompt bar asks: the present question, a frame after the picture where things move. */
import type { Snippet } from 'svelte';
import type { Undo } from '../generated/wire';
import { say } from '../i18n/index.svelte';
import type { Decision } from './contract';
import { deferredValue } from './frames.svelte';
import { noteSentence, waitingSentence } from './prompt-sentences';
import type { TableSession } from './session.svelte';

export type Question = {
  readonly seq: number;
  readonly view: unknown;
  readonly decision: Decision | undefined;
  readonly filteredTexts: readonly string[] | undefined;
  /** What is said while nothing is asked. */
  readonly waiting: string;
  readonly note: string;
  readonly undo: Undo | undefined;
  /** What my turn has brought, if it waits for my word to end. */
  readonly ending: Snippet | undefined;
};

type Parts = {
  readonly filteredTexts: readonly string[] | undefined;
  /** What the turn that has just ended brought. */
  readonly gained: string;
  readonly summary: Snippet;
};

/** To be called while a component is made. */
export function questionOf(
  table: TableSession,
  parts: () => Parts,
): { readonly asked: Question | undefined; readonly isLate: boolean } {
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
  const note = $derived(about ?? noteSentence(state, parts().gained));
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
        ending: undefined,
      };
    return {
      ...place,
      decision: answered,
      filteredTexts: parts().filteredTexts,
      waiting,
      note,
      undo: table.undo,
      ending: table.ending ? parts().summary : undefined,
    };
  });
  const later = deferredValue('prompt', () => question);
  const asked = $derived(table.settings.pace === 0 ? question : later.now);
  /** The buttons are still those of the question before. */
  const isLate = $derived(
    asked?.decision !== question?.decision ||
      (asked?.ending !== undefined) !== (question?.ending !== undefined),
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
