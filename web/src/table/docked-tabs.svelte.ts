/** What lies open beside the board, where there is room: the log, the chat or a hint; and what of the chat was read. */
import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { keepRead, lastRead, newestNumber, unreadCount } from '../state/chat-read';
import type { DockName } from './DockTabs.svelte';
import type { Panes } from './panes.svelte';
import type { TableSession } from './session.svelte';

/** To be made while a component is made. */
export class DockedTabs {
  open = $state<DockName>('log');
  /** There is no room for rows of the log. */
  isLogLow = $state(false);
  private readChat = $state(0);
  private before: DockName = 'log';
  /** From here on there is room for the chat beside the board. */
  private readonly isWide = new MediaQuery('(min-width: 1440px)');

  constructor(
    private readonly table: TableSession,
    private readonly panes: Panes,
    isHintOpen: () => boolean,
  ) {
    const { store } = table;
    this.readChat = lastRead(store.id);
    $effect(() => {
      if (this.isReading) keepRead(store.id, (this.readChat = newestNumber(store.chat)));
    });
    // where the chat is docked, no window opens over the table for it
    $effect.pre(() => {
      if (table.dialog !== 'chat' || !this.hasRoom) return;
      untrack(() => {
        table.dialog = undefined;
        this.open = 'chat';
      });
    });
    // a hint comes to the front, and what was there before comes back
    $effect.pre(() => {
      const isOpen = isHintOpen();
      untrack(() => {
        if (isOpen) [this.before, this.open] = [this.open, 'hint'];
        else if (this.open === 'hint') this.open = this.before;
      });
    });
  }

  readonly hasRoom = $derived.by(() => this.isWide.current && this.panes.layout === 'wide');
  private readonly isReading = $derived.by(
    () => this.table.dialog === 'chat' || (this.open === 'chat' && this.hasRoom),
  );
  readonly unread = $derived.by(() =>
    this.isReading ? 0 : unreadCount(this.table.store.chat, this.readChat, this.table.mySeat),
  );
  readonly hintPlace = $derived.by(() => {
    if (this.hasRoom && !this.isLogLow) return 'docked';
    return this.panes.isNarrow ? 'flowing' : 'floating';
  });
}
