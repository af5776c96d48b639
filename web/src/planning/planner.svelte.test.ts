// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Command, PlanPreview, Position } from '../generated/wire';
import { Planner } from './planner.svelte';

const option = (text: string) => ({
  text,
  verb: text.split(' ')[0],
  nouns: text.split(' ').slice(1),
});
const preview = (turns: readonly (readonly string[])[], options: readonly string[]): PlanPreview =>
  ({
    type: 'plan',
    turns: turns.map((moves) => ({ moves, events: [], points: {} })),
    view: {},
    ...(options.length > 0
      ? { decision: { prompt: { name: 'sow', args: {} }, options: options.map(option) } }
      : {}),
  }) as unknown as PlanPreview;

function planning(shown: Partial<Position>) {
  const asked: (readonly (readonly string[])[])[] = [];
  const sent: Command[] = [];
  let planner: Planner | undefined;
  const stop = $effect.root(() => {
    planner = new Planner({
      game: 'trajan',
      shown: { seq: 7, viewer: 0, state: 'running', ...shown } as Position,
      batch: { id: 0, events: [], live: false, undone: false },
      ask: (turns) => {
        asked.push(turns);
        return Promise.resolve(preview(turns, ['sow II', 'sow IV']));
      },
      send: (command) => sent.push(command),
    });
  });
  flushSync();
  return { planner: planner as unknown as Planner, asked, sent, stop };
}

describe('the planner', () => {
  it('asks the server for every step, and sends what is kept', async () => {
    const { planner, asked, sent, stop } = planning({});
    await planner.open();
    expect(planner.decision?.options.map(({ text }) => text)).toEqual(['sow II', 'sow IV']);
    planner.choose('sow IV');
    await vi.waitFor(() => expect(planner.isBusy).toBe(false));
    expect(asked.at(-1)).toEqual([['sow IV']]);
    planner.goOn();
    await vi.waitFor(() => expect(planner.isBusy).toBe(false));
    expect(planner.turn).toBe(1);
    planner.keep({ stops: ['quarter'] });
    expect(sent).toEqual([
      { type: 'keep_notes', routine: {}, turns: [['sow IV']], order: { stops: ['quarter'] } },
    ]);
    expect(planner.isOpen).toBe(false);
    stop();
  });

  it('takes back choice by choice, and begins with what was kept', async () => {
    const turns = [{ moves: ['sow IV', 'drop blue'], events: [], points: {} }];
    const { planner, asked, stop } = planning({ notes: { turns } });
    await planner.open();
    expect(asked.at(-1)).toEqual([['sow IV', 'drop blue']]);
    planner.back();
    await vi.waitFor(() => expect(planner.isBusy).toBe(false));
    expect(asked.at(-1)).toEqual([['sow IV']]);
    stop();
  });

  it('chooses nothing that is not offered', async () => {
    const { planner, asked, stop } = planning({});
    await planner.open();
    const before = asked.length;
    planner.choose('sow VI');
    expect(asked).toHaveLength(before);
    stop();
  });
});
