import { describe, expect, it } from 'vitest';
import type { PlayerView, TrajanView } from '../view';
import { heldMarkers, layingOf, previewOf } from './sowing';

type Sample = { readonly view: TrajanView };
const SAMPLES = import.meta.glob<Sample>('../fixtures/*.json', { import: 'default', eager: true });
const mine = (name: string): PlayerView => {
  const { view } = SAMPLES[`../fixtures/${name}.json`] as Sample;
  return view.players[view.seat ?? 0] as PlayerView;
};

describe('a sowing, as the server tells it', () => {
  // The crowded table is made up: its trays were filled by hand.
  it.each(Object.keys(SAMPLES).filter((path) => !path.includes('crowded')))(
    '%s: every marker arrives, the last one at the target',
    (path) => {
      const { view } = SAMPLES[path] as Sample;
      for (const [seat, player] of view.players.entries()) {
        for (const [tray, markers] of (player.trays ?? []).entries()) {
          const sowing = previewOf(player, tray);
          expect(sowing?.count ?? 0).toBe(seat === view.seat ? markers.length : 0);
          if (!sowing) continue;
          expect(sowing.arrivals.reduce((sum, each) => sum + each, 0)).toBe(markers.length);
          expect(sowing.arrivals[sowing.target]).toBeGreaterThan(0);
          if (sowing.completes) expect(sowing.completes).toBe(player.slots[sowing.target]);
        }
      }
    },
  );
  it('says what the markers in hand can still do', () => {
    const player = mine('prompt-drop');
    const laying = layingOf(player, 0);
    expect([...(laying?.order ?? [])].sort()).toEqual([...heldMarkers(player.trays)].sort());
    expect(laying?.from).toBe(5);
  });
  it('has nothing to say when nobody lays markers', () => {
    expect(layingOf(mine('prompt-forum'), 0)).toBeUndefined();
  });
});

describe('markers in hand', () => {
  it('are those of twelve that lie on no tray', () => {
    expect(
      heldMarkers([
        ['blue', 'blue', 'yellow', 'yellow', 'green'],
        ['orange', 'orange'],
        ['pink', 'pink', 'white'],
        [],
        [],
        [],
      ]),
    ).toEqual(['green', 'white']);
    expect(heldMarkers(null)).toEqual([]);
  });
});
