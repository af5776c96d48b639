/** What the server shows of a game of Trajan (src/ulpia/games/trajan/view.py), in words. */

export const COLOURS = ['blue', 'yellow', 'green', 'orange', 'pink', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const ACTIONS = ['seaport', 'forum', 'military', 'senate', 'trajan', 'construction'] as const;
export type Action = (typeof ACTIONS)[number];
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
export type Roman = (typeof ROMAN)[number];
export type Tray = (typeof ROMAN)[number];
export type SeatColour = 'red' | 'green' | 'blue' | 'brown';
export type Ship = 'identical' | 'different' | 'pairs';
export type Pile = 'left' | 'right' | 'deck';
export type Stack = 'victory' | 'cards' | 'plus-two' | 'demand' | 'workers' | 'legionnaires';
export type Demand = 'bread' | 'games' | 'religion';
export type ShipSide = 'coloured' | 'gray';
export type Counts = Readonly<Record<string, number>>;

export type TrajanTile = {
  readonly tile: string;
  readonly stack: Stack;
  readonly colours: readonly [Colour, Colour];
  readonly points: number;
  readonly amount: number;
  readonly demand: Demand | null;
};

export type ProvinceView = {
  readonly name: string;
  readonly tile: string | null;
  readonly legionnaires: readonly number[];
  readonly leaders: readonly number[];
};

export type StackView = { readonly name: Stack; readonly left: number; readonly top: TrajanTile | null };
export type SpaceView = { readonly building: string | null; readonly workers: readonly number[] };

export type BoardView = {
  readonly time: { readonly position: number; readonly length: number };
  readonly quarter: string;
  readonly round: number;
  readonly demands: readonly Demand[];
  readonly deck: number;
  readonly piles: readonly (readonly string[])[];
  readonly ships: Readonly<Record<Ship, ShipSide>>;
  readonly forum: {
    readonly yellow: readonly (string | null)[];
    readonly green: readonly (string | null)[];
    readonly stack: number;
  };
  readonly provinces: readonly ProvinceView[];
  readonly stacks: readonly StackView[];
  readonly site: readonly SpaceView[];
  readonly senate: { readonly bonus: readonly string[]; readonly order: readonly number[]; readonly ranking: readonly number[] };
};

export type BonusView = { readonly name: string; readonly side: 'yellow' | 'gray'; readonly points: number };

/** Where markers go that are laid one after the other. */
export type SowingView = {
  readonly count: number;
  readonly target: Roman;
  /** How many markers each tray gets. */
  readonly arrivals: readonly number[];
  /** Whether the tile at the target can be completed, and the markers it still asks for. */
  readonly completes: boolean;
  readonly needs: readonly Colour[];
  /** While they are laid: an order that completes it. */
  readonly order?: readonly Colour[];
  /** Only before the tray is emptied. */
  readonly round_ends?: boolean;
};

export type PlayerView = {
  readonly colour: SeatColour;
  readonly trays: readonly (readonly Colour[])[] | null;
  readonly slots: readonly (TrajanTile | null)[];
  readonly arch: string;
  readonly cards: number;
  readonly hand: Counts | null;
  readonly known: Counts;
  readonly display: Counts;
  readonly tiles: Counts;
  readonly kept: Counts;
  readonly plus_two: readonly Action[];
  readonly buildings: readonly string[];
  readonly supply: number;
  readonly camp_workers: number;
  readonly camp_legionnaires: number;
  readonly leader: string;
  readonly senate: number;
  readonly votes: number;
  readonly bonus: readonly BonusView[];
  readonly points: number;
  readonly sources: Counts;
  /** What things on the board would bring this player now. */
  readonly outlook: {
    /** Points for a legionnaire, by province. */
    readonly provinces: Counts;
    /** Points for the yellow side of each bonus tile of the senate. */
    readonly bonus: readonly number[];
    /** Parts whose first building would bring a bonus action. */
    readonly new_parts: readonly string[];
  };
  /** Only on my own mat: what emptying each tray would do, and what the markers in hand can still do while they are laid. */
  readonly sowing: { readonly trays: readonly (SowingView | null)[]; readonly hand: SowingView | null } | null;
};

export type TrajanView = {
  readonly game: 'trajan';
  readonly seats: number;
  readonly seat: number | null;
  readonly edition: string;
  readonly start: number | null;
  readonly active: number | null;
  readonly turn: number;
  readonly over: boolean;
  readonly board: BoardView;
  readonly players: readonly PlayerView[];
};

/** The words of a counted bag one by one, in its order: `{wine: 2}` is wine, wine. */
export const listed = (counts: Counts): string[] => Object.entries(counts).flatMap(([word, count]) => Array.from({ length: count }, () => word));

export const countOf = (counts: Counts, word: string): number => counts[word] ?? 0;
