/** Where everything lies on a Colonia, in units of its picture (640 x 676). */
export const WIDTH = 640;
export const HEIGHT = 676;

/** Prestige track: column 0 is under Trajan's head, 1 to 19 are the values. */
export const TRACK = { x: 6, y: 2, column: 31.4, head: 30, bar: 31, values: 27 } as const;
export const GRID = { x: 158, y: 100, cell: 72, tile: 64 } as const;
export const ROWS_AT = { x: 2, width: 152, ability: 23, spaces: [72, 124], tile: 48 } as const;
/** Signs of the streets: right of the rows, below the columns. */
export const SIGNS = { right: 616, below: 553, size: 32 } as const;
export const STORAGE = { x: 4, y: 575, width: 74, height: 45 } as const;
export const SHIP = { x: 304, y: 574, width: 120, height: 102 } as const;
export const HAND = { x: 430, y: 574, tile: 50, step: 58 } as const;
export const BESIDE = { x: 546, y: 576, tile: 28 } as const;

export type Place = readonly [x: number, y: number];

/** The centre of a space. */
export const cellAt = (cell: number): Place => [
  GRID.x + (cell % 6) * GRID.cell + GRID.cell / 2,
  GRID.y + Math.floor(cell / 6) * GRID.cell + GRID.cell / 2,
];
/** The top of a row, of the grid and of the citizens beside it. */
export const rowTop = (row: number): number => GRID.y + row * GRID.cell;
/** The middle of a column of the prestige track. */
export const columnAt = (column: number): number => TRACK.x + (column + 0.5) * TRACK.column;
