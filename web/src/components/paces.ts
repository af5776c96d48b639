/** The pace of a table in words. */
import type { TableInfo } from '../generated/wire';
import { say } from '../i18n/index.svelte';

export function paceText(pace: TableInfo['pace']): string {
  if (!pace) return say('pace-none');
  if (pace.kind === 'live')
    return say('pace-told-live', {
      minutes: Math.round(pace.reserve / 60),
      seconds: pace.increment,
    });
  return say(pace.rests_on_weekends ? 'pace-told-workdays' : 'pace-told-days', {
    count: pace.days,
  });
}
