import { describe, expect, it } from 'vitest';
import vocabulary from '../../../generated/vocabulary/forum-trajanum.json';
import type { GameEvent } from '../../../table/contract';
import type { ForumTrajanumView } from '../view';
import { animationStepOf, longest } from './animation-steps';
import { applyEvent } from './apply-event';
import { placeOfScoring, isNews, isScored, isScoring, scoringsOf, sourceOf } from './news';

type Fixture = {
  readonly view: ForumTrajanumView;
  readonly before: ForumTrajanumView;
  readonly events: readonly GameEvent[];
};
const FILES = import.meta.glob<Fixture>('../fixtures/*.json', { import: 'default', eager: true });
const played = Object.entries(FILES).filter(([, { before }]) => before !== null);

describe('following the events', () => {
  it.each(played)(
    '%s: leads from the old picture to the points, goods, buildings and envoys of the new one',
    (_path, { before, view, events }) => {
      const end = events.reduce(applyEvent, before);
      view.colonies.forEach((colonia, seat) => {
        expect(end.colonies[seat]?.points).toEqual(colonia.points);
        expect(end.colonies[seat]?.goods).toEqual(colonia.goods);
        expect(end.colonies[seat]?.buildings).toEqual(colonia.buildings);
        expect(end.colonies[seat]?.citizens).toEqual(colonia.citizens);
        expect(end.colonies[seat]?.bar).toEqual(colonia.bar);
      });
      expect(end.forum.envoys).toEqual(view.forum.envoys);
      expect(end.forum.areas.map((area) => area.state)).toEqual(
        view.forum.areas.map((area) => area.state),
      );
    },
  );
  it('has an animation step for every event there is, and knows none that there is not', () => {
    const { view } = FILES['../fixtures/late-4.json'] as Fixture;
    for (const name of Object.keys(vocabulary.events))
      expect(
        animationStepOf(view, { name, seat: 0, args: { points: 3 } }).hold,
      ).toBeGreaterThanOrEqual(0);
  });
});

describe('news', () => {
  const { events } = FILES['../fixtures/scoring-4.json'] as Fixture;
  it('takes its time for a scoring', () => {
    expect(isScoring(events)).toBe(true);
    expect(longest(events)).toBeGreaterThan(longest([]));
    expect(events.filter(isNews).length).toBeGreaterThan(4);
  });
  it('makes every scoring again from the log', () => {
    const began: GameEvent = { name: 'scoring_began', seat: null, args: { cycle: 'I' } };
    const made = scoringsOf([{ name: 'turn_began', seat: 0, args: {} }, began, ...events, began]);
    expect(made).toHaveLength(2);
    expect(made[0]).toEqual([began, ...events.filter(isScored)]);
    expect(scoringsOf(events)).toEqual([]);
  });
  it('knows in which pane of a phone something is counted', () => {
    const event = (name: string, seat: number): GameEvent => ({ name, seat, args: { points: 2 } });
    expect(placeOfScoring(event('row_scored', 0), 0)).toEqual({ pane: 'mat' });
    expect(placeOfScoring(event('row_scored', 1), 0)).toBeUndefined();
    expect(placeOfScoring(event('task_scored', 1), 0)).toEqual({ pane: 'board', area: 'cards' });
    expect(
      placeOfScoring({ name: 'task_scored', seat: 0, args: { points: 0 } }, 0),
    ).toBeUndefined();
  });
  it('sorts points by source', () => {
    const sources = new Set(events.map(sourceOf).filter((source) => source !== undefined));
    for (const source of sources) expect(vocabulary.sources).toContain(source);
    expect(sources.size).toBeGreaterThan(3);
  });
});
