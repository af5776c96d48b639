import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue, loadTableTexts, say, speak } from '../i18n/index.svelte';
import { makeTexts } from '../i18n/texts';
import { loadVocabulary, type Vocabulary } from '../i18n/vocabulary';
import type { Entry } from '../generated/wire';
import LogPanel from './LogPanel.svelte';
import PromptBar from './PromptBar.svelte';
import TurnEnd from './TurnEnd.svelte';
import { tableSettings } from '../state/settings.svelte';
import { TABLE_CONTEXT, type TableContext } from './context';
import type { AnyGameTable, Decision, Option } from './contract';
import { fold, groups } from './option-groups';
import { lastOwn, logLines } from './log-lines';
import { logRows } from './turns';
import { plainGame } from './plain-game';

let vocabulary: Vocabulary | undefined;
const NAMES = ['Livia', 'Marcus'];

beforeAll(async () => {
  vocabulary = await loadVocabulary('trajan');
  await loadTableTexts('trajan');
});
beforeEach(async () => speak('en'));
afterEach(cleanup);

const texts = (): ReturnType<typeof makeTexts> => makeTexts(catalogue(), vocabulary, NAMES);
const option = (text: string): Option => ({
  text,
  verb: text.split(' ')[0] ?? '',
  nouns: text.split(' ').slice(1),
});
const decision = (...moves: string[]): Decision => ({
  seat: 0,
  prompt: 'sow',
  args: {},
  options: moves.map(option),
});

/** What the parts read from the table they belong to. */
const within = (game: AnyGameTable = plainGame): Map<symbol, TableContext> =>
  new Map([
    [TABLE_CONTEXT, { game, names: NAMES, mySeat: 0, texts: texts(), settings: tableSettings() }],
  ]);

function bar(asked: Decision | undefined, more: object = {}) {
  const send = vi.fn();
  const takeBack = vi.fn();
  const game = { ...plainGame, verb: (verb: string) => (verb === 'ship' ? 'Ship cards' : verb) };
  const props = {
    view: {},
    decision: asked,
    waiting: 'Marcus is choosing …',
    note: '',
    trouble: '',
    undo: { reach: 2 },
    isBusy: false,
    isCatchingUp: false,
    hovered: undefined,
    filteredTexts: undefined,
    hover: vi.fn(),
    send,
    takeBack,
    redo: vi.fn(),
    skip: vi.fn(),
    ...more,
  };
  return { ...render(PromptBar, { props, context: within(game) }), send, takeBack };
}

describe('the prompt bar', () => {
  it('asks in one sentence and offers every option as a button', async () => {
    const { send } = bar(decision('sow I', 'sow V'));
    expect(screen.getByRole('heading')).toHaveTextContent('Which tray do you empty?');
    await userEvent.click(screen.getByRole('button', { name: /tray V/ }));
    expect(send).toHaveBeenCalledWith('sow V');
  });

  it('groups long lists by their verb and comes back by Escape', async () => {
    const game = { ...plainGame, verb: (verb: string) => (verb === 'ship' ? 'Ship cards' : verb) };
    const { component } = bar(
      decision(
        'draw',
        ...['wine', 'oil', 'fish', 'gems', 'hide'].flatMap((each) => [
          `lay ${each}`,
          `ship identical ${each}`,
          `ship different ${each}`,
        ]),
      ),
      { game },
    );
    await userEvent.click(await screen.findByRole('button', { name: /Ship cards/ }));
    await vi.waitFor(() =>
      expect(document.querySelectorAll('[data-move^="ship"]')).toHaveLength(10),
    );
    expect(component.press('Escape')).toBe(true);
  });

  it('shows many buttons in several frames; keys choose what is not yet there, too', async () => {
    const { component, send } = bar(
      decision(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((each) => `sow ${each}`)),
    );
    const countShown = (): number => document.querySelectorAll('[data-move]').length;
    expect(countShown()).toBe(6);
    expect(component.press('7')).toBe(true);
    expect(send).toHaveBeenCalledWith('sow g');
    await vi.waitFor(() => expect(countShown()).toBe(7));
  });

  it('takes numbers as keys', () => {
    const { component, send } = bar(decision('sow I', 'sow V'));
    expect(component.press('2')).toBe(true);
    expect(component.press('7')).toBe(false);
    expect(send).toHaveBeenCalledWith('sow V');
  });

  it('takes the digits of longer lists one after the other, and Escape forgets them', () => {
    const { component, send } = bar(
      decision(...Array.from({ length: 18 }, (_, n) => `build ${n}`)),
    );
    expect(component.press('1')).toBe(true);
    expect(send).not.toHaveBeenCalled();
    expect(component.press('8')).toBe(true);
    expect(send).toHaveBeenLastCalledWith('build 17');
    component.press('0');
    expect(component.press('Escape')).toBe(true);
    expect(component.press('9')).toBe(false);
    component.press('0');
    component.press('9');
    expect(send).toHaveBeenLastCalledWith('build 8');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('goes from option to option by arrow keys', async () => {
    const { component } = bar(decision(...Array.from({ length: 18 }, (_, n) => `build ${n}`)));
    await vi.waitFor(() => expect(document.querySelectorAll('[data-move]')).toHaveLength(18));
    expect(component.press('ArrowRight')).toBe(true);
    expect(document.activeElement).toHaveAttribute('data-move', 'build 0');
    component.press('ArrowLeft');
    expect(document.activeElement).toHaveAttribute('data-move', 'build 17');
    component.press('Home');
    component.press('ArrowDown');
    expect(document.activeElement).toHaveAttribute('data-move', 'build 1');
  });

  it('lets me end a turn that waits, by its button and by its key, and take moves back instead', async () => {
    const endTurn = vi.fn();
    const ending = createRawSnippet(() => ({ render: () => '<p>+5 Trajan tiles</p>' }));
    const { component, takeBack } = bar(undefined, {
      ending,
      endTurn,
      waiting: 'Your turn is done',
    });
    expect(screen.getByRole('heading')).toHaveTextContent('Your turn is done');
    expect(screen.getByText('+5 Trajan tiles')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'End turn' }));
    expect(component.press('e')).toBe(true);
    expect(component.press('2')).toBe(false);
    expect(endTurn).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: /Undo/ }));
    expect(takeBack).toHaveBeenCalledWith(false);
  });

  it('says how far undo reaches, or why it does not', async () => {
    const { takeBack } = bar(decision('sow I'));
    const undo = screen.getByRole('button', { name: /Undo/ });
    expect(undo).toHaveAccessibleName(/Reaches back 2 choices/);
    await userEvent.click(undo);
    expect(takeBack).toHaveBeenCalledWith(false);
    cleanup();
    bar(decision('sow I'), { undo: { reach: 0, why: 'revealed' } });
    expect(screen.getByRole('button', { name: /Undo/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /Undo/ })).toHaveAccessibleName(/revealed since/);
  });

  it('shows only what still fits what was picked', () => {
    bar(decision('sow I', 'sow V'), { filteredTexts: ['sow V'] });
    expect(document.querySelectorAll('[data-move]')).toHaveLength(1);
  });

  it('has no fault that axe would find', async () => {
    const { container } = bar(decision('sow I', 'sow V'));
    expect((await axe.run(container)).violations).toEqual([]);
  });
});

describe('the summary of a turn', () => {
  const end = { seat: 0, since: 7, points: { ships: 6, demands: -4 } };

  it('tells points by source and what there is more of', () => {
    render(TurnEnd, {
      props: { end, before: {}, after: {} },
      context: within({ ...plainGame, gains: () => ['bread', '2 cards'] }),
    });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '+6 Ships',
      '−4 Unmet demands',
      'bread',
      '2 cards',
    ]);
  });

  it('says nothing of a turn that brought nothing', () => {
    render(TurnEnd, {
      props: { end: { ...end, points: {} }, before: {}, after: {} },
      context: within(),
    });
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

describe('groups', () => {
  it('leave short lists and single verbs alone', () => {
    expect(fold([option('sow I'), option('pass')])).toHaveLength(2);
    expect(fold(Array.from({ length: 20 }, (_, n) => option(`build A${n}`)))).toHaveLength(20);
    expect(
      groups([option('draw'), option('take left'), option('take right')]).map(
        (group) => group.options.length,
      ),
    ).toEqual([1, 2]);
  });

  it('fold the longest verbs, and no more than needed', () => {
    const cargoes = Array.from({ length: 30 }, (_, n) => option(`ship identical ${n}`));
    const cards = Array.from({ length: 12 }, (_, n) => option(`lay ${n}`));
    const all = [
      option('draw'),
      option('take left'),
      option('take right'),
      ...cards,
      ...cargoes,
      option('pass'),
    ];
    expect(fold(all).map((group) => [group.verb, group.options.length])).toEqual([
      ['draw', 1],
      ['take', 1],
      ['take', 1],
      ['lay', 12],
      ['ship', 30],
      ['pass', 1],
    ]);
    expect(
      fold([...cargoes.slice(0, 8), option('draw'), option('pass')]).map(
        (group) => group.options.length,
      ),
    ).toEqual([8, 1, 1]);
  });
});

const sowingEntry = (seq: number, seat: number): Entry => ({
  seq,
  kind: 'move',
  at: 0,
  seat,
  events: [{ name: 'sown', seat, args: { tray: 'V', count: 2, target: 'I' } }],
});
const ENTRIES: readonly Entry[] = [
  { seq: 1, kind: 'start', at: 0 },
  sowingEntry(2, 0),
  sowingEntry(3, 1),
  sowingEntry(4, 1),
];

describe('the log', () => {
  it('has one line for each event, newest first, in the language of the page', async () => {
    const lines = logLines(ENTRIES, texts(), NAMES, say, undefined);
    expect(lines.map((line) => line.seq)).toEqual([4, 3, 2, 1]);
    expect(lines.at(-1)?.text).toBe('The game begins.');
    await speak('ru');
    expect(logLines(ENTRIES, texts(), NAMES, say, undefined).at(-1)?.text).toBe('Игра начинается.');
  });

  it('leaves out what a game calls quiet', () => {
    expect(logLines(ENTRIES, texts(), NAMES, say, (event) => event.name === 'sown')).toHaveLength(
      1,
    );
  });

  it('knows what is new since my last turn', () => {
    expect(lastOwn(ENTRIES, 0)).toBe(2);
    expect(lastOwn(ENTRIES, undefined)).toBe(0);
  });

  it('shows one player alone when asked', async () => {
    const rows = logRows(ENTRIES, { texts: texts(), names: NAMES, say, game: {} });
    render(LogPanel, {
      props: { view: {}, rows, newAfter: 0, whole: true },
      context: within(),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Livia' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('listitem')).toHaveTextContent('Livia');
  });
});
