import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue, loadTableTexts, speak } from '../../../i18n/index.svelte';
import { makeTexts } from '../../../i18n/texts';
import { loadVocabulary, type Vocabulary } from '../../../i18n/vocabulary';
import sample from '../fixtures/middle-4.json';
import type { PlayerView, TrajanView } from '../view';
import { gains } from './gains';

const view = sample.view as unknown as TrajanView;
const having = (change: Partial<PlayerView>): TrajanView => ({
  ...view,
  players: view.players.map((player, seat) => (seat === 0 ? { ...player, ...change } : player)),
});
let vocabulary: Vocabulary | undefined;

beforeAll(async () => {
  vocabulary = await loadVocabulary('trajan');
  await loadTableTexts('trajan');
});

describe('what a turn brought', () => {
  const before = having({
    tiles: { bread: 1 },
    buildings: ['roof-2'],
    cards: 3,
    camp_workers: 2,
    votes: 1,
    plus_two: [],
  });
  const after = having({
    tiles: { bread: 3, games: 1 },
    buildings: ['roof-2', 'door-5'],
    cards: 5,
    camp_workers: 1,
    votes: 2,
    plus_two: ['forum'],
  });

  it('names what there is more of, and not what there is less of', async () => {
    await speak('en');
    const texts = makeTexts(catalogue(), vocabulary, ['Livia']);
    expect(gains(before, after, 0, texts)).toEqual([
      '2 × bread',
      'games',
      'door',
      '[+2] marker (forum)',
      '2 cards',
      'one vote',
    ]);
    expect(gains(after, after, 0, texts)).toEqual([]);
  });

  it('tells votes once, and not the tiles that hold them', async () => {
    await speak('en');
    const texts = makeTexts(catalogue(), vocabulary, ['Livia']);
    expect(
      gains(
        having({ tiles: {}, votes: 0 }),
        having({ tiles: { 'votes-2': 1 }, votes: 2 }),
        0,
        texts,
      ),
    ).toEqual(['2 votes']);
  });

  it('does so in Russian', async () => {
    await speak('ru');
    const texts = makeTexts(catalogue(), vocabulary, ['Livia']);
    expect(gains(before, after, 0, texts)).toContain('2 карты');
  });
});
