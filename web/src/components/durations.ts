/** How long something takes, in words: minutes, hours, or days. */
import { say } from '../i18n/index.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function duration(seconds: number): string {
  if (seconds >= 2 * DAY && seconds % DAY === 0) return say('days', { count: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return say('hours', { count: seconds / HOUR });
  return say('minutes', { count: Math.round(seconds / MINUTE) });
}
