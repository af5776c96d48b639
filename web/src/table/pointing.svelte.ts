/** What is pointed at, and which options are shown as buttons: both begin anew with each question. */
import { tick, untrack } from 'svelte';
import type { Decision } from './contract';
import { usesTouch } from './input.svelte';
import type { Panes } from './panes.svelte';
import type { TableSession } from './session.svelte';

/** To be made while a component is made. */
export class Pointing {
  /** The option that is hovered. */
  hovered = $state<string | undefined>(undefined);
  /** The options that the game's table has narrowed the buttons to. */
  filteredTexts = $state.raw<readonly string[] | undefined>(undefined);
  /** The decision for which a pane was opened: the same one, come back, takes no tab away. */
  private turnedFor: unknown;

  constructor(
    private readonly table: TableSession,
    private readonly panes: Panes,
  ) {
    // before the game's table hears of it, which may filter the options again
    $effect.pre(() => {
      const asked = table.decision;
      void table.game;
      untrack(() => {
        const isNew = asked !== this.turnedFor;
        if (asked !== undefined) this.turnedFor = asked;
        this.beginAnew(isNew ? asked : undefined);
      });
    });
    // another way to point begins anew
    $effect.pre(() => {
      void usesTouch();
      untrack(() => (this.hovered = undefined));
    });
    $effect(() => {
      if (!table.store.history.isPlaying) return;
      this.turnedFor = undefined;
      untrack(() => (panes.tab = 'board'));
    });
  }

  /** Point at nothing; the pane of what is asked comes to the front. */
  beginAnew(asked: Decision | undefined): void {
    this.hovered = undefined;
    this.filteredTexts = undefined;
    if (asked !== undefined) this.panes.tab = this.table.game.paneFor(asked);
  }

  /** Point at what a button says; for a finger, the pane where the preview is comes to the front. */
  pointFromBar(text: string | undefined): void {
    this.hovered = text;
    const asked = this.table.decision;
    if (text === undefined || !usesTouch() || asked === undefined) return;
    this.panes.tab = this.table.game.paneFor(asked);
    void tick().then(() =>
      document.querySelector('.picture .piece.hovered')?.scrollIntoView({ block: 'nearest' }),
    );
  }
}
