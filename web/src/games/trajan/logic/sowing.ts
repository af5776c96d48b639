/** What sowing a tray would do, for the preview: where each marker lands, and which tile could be completed with which colours. */
import { COLOURS, type Colour, type PlayerView, type TrajanTile } from '../view';

export type SowingPreview = {
  readonly from: number;
  readonly count: number;
  readonly target: number;
  /** How many markers each tray gets. */
  readonly arrivals: readonly number[];
  /** The tile that lies at the target tray, if it can be completed. */
  readonly completes: TrajanTile | undefined;
  /** Colours that must be among the last ones laid for it; empty if the tray holds them already. */
  readonly needs: readonly Colour[];
};

const TRAYS = 6;

/** Take `colours` out of a bag; undefined if one is missing. */
export function without(bag: readonly Colour[], colours: readonly Colour[]): readonly Colour[] | undefined {
  const rest = [...bag];
  for (const colour of colours) {
    const at = rest.indexOf(colour);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** The colours of a tile that are not in the bag yet. */
export function missing(tile: TrajanTile, bag: readonly Colour[]): readonly Colour[] {
  const rest = [...bag];
  return tile.colours.filter(colour => {
    const at = rest.indexOf(colour);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Lay `held` from tray `first` on: where it ends and what could be completed there. */
export function preview(trays: readonly (readonly Colour[])[], slots: PlayerView['slots'], first: number, held: readonly Colour[]): SowingPreview {
  const arrivals = Array.from({ length: TRAYS }, (_, tray) => held.filter((_, k) => (first + k) % TRAYS === tray).length);
  const target = (first + held.length - 1 + TRAYS) % TRAYS;
  const tile = slots[target] ?? undefined;
  const needs = tile ? missing(tile, trays[target] ?? []) : [];
  const fits = tile !== undefined && needs.length <= (arrivals[target] ?? 0) && without(held, needs) !== undefined;
  return { from: (first + TRAYS - 1) % TRAYS, count: held.length, target, arrivals, completes: fits ? tile : undefined, needs: fits ? needs : [] };
}

/** What emptying `tray` would do; undefined if it is empty or closed to me. */
export function previewOf(player: PlayerView, tray: number): SowingPreview | undefined {
  const held = player.trays?.[tray];
  if (!player.trays || !held || held.length === 0) return undefined;
  const emptied = player.trays.map((markers, k) => (k === tray ? [] : markers));
  return { ...preview(emptied, player.slots, (tray + 1) % TRAYS, held), from: tray };
}

/** The markers in hand while sowing or setting up: two of each colour, less those that lie on trays. */
export function heldMarkers(trays: readonly (readonly Colour[])[] | null): readonly Colour[] {
  if (!trays) return [];
  const lying = trays.flat();
  return COLOURS.flatMap(colour => Array.from({ length: 2 - lying.filter(other => other === colour).length }, () => colour));
}

/** The next colour to lay if the order does not matter: what the target tile needs is kept for the end. */
export function anyNext(sowing: SowingPreview, held: readonly Colour[]): Colour | undefined {
  const spare = without(held, sowing.needs) ?? held;
  return spare[0] ?? sowing.needs[0];
}
