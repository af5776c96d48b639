import { describe, expect, it } from 'vitest';
import type { Entry, Fact } from '../generated/wire';
import { hasHappened } from './happened';

const fact = (name: string, seat: number | null, args: Fact['args'] = {}): Fact => ({
  name,
  seat,
  args,
});
let seq = 0;
const move = (seat: number, ...events: Fact[]): Entry => ({
  seq: (seq += 1),
  kind: 'move',
  at: 0,
  seat,
  events,
});
const began = fact('quarter_began', null, { quarter: 'IV' });
const revealed = fact('demand_revealed', null, { demand: 'bread' });
const wildDemandOf = (seat: number): Fact =>
  fact('tile_collected', seat, { tile: 'wild-demand', place: 3 });

describe('what an introduction waits for', () => {
  it('is nothing, if it names nothing', () => {
    expect(hasHappened([], [], 0)).toBe(true);
  });

  it('is an event, or an event with a word', () => {
    const entries = [move(0, wildDemandOf(0))];
    expect(hasHappened([['tile_collected']], entries, 0)).toBe(true);
    expect(hasHappened([['tile_collected wild-demand']], entries, 0)).toBe(true);
    expect(hasHappened([['tile_collected wild-action']], entries, 0)).toBe(false);
    expect(hasHappened([['tile_seized wild-demand', 'tile_collected 3']], entries, 0)).toBe(true);
  });

  it('has happened to the learner, or to nobody', () => {
    expect(hasHappened([['tile_collected']], [move(1, wildDemandOf(1))], 0)).toBe(false);
    expect(hasHappened([['demand_revealed']], [move(1, revealed)], 0)).toBe(true);
  });

  it('has happened since the last move of the learner', () => {
    const entries = [move(0, wildDemandOf(0)), move(1)];
    expect(hasHappened([['tile_collected']], entries, 0)).toBe(true);
    expect(hasHappened([['tile_collected']], [...entries, move(0)], 0)).toBe(false);
  });

  it('comes in its order', () => {
    const third = [['quarter_began IV'], ['demand_revealed'], ['demand_revealed']];
    const entries = [move(0, revealed, began), move(1, revealed), move(0)];
    expect(hasHappened(third, entries, 0)).toBe(false);
    expect(hasHappened(third, [...entries, move(1, revealed)], 0)).toBe(true);
    expect(hasHappened(third, [...entries, move(1, revealed), move(0)], 0)).toBe(false);
  });
});
