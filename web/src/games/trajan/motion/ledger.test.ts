import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../table/contract';
import sample from '../fixtures/middle-4.json';
import type { TrajanView } from '../view';
import { enter, ledgersOf, type Ledger } from './ledger';

const base = sample.view as unknown as TrajanView;
const view: TrajanView = {
  ...base,
  players: base.players.slice(0, 2),
  board: { ...base.board, demands: ['bread', 'games', 'games'] },
};
const event = (name: string, seat: number | null, args: GameEvent['args'] = {}): GameEvent => ({
  name,
  seat,
  args,
});
const ledgerAfter = (...events: GameEvent[]): Ledger | undefined =>
  events.reduce<Ledger | undefined>((ledger, event) => enter(ledger, event, view), undefined);

const ENDED = event('quarter_ended', null, { quarter: 'II' });
const MET = event('demand_met', 0, { demand: 'games', cover: 'forum-tile' });
const UNMET = event('demands_unmet', 0, { count: 2, points: 9 });
const ALL_MET = ['bread', 'games', 'games'].map((demand) => event('demand_met', 1, { demand }));
const VOTES = [event('votes_counted', 0, { count: 5 }), event('votes_counted', 1, { count: 3 })];

describe('the ledger of a quarter', () => {
  it('opens with the demands of the quarter and nothing known', () => {
    expect(ledgerAfter(ENDED)).toMatchObject({
      quarter: 'II',
      demands: ['bread', 'games', 'games'],
      next: undefined,
    });
    expect(ledgerAfter(ENDED)?.rows[0]).toEqual({
      met: [undefined, undefined, undefined],
      penalty: undefined,
      votes: undefined,
      bonus: undefined,
    });
  });

  it('marks each demand met once, and the rest unmet with the penalty', () => {
    expect(ledgerAfter(ENDED, MET, UNMET)?.rows[0]).toMatchObject({
      met: [false, true, false],
      penalty: -9,
    });
    expect(ledgerAfter(ENDED, MET, UNMET, ...ALL_MET, ...VOTES)?.rows[1]).toMatchObject({
      met: [true, true, true],
      penalty: 0,
      votes: 3,
    });
  });

  it('goes on with the choice of the consul in a later batch, and ends with the next quarter', () => {
    const last = ledgerAfter(
      ENDED,
      MET,
      UNMET,
      ...ALL_MET,
      ...VOTES,
      event('bonus_awarded', 0, { bonus: 'bread', side: 'yellow' }),
      event('forum_cleared', null, { count: 4 }),
      event('quarter_began', null, { quarter: 'III' }),
    );
    expect(last?.rows[0]?.bonus).toEqual({ name: 'bread', side: 'yellow' });
    expect(last?.next).toBe('III');
    if (last) expect(enter(last, event('turn_began', 1), view)).toBe(last);
  });

  it('makes room for the final points', () => {
    expect(
      ledgerAfter(ENDED, MET, event('final_points', 0, { source: 'hand', points: 2 })),
    ).toBeUndefined();
  });

  it('can be made again from the log, for every quarter that has ended', () => {
    const demands = ['bread', 'games', 'games'].map((demand) =>
      event('demand_revealed', null, { demand }),
    );
    const first = [
      ...demands,
      ENDED,
      MET,
      UNMET,
      ...ALL_MET,
      ...VOTES,
      event('bonus_awarded', 0, { bonus: 'bread', side: 'yellow' }),
      event('quarter_began', null, { quarter: 'III' }),
    ];
    const second = [
      event('demand_revealed', null, { demand: 'religion' }),
      event('quarter_ended', null, { quarter: 'III' }),
      event('demands_unmet', 1, { count: 1, points: 4 }),
    ];
    const made = ledgersOf([...first, event('turn_began', 1), ...second], 2);
    expect(made.map(({ quarter }) => quarter)).toEqual(['II', 'III']);
    expect(made[0]).toEqual(ledgerAfter(...first.slice(3)));
    expect(made[1]).toMatchObject({
      demands: ['religion'],
      rows: [{ met: [undefined] }, { met: [false], penalty: -4 }],
    });
    expect(
      ledgersOf(
        [...first.slice(0, -1), event('final_points', 0, { source: 'hand', points: 2 })],
        2,
      ),
    ).toHaveLength(1);
    expect(ledgersOf([event('turn_began', 1)], 2)).toEqual([]);
  });

  it('is empty where no quarter has ended', () => {
    expect(ledgerAfter(event('demand_revealed', null, { demand: 'bread' }))).toBeUndefined();
  });
});
