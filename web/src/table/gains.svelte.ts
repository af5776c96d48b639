/** What the turn that has just ended brought me, as a sentence; and a bell when my turn begins. */
import { untrack } from 'svelte';
import { say } from '../i18n/index.svelte';
import { ring } from '../state/sound';
import type { AnyGameTable, Seat, Texts } from './contract';

type Turn = { readonly isMine: boolean; readonly view: unknown };
type Table = { readonly game: AnyGameTable | undefined; readonly seat: Seat | undefined; readonly texts: Texts; readonly isWaiting: boolean; readonly rings: boolean };
type Points = Readonly<Record<string, number>>;

/** `turn` is followed; `table` is only asked when that has changed. To be called while a component is made. */
export function turnGains(turn: () => Turn, table: () => Table): { readonly text: string } {
  let before: Points | undefined;
  let text = $state('');
  $effect(() => {
    const { isMine, view } = turn();
    untrack(() => {
      const { game, seat, texts, isWaiting, rings } = table();
      if (game === undefined || seat === undefined || !view) return;
      const now = game.sources(view, seat);
      if (isMine && before === undefined) {
        before = now;
        text = '';
        if (rings) ring();
      } else if (!isMine && before !== undefined && !isWaiting) {
        text = sentence(before, now, texts);
        before = undefined;
      }
    });
  });
  return {
    get text() {
      return text;
    },
  };
}

function sentence(before: Points, now: Points, texts: Texts): string {
  const changes = Object.keys(now).map(source => [source, (now[source] ?? 0) - (before[source] ?? 0)] as const).filter(([, change]) => change !== 0);
  if (changes.length === 0) return say('turn-over-nothing');
  const sum = changes.reduce((total, [, change]) => total + change, 0);
  const points = `${sum > 0 ? '+' : ''}${say('points', { count: sum })}`;
  return `${say('turn-over', { points })} (${changes.map(([source, change]) => `${texts.source(source)} ${change > 0 ? '+' : ''}${change}`).join(', ')})`;
}
