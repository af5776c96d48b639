/** Views of earlier positions: those of this visit are kept, older ones are asked of the server. */
import type { Entry } from '../generated/wire';
import { api } from './api';

export type View = Readonly<Record<string, unknown>>;

/** Views that can be looked at again without asking. */
const MAX_KEPT = 300;
/** As many numbers as the server tells of at once. */
const PAGE = 60;

/** Kinds of entries after which the game looks different. */
const CHANGES: ReadonlySet<string> = new Set(['start', 'move', 'end_turn', 'undo']);
export const changesGame = (entry: Entry): boolean => CHANGES.has(entry.kind);

export class PastViews {
  private readonly views = new Map<number, View>();

  constructor(private readonly table: string) {}

  keep(seq: number, view: View): void {
    this.views.set(seq, view);
    const oldest = this.views.keys().next().value;
    if (this.views.size > MAX_KEPT && oldest !== undefined) this.views.delete(oldest);
  }

  /** The view after an entry; undefined where there was no game yet. */
  async at(seq: number): Promise<View | undefined> {
    return this.views.get(seq) ?? (await this.load(seq, seq)).get(seq);
  }

  /** The views after entry `first` and after every change up to `last`. */
  async load(first: number, last: number): Promise<ReadonlyMap<number, View>> {
    const found = new Map<number, View>();
    for (let from = first; from <= last; from += PAGE + 1) {
      const { views } = await api.past(this.table, from, Math.min(last, from + PAGE));
      for (const { seq, view } of views) found.set(seq, view as View);
    }
    for (const [seq, view] of found) this.keep(seq, view);
    return found;
  }
}

/** What others have done since my last move, while I was not looking. */
export type Absence = { readonly since: number; readonly moves: number };

export function absenceOf(
  entries: readonly Entry[],
  seat: number | undefined,
  since?: number,
): Absence | undefined {
  if (seat === undefined) return undefined;
  const own = entries
    .filter((entry) => entry.seat === seat && (entry.kind === 'move' || entry.kind === 'end_turn'))
    .at(-1)?.seq;
  const from = Math.max(own ?? 0, since ?? 0);
  if (own === undefined) return undefined;
  const moves = entries.filter(
    (entry) => entry.seq > from && entry.kind === 'move' && entry.seat !== seat,
  ).length;
  return moves === 0 ? undefined : { since: from, moves };
}
