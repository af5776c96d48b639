import { describe, expect, it } from 'vitest';
import sample from '../fixtures/middle-4.json';
import type { TrajanView } from '../view';
import { bonusCount, bonusWorth, isFirstOfItsPart, provinceWorth, senateRanking } from './worth';

const view = sample.view as unknown as TrajanView;
const me = view.players[0];
const changed = (change: (copy: { players: Record<string, unknown>[]; board: Record<string, unknown> }) => void): TrajanView => {
  const copy = structuredClone(view) as unknown as { players: Record<string, unknown>[]; board: Record<string, unknown> };
  change(copy);
  return copy as unknown as TrajanView;
};

describe('what things would be worth', () => {
  it('counts three points less for each foreign legionnaire, at least none (R-41)', () => {
    const crowded = changed(copy => { copy.board['provinces'] = [{ name: 'alpes', tile: null, legionnaires: [0, 1, 2], leaders: [] }, { name: 'belgica', tile: null, legionnaires: [1], leaders: [0] }]; });
    expect(provinceWorth(crowded, 0, 'belgica')).toBe(3);
    expect(provinceWorth(crowded, 1, 'belgica')).toBe(6);
    expect(provinceWorth(crowded, 0, 'alpes')).toBe(0);
  });
  it('counts cards of the display for a commodity tile and one tile for a demand', () => {
    const rich = changed(copy => { Object.assign(copy.players[0] ?? {}, { display: { wine: 2, fish: 1 }, tiles: { bread: 3 } }); });
    expect(bonusWorth(rich, 0, 'wine-fish')).toBe(9);
    expect(bonusWorth(rich, 0, 'bread')).toBe(9);
    expect(bonusCount(rich, 0, 'games')).toBe(0);
  });
  it('ranks by votes, then space, then height in the stack (R-66)', () => {
    const tied = changed(copy => {
      copy.players.forEach((player, seat) => Object.assign(player, { votes: seat === 3 ? 1 : 5, senate: seat === 0 ? 5 : 4 }));
      Object.assign(copy.board, { senate: { bonus: [], order: [2, 1, 0, 3] } });
    });
    expect(senateRanking(tied)).toEqual([0, 1, 2, 3]);
  });
  it('knows the first building of a kind', () => {
    if (!me) throw new Error('no player');
    expect(isFirstOfItsPart({ ...me, buildings: ['roof-2'] }, 'roof-5')).toBe(false);
    expect(isFirstOfItsPart({ ...me, buildings: ['roof-2'] }, 'door-5')).toBe(true);
  });
});
