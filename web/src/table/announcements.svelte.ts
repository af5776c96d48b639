/** What screen readers hear: new lines of the log, what is asked, what the table says itself. */
import { untrack } from 'svelte';
import { say } from '../i18n/index.svelte';
import type { TableSession } from './session.svelte';

const MAX_LINES = 8;

/** To be made while a component is made. */
export class Announcements {
  /** What is said now, for a live region. */
  text = $state('');
  private heard = 0;

  constructor(table: TableSession) {
    $effect(() => {
      const newest = table.lines[0]?.seq ?? 0;
      untrack(() => {
        if (this.heard !== 0 && newest > this.heard && table.store.batch.live)
          this.text = table.lines
            .filter((line) => line.seq > this.heard)
            .slice(0, MAX_LINES)
            .reverse()
            .map((line) => line.text)
            .join(' ');
        this.heard = Math.max(this.heard, newest);
      });
    });
    $effect(() => {
      if (table.ending !== undefined) this.text = say('turn-done');
      else if (table.decision !== undefined) this.text = table.texts.prompt(table.decision);
    });
  }
}
