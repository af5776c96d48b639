/** A position of Forum Trajanum as the server shows it (src/ulpia/games/forum_trajanum/view.py). Things are numbers; `printed.ts` has their words. */

/** Nothing lies there. */
export const NOTHING = -1;
/** A tile whose front is hidden from me. */
export const FACE_DOWN = -2;

export type Phase = 'setting-up' | 'drafting' | 'playing' | 'scoring' | 'over';

export type ForumTrajanumView = {
  /** Who sees this; null is a spectator. */
  readonly seat: number | null;
  readonly seats: number;
  readonly side: 'A' | 'B';
  readonly introductory: boolean;
  readonly phase: Phase;
  /** 0 to 2. */
  readonly cycle: number;
  /** 0 to 3 within the cycle. */
  readonly round: number;
  /** Starting player; -1 before there is one. */
  readonly start: number;
  /** Whose turn it is; -1 while nobody's. */
  readonly active: number;
  /** What Trajan's Column is worth in this cycle. */
  readonly column: number;
  /** Trajan cards of the three cycles; -1 none. */
  readonly trajan_cards: readonly number[];
  /** The two symbols of this round's street cards. */
  readonly streets: readonly number[];
  readonly streets_gone: readonly number[];
  readonly streets_left: number;
  /** For each symbol how often it will still be called after this round. */
  readonly calls: readonly number[];
  readonly forum: ForumView;
  /** Building tiles left by colour; null: unlimited. */
  readonly singles: readonly number[] | null;
  readonly doubles: readonly number[] | null;
  readonly colonies: readonly ColoniaView[];
  /** What the turn still brings after what is asked now, in order. */
  readonly agenda: readonly Coming[];
  /** My ways to pay for building tiles, cheapest first; empty unless I am asked what to build. */
  readonly ways: readonly Way[];
  /** Where a tile can go, and the moves that say so; empty unless I am asked what to build. */
  readonly sites?: readonly Site[];
};

export type ForumView = {
  /** Board side and whether it is turned, by place. */
  readonly boards: readonly (readonly [mosaic: number, turned: number])[];
  /** By square; -1 an eagle. */
  readonly colours: readonly number[];
  readonly eagles: readonly number[];
  /** By square the seat whose envoy stands there, or -1. */
  readonly envoys: readonly number[];
  /** By square its row and column on the Forum. */
  readonly places: readonly (readonly [row: number, column: number])[];
  readonly areas: readonly Area[];
};

export type Area = { readonly colour: number; readonly squares: readonly number[]; readonly state: 'free' | 'started' | 'completed' };

export type ColoniaView = {
  /** By source (`SOURCES`). */
  readonly points: readonly number[];
  /** By good (`GOODS`). */
  readonly goods: readonly number[];
  /** By space: a front, -1 nothing, -2 face down. */
  readonly tiles: readonly number[];
  /** By space: a building or -1. */
  readonly buildings: readonly number[];
  /** Spaces of double tiles, two by two. */
  readonly doubles: readonly number[];
  /** Spaces that may be built on. */
  readonly vacant: readonly number[];
  /** For each symbol the spaces of its street. */
  readonly streets: readonly (readonly number[])[];
  /** Corners. */
  readonly scored_cranes: readonly number[];
  readonly woman: number;
  /** Row by row, left and right: a front, FOREIGN + front (`printed.ts`), or -1. */
  readonly citizens: readonly number[];
  /** Rows whose citizens are active. */
  readonly active: readonly number[];
  /** Envoys on the ship. */
  readonly ship: number;
  readonly travellers: readonly number[];
  /** A citizen that is looking for a row, or -1. */
  readonly placing: number;
  /** The left neighbour's tiles, face up. */
  readonly beside: readonly number[];
  readonly gone: readonly number[];
  /** The slide bar: position 0 to 8, and whether Merchant I has turned it. */
  readonly bar: number;
  readonly flipped: boolean;
  /** Markers on the benefit tracks, 0 to 4. */
  readonly steps: readonly number[];
  /** Uses in this turn: Craftsman I, Craftsman II, Merchant II. */
  readonly uses: readonly number[];
  /** The building tile whose benefits are still to come, or -1. */
  readonly fresh: number;
  /** Colours of the cranes by corner; -1 not known. */
  readonly cranes: readonly number[];
  /** The tiles of this round. */
  readonly own: number;
  readonly foreign: number;
  /** Whether the foreign tile was picked back from beside. */
  readonly picked: boolean;
  readonly river: number;
  /** Mine alone. */
  readonly draft: DraftView | null;
  readonly outlook: OutlookView;
};

export type DraftView = {
  readonly home: number;
  readonly corner: number;
  /** Spaces I have taken tiles from in this round, and what they show. */
  readonly picks: readonly number[];
  readonly fronts: readonly number[];
  /** Tribunes given for ignored streets. */
  readonly paid: number;
  /** The space of the tile I keep, or -1. */
  readonly keep: number;
  readonly kept: number;
  readonly passed: number;
  readonly receiver: number;
};

/** What a Colonia would score if its cycle were scored now. */
export type OutlookView = {
  /** All points, scored and to be scored. */
  readonly total: number;
  /** By citizen row: different gray buildings beside it, points now, with its citizens active, and without. */
  readonly rows: readonly RowOutlook[];
  /** Largest area of envoys: size, points now, points after the next upgrade. */
  readonly area: { readonly size: number; readonly points: number; readonly next: number };
  /** Value of Trajan's head now and after the next upgrade. */
  readonly head: number;
  readonly head_next: number;
  /** By corner what its crane would score; null where it would not. */
  readonly cranes: readonly (number | null)[];
  readonly eagles: { readonly on: number; readonly beside: number };
  /** By Trajan card (cycle): how often each task is fulfilled now, and what the collecting task counts; null without a card. */
  readonly tasks: readonly (TaskOutlook | null)[];
};

export type RowOutlook = {
  readonly kinds: number;
  readonly now: number;
  readonly active: number;
  readonly inactive: number;
  /** All points that hang on this row being active: its own and those of cards and eagles. */
  readonly stake: number;
};

export type TaskOutlook = {
  readonly built: number;
  readonly collected: number;
  /** What is counted (`COUNTED` in printed.ts), how much there is, how much a set needs. */
  readonly needs: readonly (readonly [what: number, have: number, need: number])[];
};

/** Something that is still to come in this turn. `number` is the building, track, colour, row or front it is about, or -1. */
export type Coming = { readonly what: string; readonly seat: number; readonly number: number };

/** One space, or the two of a double tile (its gray half first); the moves follow the one that builds. */
export type Site = { readonly cells: readonly number[]; readonly moves: readonly string[] };

/** A way to build a tile: conversions in order, and at the end `build …`; what it uses up in all, by good. */
export type Way = { readonly tile: number; readonly moves: readonly string[]; readonly spent: readonly number[] };
