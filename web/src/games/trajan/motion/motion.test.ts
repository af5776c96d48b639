import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../table/contract';
import type { TrajanView } from '../view';
import { animationStepOf } from './animation-steps';
import { between } from './ring-steps';
import { applyEvent } from './apply-event';
import { way } from '../../../table/pieces/animate';

type Sample = {
  readonly view: TrajanView;
  readonly before: TrajanView | null;
  readonly events: readonly GameEvent[];
};
const SAMPLES = import.meta.glob<Sample>('../fixtures/*.json', { import: 'default', eager: true });
const moving = Object.entries(SAMPLES).filter(
  ([name, { before, events }]) => before !== null && events.length > 0 && !name.includes('over-'),
);
const ENDS = new Set(['quarter_ended', 'forum_dealt', 'provinces_dealt']);

describe('following events', () => {
  it.each(moving)('%s ends where the server says', (_, { view, before, events }) => {
    if (before === null || events.some((event) => ENDS.has(event.name))) return;
    const end = events.reduce(applyEvent, before);
    const visibleState = ({ board, players }: TrajanView) => ({
      time: board.time,
      forum: board.forum.green,
      site: board.site,
      ships: board.ships,
      demands: board.demands,
      order: board.senate.order,
      provinces: board.provinces,
      players: players.map(
        ({
          trays,
          points,
          tiles,
          display,
          supply,
          camp_workers,
          camp_legionnaires,
          leader,
          senate,
          cards,
          plus_two,
        }) => ({
          trays,
          points,
          tiles,
          display,
          supply,
          camp_workers,
          camp_legionnaires,
          leader,
          senate,
          cards,
          plus_two,
        }),
      ),
    });
    expect(visibleState(end)).toEqual(visibleState(view));
  });
});

describe('flights', () => {
  const view = Object.values(SAMPLES)[0]?.view as TrajanView;
  it('take markers along the trays between source and target', () => {
    expect(between('tray-1-4', 'tray-1-1')).toEqual(['tray-1-5', 'tray-1-0']);
    expect(between('tray-0-0', 'tray-0-1')).toEqual([]);
    expect(between('tray-0-0', 'tray-0-0')).toHaveLength(5);
  });
  it('carry points to whom they belong, and nothing for no points', () => {
    const event = (points: number): GameEvent => ({
      name: 'province_occupied',
      seat: 1,
      args: { province: 'alpes', points },
    });
    expect(animationStepOf(view, event(3), undefined).flights).toHaveLength(2);
    expect(animationStepOf(view, event(0), undefined).flights).toHaveLength(1);
    expect(animationStepOf(view, event(3), undefined).flights[1]).toMatchObject({
      label: '+3',
      to: ['points-1', 'seat-1'],
    });
  });
  it('are short, and unknown events take no time', () => {
    for (const { view: position, events } of Object.values(SAMPLES))
      for (const event of events)
        expect(animationStepOf(position, event, undefined).time).toBeLessThanOrEqual(600);
    expect(
      animationStepOf(view, { name: 'turn_began', seat: 0, args: {} }, undefined),
    ).toMatchObject({
      time: 0,
      hold: 0,
    });
  });
  it('rise in a low arc unless they have stops', () => {
    expect(way({ x: 0, y: 0 }, { x: 100, y: 0 }, [])[1]).toEqual({ x: 50, y: -16 });
    expect(way({ x: 0, y: 0 }, { x: 9, y: 0 }, [{ x: 5, y: 5 }])).toHaveLength(3);
  });
});
