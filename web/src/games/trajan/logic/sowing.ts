/** A sowing as the server tells it, made ready to be drawn. */
import {
  COLOURS,
  TRAYS,
  type Colour,
  type PlayerView,
  type SowingView,
  type TrajanTileView,
} from '../view';

export type SowingPreview = {
  readonly from: number;
  readonly count: number;
  readonly target: number;
  /** How many markers each tray gets. */
  readonly arrivals: readonly number[];
  /** The tile that lies at the target tray, if it can be completed. */
  readonly completes: TrajanTileView | undefined;
  /** Colours that must be among the last ones laid for it; empty if the tray holds them already. */
  readonly needs: readonly Colour[];
  /** While they are laid: the markers in an order that completes the tile. */
  readonly order: readonly Colour[];
  readonly endsRound: boolean;
};

function drawSowing(player: PlayerView, from: number, told: SowingView): SowingPreview {
  const target = TRAYS.indexOf(told.target);
  const { count, arrivals, needs, order = [] } = told;
  return {
    from,
    count,
    target,
    arrivals,
    needs,
    order,
    completes: told.completes ? (player.slots[target] ?? undefined) : undefined,
    endsRound: told.round_ends ?? false,
  };
}

/** What emptying `tray` would do; undefined if it is empty or on another's mat. */
export function previewOf(player: PlayerView, tray: number): SowingPreview | undefined {
  const told = player.sowing?.trays[tray];
  return told ? drawSowing(player, tray, told) : undefined;
}

/** What the markers in hand can still do; they come from the tray before `next`. */
export function layingOf(player: PlayerView, next: number): SowingPreview | undefined {
  const told = player.sowing?.hand;
  return told ? drawSowing(player, (next + TRAYS.length - 1) % TRAYS.length, told) : undefined;
}

/** The markers in hand while sowing or setting up: two of each colour, less those that lie on trays. */
export function heldMarkers(trays: readonly (readonly Colour[])[] | null): readonly Colour[] {
  if (!trays) return [];
  const lying = trays.flat();
  return COLOURS.flatMap((colour) =>
    Array.from({ length: 2 - lying.filter((other) => other === colour).length }, () => colour),
  );
}
