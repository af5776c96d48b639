// Written by `python -m tools.web.types` from src/ulpia/games/forum_trajanum/view_types.py. Do not edit.

export const AREA_STATES = ['free', 'started', 'completed'] as const;
export type AreaState = (typeof AREA_STATES)[number];

export const PHASES = ['setting-up', 'drafting', 'playing', 'scoring', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

export const BUILDINGS = [
  'library', 'basilica', 'market', 'column', 'fountain', 'house', 'stable', 'park',
] as const;
/** A place in BUILDINGS. */
export type BuildingNumber = number;

export const CARDS = [
  'I-1', 'I-2', 'I-3', 'I-4', 'II-1', 'II-2', 'II-3', 'II-4', 'III-1', 'III-2', 'III-3', 'III-4',
] as const;
/** A place in CARDS. */
export type CardNumber = number;

export const CELLS = [
  'a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'a3', 'b3', 'c3', 'd3',
  'e3', 'f3', 'a4', 'b4', 'c4', 'd4', 'e4', 'f4', 'a5', 'b5', 'c5', 'd5', 'e5', 'f5', 'a6', 'b6',
  'c6', 'd6', 'e6', 'f6',
] as const;
/** A place in CELLS. */
export type CellNumber = number;

export const COLOURS = ['blue', 'red', 'yellow', 'green'] as const;
/** A place in COLOURS. */
export type ColourNumber = number;

export const CORNERS = ['northwest', 'northeast', 'southwest', 'southeast'] as const;
/** A place in CORNERS. */
export type CornerNumber = number;

export const NEEDS = [
  'coins', 'tribunes', 'assistants', 'builders', 'workers', 'worker-pairs', 'citizen-pairs',
  'citizens-each', 'envoys', 'columns', 'scored-cranes', 'markers',
] as const;
/** A place in NEEDS. */
export type NeedNumber = number;

export const FRONTS = [
  'woman-patrician', 'woman-merchant', 'woman-craftsman', 'man-patrician', 'man-merchant',
  'man-craftsman', 'builder', 'blue-blue', 'red-red', 'yellow-yellow', 'green-green', 'blue-red',
  'blue-yellow', 'blue-green', 'red-yellow', 'red-green', 'yellow-green', 'blue-assistant',
  'red-assistant', 'yellow-assistant', 'green-assistant', 'coin-coin', 'coin-tribune',
  'assistant-tribune', 'upgrade', 'upgrade-coin',
] as const;
/** A place in FRONTS. */
export type FrontNumber = number;

export const MOSAICS = [
  '1A', '1B', '2A', '2B', '3A', '3B', '4A', '4B', '5A', '5B',
] as const;
/** A place in MOSAICS. */
export type MosaicNumber = number;

export const ROWS = [
  'patrician1', 'patrician2', 'merchant1', 'merchant2', 'craftsman1', 'craftsman2',
] as const;
/** A place in ROWS. */
export type RowNumber = number;

export const SQUARES = [
  'i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9', 'i10', 'i11', 'i12', 'ii1', 'ii2', 'ii3',
  'ii4', 'ii5', 'ii6', 'ii7', 'ii8', 'ii9', 'ii10', 'ii11', 'ii12', 'iii1', 'iii2', 'iii3', 'iii4',
  'iii5', 'iii6', 'iii7', 'iii8', 'iii9', 'iii10', 'iii11', 'iii12', 'iv1', 'iv2', 'iv3', 'iv4',
  'iv5', 'iv6', 'iv7', 'iv8', 'iv9', 'iv10', 'iv11', 'iv12', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6',
  'v7', 'v8', 'v9', 'v10', 'v11', 'v12',
] as const;
/** A place in SQUARES. */
export type SquareNumber = number;

export const SYMBOLS = [
  'black1', 'black2', 'black3', 'black4', 'black5', 'black6', 'white1', 'white2', 'white3',
  'white4', 'white5', 'white6',
] as const;
/** A place in SYMBOLS. */
export type SymbolNumber = number;

export const TILES = [
  'library', 'basilica', 'market', 'column', 'fountain', 'house', 'stable', 'park',
  'library-fountain', 'basilica-house', 'market-stable', 'column-park', 'two-fountains',
  'two-houses', 'two-stables', 'two-parks',
] as const;
/** A place in TILES. */
export type TileNumber = number;

/** By colour. */
export type ColourCounts = readonly number[];

export const GOODS = [
  'coin', 'tribune', 'assistant', 'builder', 'blue', 'red', 'yellow', 'green',
] as const;
/** By good. */
export type GoodCounts = readonly number[];

export const SOURCES = [
  'columns', 'tracks', 'area-bonuses', 'cranes', 'colonia', 'eagles', 'largest-area',
  'building-tasks', 'collecting-tasks',
] as const;
/** By source. */
export type SourcePoints = readonly number[];

/** By symbol. */
export type SymbolCounts = readonly number[];

export const TRACKS = ['library', 'basilica', 'market'] as const;
/** By track. */
export type TrackSteps = readonly number[];

/** Nothing lies there, or nobody is there. */
export type Nothing = -1;

/** A tile whose front is hidden from me. */
export type Hidden = -2;

/** Squares of one colour that lie together. */
export type AreaView = {
  readonly colour: ColourNumber;
  readonly squares: readonly SquareNumber[];
  readonly state: AreaState;
};

/** The mosaic boards and who stands where. */
export type ForumView = {
  /** Board side and whether it is turned, by place. */
  readonly boards: readonly (readonly [MosaicNumber, number])[];
  /** By square; nothing is an eagle. */
  readonly colours: readonly (ColourNumber | Nothing)[];
  readonly eagles: readonly SquareNumber[];
  /** By square the seat whose envoy stands there, or -1. */
  readonly envoys: readonly number[];
  /** By square its row and column on the Forum. */
  readonly places: readonly (readonly [number, number])[];
  readonly areas: readonly AreaView[];
};

/** What a citizen row would score. */
export type RowPreview = {
  /** Different gray buildings beside it. */
  readonly kinds: number;
  /** What they are multiplied with now. */
  readonly multiplier: number;
  readonly now: number;
  readonly active: number;
  readonly inactive: number;
  /** All points that hang on this row being active: its own and those of cards and eagles. */
  readonly stake: number;
};

/** The largest area of envoys: its size, its points now and after the next upgrade. */
export type AreaPreview = {
  readonly size: number;
  readonly points: number;
  readonly next: number;
};

/** What the largest area and Trajan's head are worth with the slide bar at a position. */
export type BarPreview = {
  readonly area: number;
  readonly head: number;
};

/** Where the slide bar would be after each move that takes it on. */
export type UpgradePreview = {
  readonly advance: number;
  readonly cypress: number;
};

/** Envoys on eagles and beside them. */
export type EaglePreview = {
  readonly on: number;
  readonly beside: number;
};

/** How often each task of a card is fulfilled, and what there is of each need. */
export type TaskPreview = {
  readonly built: number;
  readonly collected: number;
  /** What is counted, how much there is, how much a set needs. */
  readonly needs: readonly (readonly [NeedNumber, number, number])[];
};

/** What a Colonia would score if its cycle were scored now. */
export type ColoniaPreview = {
  /** All points, scored and to be scored. */
  readonly total: number;
  readonly rows: readonly RowPreview[];
  readonly area: AreaPreview;
  /** By position of the slide bar. */
  readonly bar: readonly BarPreview[];
  readonly upgrades: UpgradePreview;
  /** Coins that the citizens want in the scoring. */
  readonly wages: number;
  /** Value of Trajan's head now. */
  readonly head: number;
  /** Value of Trajan's head after the next upgrade. */
  readonly head_next: number;
  /** By corner what its crane would score; null where it would not. */
  readonly cranes: readonly (number | null)[];
  readonly eagles: EaglePreview;
  /** By Trajan card (cycle); null without a card. */
  readonly tasks: readonly (TaskPreview | null)[];
};

/** What only the owner knows of a draft and of the set-up. */
export type DraftView = {
  readonly home: RowNumber | Nothing;
  readonly corner: CornerNumber | Nothing;
  /** Spaces I have taken tiles from in this round. */
  readonly picks: readonly CellNumber[];
  /** What the taken tiles show. */
  readonly fronts: readonly FrontNumber[];
  /** Tribunes given for ignored streets. */
  readonly paid: number;
  /** The space of the tile I keep, or -1. */
  readonly keep: CellNumber | Nothing;
  readonly kept: FrontNumber | Nothing;
  readonly passed: FrontNumber | Nothing;
  readonly receiver: number;
};

/** A Colonia as one seat sees it. */
export type ColoniaView = {
  readonly points: SourcePoints;
  readonly goods: GoodCounts;
  /** By space. */
  readonly tiles: readonly (FrontNumber | Nothing | Hidden)[];
  /** By space. */
  readonly buildings: readonly (BuildingNumber | Nothing)[];
  /** Spaces of double tiles, two by two. */
  readonly doubles: readonly CellNumber[];
  /** Spaces that may be built on. */
  readonly vacant: readonly CellNumber[];
  /** For each symbol the spaces of its street. */
  readonly streets: readonly (readonly CellNumber[])[];
  /** Corners. */
  readonly scored_cranes: readonly CornerNumber[];
  /** Row by row, left and right: a front or -1; the left neighbour's count on from the last. */
  readonly citizens: readonly number[];
  /** Rows whose citizens are active. */
  readonly active: readonly RowNumber[];
  /** Envoys on the ship. */
  readonly ship: number;
  readonly travellers: readonly FrontNumber[];
  /** A citizen that is looking for a row, or -1. */
  readonly placing: number;
  /** The left neighbour's tiles, face up. */
  readonly beside: readonly FrontNumber[];
  readonly gone: readonly FrontNumber[];
  /** The slide bar: position 0 to 8. */
  readonly bar: number;
  /** Whether Merchant I has turned the slide bar. */
  readonly flipped: boolean;
  /** Markers on the benefit tracks, 0 to 4. */
  readonly steps: TrackSteps;
  /** Uses in this turn: Craftsman I, Craftsman II, Merchant II. */
  readonly uses: readonly number[];
  /** The building tile whose benefits are still to come, or -1. */
  readonly fresh: TileNumber | Nothing;
  readonly outlook: ColoniaPreview;
  /** Colours of the cranes by corner; -1 not known. */
  readonly cranes: readonly (ColourNumber | Nothing)[];
  readonly woman: FrontNumber | Nothing;
  /** The tile of this round from this Colonia. */
  readonly own: FrontNumber | Nothing | Hidden;
  /** The tile of this round from the left neighbour. */
  readonly foreign: FrontNumber | Nothing | Hidden;
  /** Whether the foreign tile was picked back from beside. */
  readonly picked: boolean;
  readonly river: FrontNumber | Nothing | Hidden;
  /** Mine alone. */
  readonly draft: DraftView | null;
};

/** Something that is still to come in this turn. */
export type UpcomingView = {
  readonly what: string;
  readonly seat: number;
  /** The building, track, colour, row or front it is about, or -1. */
  readonly number: number;
};

/** One space, or the two of a double tile (its gray half first). */
export type SiteView = {
  readonly cells: readonly CellNumber[];
  /** The moves that follow the one that builds. */
  readonly moves: readonly string[];
};

/** A way to pay for a tile. */
export type PaymentView = {
  readonly tile: TileNumber;
  /** Conversions in order, and at the end `build …`. */
  readonly moves: readonly string[];
  /** What it uses up in all. */
  readonly spent: GoodCounts;
};

/** A position of Forum Trajanum as one seat sees it. */
export type ForumTrajanumView = {
  /** Who sees this; null is a spectator. */
  readonly seat: number | null;
  readonly seats: number;
  readonly side: Side;
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
  readonly trajan_cards: readonly (CardNumber | Nothing)[];
  /** The two symbols of this round's street cards. */
  readonly streets: readonly SymbolNumber[];
  readonly streets_gone: readonly SymbolNumber[];
  readonly streets_left: number;
  /** For each symbol how often it will still be called after this round. */
  readonly calls: SymbolCounts;
  readonly forum: ForumView;
  /** Building tiles left by colour; null: unlimited. */
  readonly singles: ColourCounts | null;
  readonly doubles: ColourCounts | null;
  readonly colonies: readonly ColoniaView[];
  /** What the turn still brings after what is asked now, in order. */
  readonly agenda: readonly UpcomingView[];
  /** My ways to pay for building tiles, cheapest first; empty unless I am asked what to build. */
  readonly ways: readonly PaymentView[];
  /** Where a tile can go; empty unless I am asked what to build. */
  readonly sites: readonly SiteView[];
};
