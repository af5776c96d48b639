// Written by `python -m tools.web.types` from src/ulpia/games/trajan/view_types.py. Do not edit.

export const ACTIONS = [
  'seaport', 'forum', 'military', 'senate', 'trajan', 'construction',
] as const;
export type Action = (typeof ACTIONS)[number];

export const BONUSES = [
  'scroll-oil', 'fruit-lamp', 'wine-fish', 'jewellery-gems', 'column-hide', 'cattle-grain',
  'bread', 'games', 'religion', 'workers', 'legionnaires', 'yellow',
] as const;
export type Bonus = (typeof BONUSES)[number];

export const BUILDINGS = [
  'stairs-2', 'stairs-3', 'stairs-4', 'stairs-5', 'door-2', 'door-3', 'door-4', 'door-5',
  'fountain-2', 'fountain-3', 'fountain-4', 'fountain-5', 'roof-2', 'roof-3', 'roof-4', 'roof-5',
  'window-2', 'window-3', 'window-4', 'window-5',
] as const;
export type Building = (typeof BUILDINGS)[number];

export const COLOURS = ['blue', 'yellow', 'green', 'orange', 'pink', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const COMMODITIES = [
  'scroll', 'oil', 'fruit', 'lamp', 'wine', 'fish', 'jewellery', 'gems', 'column', 'hide',
  'cattle', 'grain', 'wild',
] as const;
export type Commodity = (typeof COMMODITIES)[number];

export const DEMANDS = ['bread', 'games', 'religion'] as const;
export type Demand = (typeof DEMANDS)[number];

export const PARTS = ['stairs', 'door', 'fountain', 'roof', 'window'] as const;
export type Part = (typeof PARTS)[number];

export const PROVINCES = [
  'alpes', 'raetia', 'noricum', 'narbonensis', 'aquitania', 'lugdunensis', 'belgica',
  'germania-superior', 'germania-inferior', 'britannia', 'camp',
] as const;
export type Province = (typeof PROVINCES)[number];

export const QUARTERS = ['I', 'II', 'III', 'IV'] as const;
export type Quarter = (typeof QUARTERS)[number];

export const SHIPS = ['identical', 'different', 'pairs'] as const;
export type Ship = (typeof SHIPS)[number];

export const SIDES = ['yellow', 'gray'] as const;
export type Side = (typeof SIDES)[number];

export const SLOTS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'centre'] as const;
export type Slot = (typeof SLOTS)[number];

export const SOURCES = [
  'trajan-tiles', 'ships', 'provinces', 'senate', 'construction', 'demands', 'hand', 'worker-camp',
  'military-camp', 'circle', 'sets', 'bonus-tiles',
] as const;
export type Source = (typeof SOURCES)[number];

export const STACKS = [
  'victory', 'cards', 'plus-two', 'demand', 'workers', 'legionnaires',
] as const;
export type Stack = (typeof STACKS)[number];

export const TILES = [
  'bread', 'games', 'religion', 'votes-2', 'votes-3', 'votes-4', 'votes-5', 'wild-commodity',
  'wild-demand', 'wild-construction', 'wild-action', 'extra-seaport', 'extra-forum',
  'extra-military', 'extra-senate', 'extra-trajan', 'extra-construction',
] as const;
export type ForumTile = (typeof TILES)[number];

export const TRAYS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
export type Tray = (typeof TRAYS)[number];

/** How many there are, by word; what there is none of is left out. */
export type Counts = Readonly<Record<string, number>>;

export const SEAT_COLOURS = ['red', 'green', 'blue', 'brown'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

export const SHIP_SIDES = ['coloured', 'gray'] as const;
export type ShipSide = (typeof SHIP_SIDES)[number];

/** A Trajan tile and what is printed on it. */
export type TrajanTileView = {
  /** Its word in moves and events. */
  readonly tile: string;
  readonly stack: Stack;
  readonly colours: readonly [Colour, Colour];
  readonly points: number;
  readonly amount: number;
  readonly demand: Demand | null;
};

/** A province: its tile, and the seats whose pieces stand there. */
export type ProvinceView = {
  readonly name: Province;
  readonly tile: ForumTile | null;
  readonly legionnaires: readonly number[];
  readonly leaders: readonly number[];
};

/** A stack of Trajan tiles; only the top one lies face up. */
export type StackView = {
  readonly name: Stack;
  readonly left: number;
  readonly top: TrajanTileView | null;
};

/** A space of the building site, and the seats whose workers stand there. */
export type SpaceView = {
  readonly building: Building | null;
  readonly workers: readonly number[];
};

/** The time track: where the time marker stands, and how long a round is. */
export type TimeView = {
  readonly position: number;
  readonly length: number;
};

/** The forum: tiles by space, null where one was taken, and how many are face down. */
export type ForumTilesView = {
  readonly yellow: readonly (ForumTile | null)[];
  readonly green: readonly (ForumTile | null)[];
  readonly stack: number;
};

/** The bonus tiles beside the senate, the seats by arrival, and the seats by votes. */
export type SenateView = {
  readonly bonus: readonly Bonus[];
  readonly order: readonly number[];
  readonly ranking: readonly number[];
};

/** What lies open for everybody. */
export type BoardView = {
  readonly time: TimeView;
  readonly quarter: Quarter;
  readonly round: number;
  readonly demands: readonly Demand[];
  readonly deck: number;
  readonly piles: readonly (readonly Commodity[])[];
  readonly ships: Readonly<Record<Ship, ShipSide>>;
  /** What each ship pays now for one, two, three … cards or pairs. */
  readonly ship_points: Readonly<Record<Ship, readonly number[]>>;
  readonly forum: ForumTilesView;
  readonly provinces: readonly ProvinceView[];
  readonly stacks: readonly StackView[];
  readonly site: readonly SpaceView[];
  readonly senate: SenateView;
};

/** A bonus tile of a player, and what it would score now. */
export type BonusView = {
  readonly name: Bonus;
  readonly side: Side;
  readonly points: number;
};

/** Where markers go that are laid one after the other. */
export type SowingView = {
  readonly count: number;
  readonly target: Tray;
  /** How many markers each tray gets. */
  readonly arrivals: readonly number[];
  /** Whether the tile at the target can be completed. */
  readonly completes: boolean;
  /** The markers that the tile still asks for. */
  readonly needs: readonly Colour[];
  /** While they are laid: an order that completes the tile. */
  readonly order?: readonly Colour[];
  /** Only before the tray is emptied. */
  readonly round_ends?: boolean;
};

/** What emptying each tray would do, and what the markers in hand can still do. */
export type SowingsView = {
  readonly trays: readonly (SowingView | null)[];
  readonly hand: SowingView | null;
};

/** What things on the board would bring a player now. */
export type PlayerPreview = {
  /** Points for a legionnaire. */
  readonly provinces: Counts;
  /** Points for the yellow side of each bonus tile of the senate. */
  readonly bonus: readonly number[];
  /** Parts whose first building would bring a bonus action. */
  readonly new_parts: readonly Part[];
};

/** A player's mat; the hand and the sowings only on one's own. */
export type PlayerView = {
  readonly colour: SeatColour;
  /** null until everybody has laid out the markers. */
  readonly trays: readonly (readonly Colour[])[] | null;
  readonly slots: readonly (TrajanTileView | null)[];
  readonly arch: Slot;
  readonly cards: number;
  readonly hand: Counts | null;
  /** Cards of the hand that everybody has seen. */
  readonly known: Counts;
  readonly display: Counts;
  readonly tiles: Counts;
  readonly kept: Counts;
  readonly plus_two: readonly Action[];
  readonly buildings: readonly Building[];
  readonly supply: number;
  readonly camp_workers: number;
  readonly camp_legionnaires: number;
  readonly leader: Province;
  readonly senate: number;
  readonly votes: number;
  readonly bonus: readonly BonusView[];
  readonly points: number;
  readonly sources: Readonly<Record<Source, number>>;
  readonly outlook: PlayerPreview;
  readonly sowing: SowingsView | null;
};

/** A position of Trajan as one seat sees it. */
export type TrajanView = {
  readonly game: 'trajan';
  readonly seats: number;
  /** Who sees this; null is a spectator. */
  readonly seat: number | null;
  readonly edition: string;
  readonly start: number | null;
  readonly active: number | null;
  readonly turn: number;
  readonly over: boolean;
  readonly board: BoardView;
  readonly players: readonly PlayerView[];
};
