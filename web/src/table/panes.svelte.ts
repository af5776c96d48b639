/** The layout of the window and, where only one pane fits at a time, which one is shown. */
import type { Layout, Pane } from './contract';
import { hasTabs, windowLayout } from './layout.svelte';

export const TABS = ['board', 'mat', 'players', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** To be made while a component is made. */
export class Panes {
  tab = $state<Tab>('board');
  private readonly window = windowLayout();
  readonly layout = $derived<Layout>(this.window.now);
  readonly isNarrow = $derived(hasTabs(this.layout));
  readonly isSideways = $derived(this.layout === 'sideways');
  /** The tab shows something of the shell: seats or log. */
  readonly isOwnPane = $derived(this.tab === 'players' || this.tab === 'log');
  /** What the game shows, where there are tabs. */
  readonly pane = $derived<Pane | undefined>(
    !this.isNarrow || (this.isSideways && this.isOwnPane)
      ? undefined
      : this.tab === 'mat'
        ? 'mat'
        : 'board',
  );

  /** Open a pane of the game, unless somebody reads something else. */
  turnTo(pane: Pane): void {
    if (!this.isOwnPane) this.tab = pane;
  }
}
