import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatInfo } from '../generated/wire';
import { speak } from '../i18n/index.svelte';
import { clockText, clockThatMatters, isRunning, timeLeft } from './clocks.svelte';

const HOUR = 3_600_000;
const seat = (number: number, deadline?: number): SeatInfo => ({
  seat: number,
  place: 'human',
  clock: deadline === undefined ? { left: 5000 } : { left: 9000, deadline },
});

describe('clocks', () => {
  beforeAll(() => speak('en'));

  it('are as exact as anybody needs them', () => {
    expect(clockText(65_001)).toBe('1:06');
    expect(clockText(3 * HOUR + 60_000)).toBe('3 h 1 min');
    expect(clockText(50 * HOUR)).toBe('2 d 2 h');
    expect(clockText(0)).toBe('time is up');
  });

  it('run to their deadline, and stand where they have none or rest', () => {
    expect(timeLeft({ left: 5000 }, 100)).toBe(5000);
    expect(timeLeft({ left: 9000, deadline: 10_000 }, 4000)).toBe(6000);
    expect(timeLeft({ left: 9000, deadline: 99_000, resumes_at: 5000 }, 4000)).toBe(9000);
    expect(isRunning({ left: 1 })).toBe(false);
  });

  it('matter most where they are mine, else where they run out first', () => {
    const seats = [seat(0, 9000), seat(1, 5000), seat(2)];
    expect(clockThatMatters(seats, 0)?.seat).toBe(0);
    expect(clockThatMatters(seats, 2)?.seat).toBe(1);
    expect(clockThatMatters([seat(2)], 2)).toBeUndefined();
  });
});
