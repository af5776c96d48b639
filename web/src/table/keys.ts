/** The keys of the shell at a table, a game's own and those of the options come first; and of pages that are stepped through. */
import type { TableStore } from '../state/table.svelte';

/** Whether a key belongs to the browser, to a field that is written in, or has been taken already. */
export function isForeignKey(event: KeyboardEvent): boolean {
  const target = event.target;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
  return event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping;
}

/** Do what a key asks; false if it means nothing here. */
export function pressKey(
  key: string,
  store: TableStore,
  openLog: () => void,
  openChat: () => void,
  openHelp: () => void,
  askHint?: () => void,
): boolean {
  const { history } = store;
  const wanted = key.toLowerCase();
  const undo = store.shown?.undo;
  const isNow = !store.isViewingHistory;
  if (isNow && wanted === 'u' && undo && ((undo.reach ?? 0) > 0 || undo.may_ask))
    store.undo((undo.reach ?? 0) === 0);
  else if (isNow && wanted === 'r' && (undo?.redo?.length ?? 0) > 0) store.redo();
  else if (wanted === 'c') openChat();
  else if (wanted === 'l') openLog();
  else if (isNow && wanted === 'h' && askHint) askHint();
  else if (key === '?') openHelp();
  else if (key === 'Escape' && history.viewed) void history.viewAt(undefined);
  else if (history.viewed && (key === 'ArrowLeft' || key === 'ArrowRight'))
    void history.viewBy(key === 'ArrowLeft' ? -1 : 1);
  else if (key === 'Escape' && (store.waiting > 0 || history.isPlaying)) store.skip();
  else return false;
  return true;
}

/** Do what a key asks of a page that is stepped through, unless the key belongs to somebody else. */
export function obeyKey(event: KeyboardEvent, actions: Readonly<Record<string, () => void>>): void {
  const act = isForeignKey(event) ? undefined : actions[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
