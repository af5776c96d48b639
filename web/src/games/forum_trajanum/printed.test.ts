import { describe, expect, it } from 'vitest';
import vocabulary from '../../generated/vocabulary/forum-trajanum.json';
import {
  BENEFITS,
  BONUSES,
  BUILDINGS,
  CARDS,
  CLASSES,
  COLOURS,
  CORNERS,
  FRONTS,
  GOODS,
  PATTERNS,
  ROWS,
  SETS,
  SOURCES,
  SYMBOLS,
  TILES,
  TRACKS,
  cellOf,
  cellWord,
  costOf,
  goodsOf,
  halvesOf,
  squareOf,
  squareWord,
} from './printed';

describe('what is printed', () => {
  it('has the words of the engine in the order of the engine', () => {
    const { kinds } = vocabulary;
    for (const [words, kind] of [
      [COLOURS, 'colour'],
      [GOODS, 'good'],
      [CLASSES, 'class'],
      [ROWS, 'row'],
      [CORNERS, 'corner'],
      [BUILDINGS, 'building'],
      [TILES, 'tile'],
      [TRACKS, 'track'],
      [BONUSES, 'bonus'],
      [SYMBOLS, 'symbol'],
      [CARDS, 'card'],
      [FRONTS, 'front'],
      [SOURCES, 'source'],
    ] as const)
      expect([kind, ...words]).toEqual([kind, ...kinds[kind].words]);
    expect(vocabulary.sources).toEqual([...SOURCES]);
    expect(BENEFITS.flat().every((word) => kinds.benefit.words.includes(word))).toBe(true);
  });
  it('names spaces and squares as the engine does', () => {
    expect(Array.from({ length: 36 }, (_, cell) => cellWord(cell))).toEqual(
      vocabulary.kinds.cell.words,
    );
    expect(Array.from({ length: 60 }, (_, square) => squareWord(square))).toEqual(
      vocabulary.kinds.square.words,
    );
    for (const cell of [0, 7, 35]) expect(cellOf(cellWord(cell))).toBe(cell);
    for (const square of [0, 13, 47, 59]) expect(squareOf(squareWord(square))).toBe(square);
  });
  it('knows the halves and the price of building tiles', () => {
    expect(
      TILES.map((_, tile) =>
        halvesOf(tile)
          .map((half) => BUILDINGS[half])
          .join('-'),
      ).slice(8, 12),
    ).toEqual([...TILES].slice(8, 12));
    expect(costOf(TILES.indexOf('market-stable'))).toEqual(['builder', 'yellow']);
    expect(costOf(TILES.indexOf('two-parks'))).toEqual(['green', 'green']);
    expect(goodsOf(FRONTS.indexOf('upgrade-coin'))).toEqual(['upgrade', 'coin']);
    expect(goodsOf(0)).toEqual([]);
  });
  it('has both tasks of every card', () => {
    expect(PATTERNS).toHaveLength(CARDS.length);
    expect(SETS).toHaveLength(CARDS.length);
  });
});
