/** Whether the final points are still being counted: on the table first, then on the sheet. Nobody is named the winner before. */
import { untrack } from 'svelte';
import type { Position } from '../generated/wire';

type Moment = { readonly state: Position['state'] | undefined; readonly isShowing: boolean };

/** `openSheet` is called once the table has shown its last events. To be called while a component is made. */
export function finalCount(
  moment: () => Moment,
  openSheet: () => void,
): { readonly isCounting: boolean; readonly finish: () => void } {
  /** Whoever comes after the end has nothing to wait for. */
  let hasSeenPlay = $state(false);
  let isDone = $state(false);
  const isCounting = $derived(hasSeenPlay && !isDone && moment().state === 'finished');
  /** A game that was given up has nothing to count, but its sheet is shown as well. */
  const isAbandoned = $derived(hasSeenPlay && moment().state === 'abandoned');
  const isReady = $derived((isCounting || isAbandoned) && !moment().isShowing);
  $effect.pre(() => {
    if (moment().state !== 'running') return;
    hasSeenPlay = true;
    isDone = false;
  });
  $effect(() => {
    if (isReady) untrack(openSheet);
  });
  return {
    get isCounting() {
      return isCounting;
    },
    finish: () => (isDone = true),
  };
}
