/** The log of a table and what was said at it. */
import type { ChatLine, Entry, Position } from '../generated/wire';
import { api } from './api';

export class TableLog {
  entries = $state.raw<readonly Entry[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);

  constructor(private readonly table: string) {}

  /** Add entries, in order and each once; drop those that were taken back. */
  add(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    const all = new Map(this.entries.map((entry) => [entry.seq, entry]));
    for (const entry of entries) all.set(entry.seq, entry);
    for (const entry of [...all.values()]) for (const seq of entry.undone ?? []) all.delete(seq);
    this.entries = [...all.values()].sort((one, other) => one.seq - other.seq);
  }

  addChat(line: ChatLine): void {
    if (this.chat.every((known) => known.number !== line.number)) this.chat = [...this.chat, line];
  }

  /** Read what came before a position that did not bring all of it. */
  async readBefore(position: Position): Promise<void> {
    const known = this.entries[0]?.seq ?? position.entries[0]?.seq ?? position.seq + 1;
    if (known <= 1 && !position.skipped) return;
    let last = 0;
    for (;;) {
      const page = await api.log(this.table, last).catch(() => undefined);
      if (page === undefined || page.entries.length === 0) return;
      this.add(page.entries);
      last = page.last;
      if (last >= position.seq) return;
    }
  }

  async readChat(): Promise<void> {
    this.chat = await api.chat(this.table).catch(() => []);
  }
}
