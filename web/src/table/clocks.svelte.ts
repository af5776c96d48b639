/** Time as the server counts it, and how clocks are written. */
import type { SeatClock, SeatInfo } from '../generated/wire';
import { say } from '../i18n/index.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let tick = $state(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Let the time go on while somebody looks at a clock; call it in an effect. */
export function watchTime(): () => void {
  tick = Date.now();
  watchers += 1;
  timer ??= setInterval(() => (tick = Date.now()), SECOND);
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time of this machine, second by second. */
export const time = (): number => tick;

/** What a clock shows at a moment of the server's time. */
export function timeLeft(clock: SeatClock, now: number): number {
  if (clock.deadline === undefined || clock.deadline === null) return clock.left;
  if (clock.resumes_at !== undefined && clock.resumes_at !== null && now < clock.resumes_at)
    return clock.left;
  return clock.deadline - now;
}

export const isRunning = (clock: SeatClock | null | undefined): boolean =>
  clock?.deadline !== undefined && clock.deadline !== null;

/** 9:05, 3 h 20 min, or 2 d 4 h: as exact as anybody needs it. */
export function clockText(left: number): string {
  if (left <= 0) return say('clock-out');
  if (left >= DAY)
    return say('clock-days', {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
    });
  if (left >= HOUR)
    return say('clock-hours', {
      hours: Math.floor(left / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
    });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The clock that matters most to a viewer: their own if it runs, else the one that runs out first. */
export function clockThatMatters(
  seats: readonly SeatInfo[],
  mySeat: number | undefined,
): SeatInfo | undefined {
  const running = seats.filter((seat) => isRunning(seat.clock));
  const mine = running.find((seat) => seat.seat === mySeat);
  return (
    mine ??
    running.sort((one, other) => (one.clock?.deadline ?? 0) - (other.clock?.deadline ?? 0))[0]
  );
}
