/** Lets pictures fly over the page by transforms, and ends them all at once when somebody wants to skip. */
import { drawInto } from '../../art/in-place';
import { schedule } from '../frames.svelte';

export type Flight = {
  /** A drawing of a sprite. */
  readonly icon: string;
  readonly style?: string;
  /** Places are `data-at` names; the first that is on the screen counts. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly via?: readonly string[];
  readonly label?: string;
  readonly size: number;
};

/** The animation step of one event: what flies, for how long, how long the next one waits, and what has changed then. */
export type AnimationStep = {
  readonly flights: readonly Flight[];
  readonly time: number;
  readonly hold: number;
  readonly touched: readonly string[];
};

const SVG = 'http://www.w3.org/2000/svg';
type AnimationPoint = { readonly x: number; readonly y: number; readonly width?: number };

/**
 * A table whose places stay where they are between two batches says so by `data-still`. Its places are measured when nothing is
 * waiting to be laid out, so that no flight makes the page lay itself out in the middle of a change.
 */
type Survey = { readonly of: string; readonly spots: ReadonlyMap<string, AnimationPoint> };
const known = new WeakMap<HTMLElement, Survey>();
const awaited = new WeakSet<HTMLElement>();
const size = (): string => `${innerWidth} ${innerHeight}`;

/** Measure all places once the next frame has been drawn. */
export function surveySoon(root: HTMLElement | undefined): void {
  if (root?.dataset['still'] === undefined || awaited.has(root)) return;
  awaited.add(root);
  schedule('measure', () => {
    awaited.delete(root);
    if (!root.isConnected || root.dataset['moving'] !== undefined) return;
    const spots = new Map<string, AnimationPoint>();
    for (const place of root.querySelectorAll<HTMLElement>('[data-at]')) {
      const name = place.dataset['at'] ?? '';
      const spot = spots.has(name) ? undefined : centre(place);
      if (spot) spots.set(name, spot);
    }
    known.set(root, { of: size(), spots });
  });
}

function spotOf(root: HTMLElement, names: readonly string[]): AnimationPoint | undefined {
  const survey = known.get(root);
  const spots =
    root.dataset['still'] !== undefined && survey?.of === size() ? survey.spots : undefined;
  // what has come since is not worth a layout while there is another place to name
  for (const name of names) {
    const spot = spots?.get(name);
    if (spot) return spot;
  }
  for (const name of names) {
    const spot = measureSpot(root, name);
    if (spot) return spot;
  }
  return undefined;
}

function measureSpot(root: HTMLElement, name: string): AnimationPoint | undefined {
  for (const found of root.ownerDocument.querySelectorAll(`[data-at="${name}"]`)) {
    const spot = centre(found);
    if (spot) return spot;
  }
  return undefined;
}

function centre(place: Element): AnimationPoint | undefined {
  const { left, top, width, height } = place.getBoundingClientRect();
  return width > 0 ? { x: left + width / 2, y: top + height / 2, width } : undefined;
}

/** A low arc between two spots, or the given stops on the way. */
export function way(
  from: AnimationPoint,
  to: AnimationPoint,
  stops: readonly AnimationPoint[],
): readonly AnimationPoint[] {
  if (stops.length > 0) return [from, ...stops, to];
  const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
  return [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift }, to];
}

function picture(layer: HTMLElement, flight: Flight, size: number): HTMLElement {
  const holder = layer.ownerDocument.createElement('div');
  holder.className = 'flight';
  holder.style.cssText = `position:absolute;left:0;top:0;width:${size}px;height:${size}px;margin:${-size / 2}px;will-change:transform;${flight.style ?? ''}`;
  const svg = layer.ownerDocument.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 48 48');
  const group = layer.ownerDocument.createElementNS(SVG, 'g');
  drawInto(group, flight.icon, [24, 24], 48);
  svg.append(group);
  holder.append(svg);
  if (flight.label) {
    const label = layer.ownerDocument.createElement('b');
    label.textContent = flight.label;
    holder.append(label);
  }
  return holder;
}

type FlightRoute = {
  readonly from: AnimationPoint;
  readonly to: AnimationPoint;
  readonly stops: readonly AnimationPoint[];
};

function routeOf(root: HTMLElement, flight: Flight): FlightRoute | undefined {
  const from = spotOf(root, flight.from);
  const to = spotOf(root, flight.to);
  if (!from || !to) return undefined;
  return { from, to, stops: (flight.via ?? []).flatMap((name) => spotOf(root, [name]) ?? []) };
}

/** Measure the ways of flights; done for a whole batch before anything moves, so that the page is laid out once for all of them. */
export const routesOf = (
  root: HTMLElement,
  flights: readonly Flight[],
): readonly (FlightRoute | undefined)[] => flights.map((flight) => routeOf(root, flight));

/** Start the flights of one event; returns their ends. */
export function flyAll(
  layer: HTMLElement,
  flights: readonly Flight[],
  routes: readonly (FlightRoute | undefined)[],
  time: number,
): readonly Animation[] {
  return flights.flatMap((flight, index) => {
    const route = routes[index];
    return (route && fly(layer, flight, route, time, index)) ?? [];
  });
}

/** `index` spreads several that start at the same place. */
function fly(
  layer: HTMLElement,
  flight: Flight,
  { from, to, stops }: FlightRoute,
  time: number,
  index: number,
): Animation | undefined {
  const holder = picture(
    layer,
    flight,
    flight.label
      ? flight.size
      : Math.min(flight.size, Math.max(12, (to.width ?? flight.size) * 0.9)),
  );
  layer.append(holder);
  const shift = (index % 3) * 7;
  const frames = way(from, to, stops).map(({ x, y }, k, all) => ({
    transform: `translate(${x + shift}px, ${y}px) scale(${k === 0 ? 0.9 : k === all.length - 1 ? 0.86 : 1.15})`,
    opacity: flight.label && k === all.length - 1 ? 0.25 : 1,
  }));
  const animation = holder.animate?.(frames, {
    duration: time,
    delay: index * Math.min(60, time / 5),
    easing: 'cubic-bezier(.45,.05,.25,1)',
    fill: 'both',
  });
  if (!animation) {
    holder.remove();
    return undefined;
  }
  animation.onfinish = animation.oncancel = () => holder.remove();
  return animation;
}
