/** What the turn that has just ended brought me, as a sentence; and a bell when my turn begins. */
import { untrack } from 'svelte';
import type { TurnEnd } from '../generated/wire';
import { say } from '../i18n/index.svelte';
import { ring } from '../state/sound';
import type { AnyGameTable, Seat, Texts } from './contract';

type Turn = { readonly isMine: boolean; readonly view: unknown };
type Table = {
  readonly game: AnyGameTable | undefined;
  readonly seat: Seat | undefined;
  readonly texts: Texts;
  readonly end: TurnEnd | undefined;
  readonly isWaiting: boolean;
  readonly rings: boolean;
};
type Points = Readonly<Record<string, number>>;

/** `turn` is followed; `table` is only asked when that has changed. To be called while a component is made. */
export function turnGains(turn: () => Turn, table: () => Table): { readonly text: string } {
  /** Points when my turn began; nothing if I came to the table in the middle of it. */
  let before: Points | undefined;
  /** What the server says that the turn has brought, while it waits for my word to end. */
  let told: Points | undefined;
  let isMyTurn = false;
  let hasSeenOthers = false;
  let text = $state('');
  $effect(() => {
    const { isMine, view } = turn();
    untrack(() => {
      const { game, seat, texts, end, isWaiting, rings } = table();
      if (game === undefined || seat === undefined || !view) return;
      const now = game.sources(view, seat);
      if (isMine) {
        told = end?.points;
        if (isMyTurn) return;
        isMyTurn = true;
        before = hasSeenOthers ? now : undefined;
        text = '';
        if (rings) ring();
      } else if (!isWaiting) {
        if (isMyTurn)
          text = sentence(told ?? (before === undefined ? {} : difference(before, now)), texts);
        isMyTurn = false;
        hasSeenOthers = true;
      }
    });
  });
  return {
    get text() {
      return text;
    },
  };
}

const difference = (before: Points, now: Points): Points =>
  Object.fromEntries(
    Object.keys(now).map((source) => [source, (now[source] ?? 0) - (before[source] ?? 0)]),
  );
const withSign = (value: number, texts: Texts): string =>
  value > 0 ? `+${texts.number(value)}` : texts.number(value).replace('-', '−');

/** Nothing is said of a turn that brought nothing, as in the set-up and in a draft. */
export function sentence(points: Points, texts: Texts): string {
  const changes = Object.entries(points).filter(([, change]) => change !== 0);
  if (changes.length === 0) return '';
  const sum = changes.reduce((total, [, change]) => total + change, 0);
  return say('turn-over', {
    count: sum,
    points: withSign(sum, texts),
    sources: changes
      .map(([source, change]) => `${texts.source(source)} ${withSign(change, texts)}`)
      .join(', '),
  });
}
