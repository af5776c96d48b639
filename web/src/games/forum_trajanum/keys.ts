/** The keyboard: digits and letters of the prompt bar are the shell's; here are the list of ways to pay, and Escape. */
import type { Decision, Option } from '../../table/contract';
import type { Model } from './model.svelte';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** D ends a turn's building or declines, B takes both tiles, A arranges: the same key for the same thing every time. */
export function keyFor(option: Option, _decision: Decision): string | undefined {
  switch (option.verb) {
    case 'done':
    case 'decline':
    case 'skip':
      return 'D';
    case 'both':
      return 'B';
    case 'arrange':
      return 'A';
    default:
      return undefined;
  }
}

export function handleKey(event: KeyboardEvent, table: Model): void {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    isTyping(event.target)
  )
    return;
  if (table.tile === undefined && table.spaces.length === 0) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    if (table.tile !== undefined) table.closeWays();
    else for (const cell of table.spaces) table.pick(cell);
    return;
  }
  const way =
    table.tile === undefined ? undefined : table.waysOf(table.tile)[Number(event.key) - 1];
  if (way) {
    event.preventDefault();
    table.chooseWay(way);
  }
}
