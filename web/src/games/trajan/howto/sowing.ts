/** The sowing that the page shows: the one of the position that completes a tile. */
import type { Decision } from '../../../table/contract';
import { previewOf, type SowingPreview } from '../logic/sowing';
import { TRAYS, type TrajanTileView, type TrajanView } from '../view';
import position from './ring.json';

export const RING_POSITION = position as unknown as {
  readonly view: TrajanView;
  readonly decision: Decision;
};

type ShownSowing = SowingPreview & {
  readonly tray: string;
  readonly landing: string;
  readonly tile: TrajanTileView;
};

function findSowing(): ShownSowing {
  const me = RING_POSITION.view.players[RING_POSITION.view.seat ?? 0];
  for (const [place, tray] of TRAYS.entries()) {
    const found = me && previewOf(me, place);
    if (found?.completes)
      return { ...found, tray, landing: TRAYS[found.target] ?? '', tile: found.completes };
  }
  throw new Error('howto/ring.json shows no sowing that completes a tile');
}

export const shownSowing = findSowing();
