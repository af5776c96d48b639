/** The end of a quarter as a ledger, filled in event by event: demands met, penalties, votes, the consul's choice, what comes next. */
import type { GameEvent } from '../../../table/contract';
import { number, text } from '../../../table/event-args';
import type { Demand, TrajanView } from '../view';

export type LedgerRow = {
  /** For each demand of the quarter whether it was met; nothing while that is not known yet. */
  readonly met: readonly (boolean | undefined)[];
  readonly penalty: number | undefined;
  readonly votes: number | undefined;
  readonly bonus: { readonly name: string; readonly side: 'yellow' | 'gray' } | undefined;
};

export type Ledger = {
  readonly quarter: string;
  readonly demands: readonly Demand[];
  readonly rows: readonly LedgerRow[];
  /** The quarter that begins now. */
  readonly next: string | undefined;
};

function emptyLedger(quarter: string, demands: readonly Demand[], seats: number): Ledger {
  return {
    quarter,
    demands,
    rows: Array.from({ length: seats }, () => ({
      met: demands.map(() => undefined),
      penalty: undefined,
      votes: undefined,
      bonus: undefined,
    })),
    next: undefined,
  };
}

const inRow = (
  ledger: Ledger,
  seat: number | null,
  change: (row: LedgerRow) => Partial<LedgerRow>,
): Ledger => ({
  ...ledger,
  rows: ledger.rows.map((row, place) => (place === seat ? { ...row, ...change(row) } : row)),
});

/** Demands are met in their order; the first open one of this kind is it. */
function withMet(ledger: Ledger, event: GameEvent): Ledger {
  return inRow(ledger, event.seat, ({ met }) => {
    const at = ledger.demands.findIndex(
      (demand, place) => demand === text(event, 'demand') && met[place] === undefined,
    );
    return { met: met.map((each, place) => (place === at ? true : each)) };
  });
}

/** Votes are counted when all demands have been dealt with: what is open then was not met. */
const countVotes = (ledger: Ledger): Ledger => ({
  ...ledger,
  rows: ledger.rows.map((row) => ({
    ...row,
    met: row.met.map((each) => each ?? false),
    penalty: row.penalty ?? 0,
  })),
});

/** The ledger after one more event; undefined when there is none. */
export function enter(
  ledger: Ledger | undefined,
  event: GameEvent,
  view: TrajanView,
): Ledger | undefined {
  if (event.name === 'quarter_ended')
    return emptyLedger(text(event, 'quarter'), view.board.demands, view.players.length);
  return ledger === undefined || ledger.next !== undefined ? ledger : fill(ledger, event);
}

function fill(ledger: Ledger, event: GameEvent): Ledger | undefined {
  switch (event.name) {
    case 'demand_met':
      return withMet(ledger, event);
    case 'demands_unmet':
      return inRow(ledger, event.seat, ({ met }) => ({
        met: met.map((each) => each ?? false),
        penalty: -Math.abs(number(event, 'points')),
      }));
    case 'votes_counted':
      return inRow(countVotes(ledger), event.seat, () => ({ votes: number(event, 'count') }));
    case 'bonus_awarded':
      return inRow(ledger, event.seat, () => ({
        bonus: {
          name: text(event, 'bonus'),
          side: text(event, 'side') === 'gray' ? 'gray' : 'yellow',
        },
      }));
    case 'quarter_began':
      return { ...ledger, next: text(event, 'quarter') };
    case 'final_points':
    case 'bonus_scored':
    case 'game_ended':
      return undefined;
    default:
      return ledger;
  }
}

/** The ledgers of all quarters that have ended, from the events of the log. */
export function ledgersOf(events: readonly GameEvent[], seats: number): readonly Ledger[] {
  const all: Ledger[] = [];
  let demands: Demand[] = [];
  let isOpen = false;
  for (const event of events) {
    if (event.name === 'demand_revealed') demands.push(text(event, 'demand') as Demand);
    const last = all.at(-1);
    if (event.name === 'quarter_ended') {
      all.push(emptyLedger(text(event, 'quarter'), demands, seats));
      demands = [];
      isOpen = true;
    } else if (isOpen && last !== undefined) {
      const next = fill(last, event);
      isOpen = next !== undefined && next.next === undefined;
      if (next !== undefined) all[all.length - 1] = next;
    }
  }
  return all;
}
