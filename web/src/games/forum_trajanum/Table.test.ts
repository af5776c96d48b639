import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Decision, TableProps, Texts } from '../../table/contract';
import {
  accessibilityFaults,
  find,
  loadTexts,
  tableProps,
  type Sample as AnySample,
} from '../../table/testing';
import { TILES, cellWord } from './printed';
import Table from './Table.svelte';
import type { ForumTrajanumView } from './view';

type Sample = AnySample<ForumTrajanumView>;
const SAMPLES = import.meta.glob<Sample>('./fixtures/*.json', { import: 'default', eager: true });
const sample = (name: string): Sample => SAMPLES[`./fixtures/${name}.json`] as Sample;
const PROMPTS = Object.keys(SAMPLES).flatMap((path) => /(prompt-\w+)\.json$/.exec(path)?.[1] ?? []);
let texts: Readonly<Record<string, Texts>>;

beforeAll(async () => {
  texts = await loadTexts('forum-trajanum');
});

function show(name: string, changes: Partial<TableProps<ForumTrajanumView>> = {}, language = 'en') {
  const props = tableProps(sample(name), texts[language], changes);
  return { props, ...render(Table, { props }) };
}

const moves = (container: Element): readonly string[] =>
  [...container.querySelectorAll('.piece.offered[data-move]')].map(
    (each) => each.getAttribute('data-move') ?? '',
  );
/** Answers that are given with the buttons of the prompt bar. */
const BUTTONS = new Set([
  'done',
  'decline',
  'arrange',
  'skip',
  'first',
  'train',
  'recolour',
  'craft',
  'promote',
  'exchange',
]);

describe('offering', () => {
  it.each(PROMPTS)('lets all of %s glow and nothing else', (name) => {
    const { container } = show(name, { unfolded: 'ignore' });
    const offered = sample(name).decision?.options ?? [];
    const glowing = moves(container);
    const missing = offered.filter(
      ({ text, verb }) => !BUTTONS.has(verb) && !glowing.includes(text),
    );
    expect(missing.map(({ text }) => text)).toEqual([]);
    const payable = new Set(sample(name).view.ways.map((way) => way.moves.at(-1)));
    expect(
      glowing.filter(
        (text) => !offered.some((option) => option.text === text) && !payable.has(text),
      ),
    ).toEqual([]);
  });
});

describe('the draft', () => {
  it('lets the tiles of the streets glow; those for a Tribune wait, but can be chosen', async () => {
    const { container, props } = show('prompt-take');
    const verbs = new Set(moves(container).map((text) => text.split(' ')[0]));
    expect([...verbs]).toEqual(['take']);
    const dear = sample('prompt-take').decision?.options.find(({ verb }) => verb === 'ignore');
    await fireEvent.click(find(container, `[data-move="${dear?.text}"] > [role=button]`));
    expect(props.send).toHaveBeenCalledWith(dear?.text);
  });
});

describe('the place of a double building', () => {
  const cells = (sample('prompt-gray_half').decision?.options ?? []).map(({ nouns }) => nouns[0]);
  const site = (first: number, second: number) => {
    const nouns = [String(cells[first]), String(cells[second])];
    return {
      text: `on ${nouns.join(' ')}`,
      verb: 'on',
      nouns,
      moves: nouns.map((cell) => `on ${cell}`),
      outcome: { name: 'on_double', args: {}, later: first + second },
    };
  };
  const decision = {
    ...(sample('prompt-gray_half').decision as Decision),
    options: [site(0, 1), site(1, 0), site(1, 2)],
  };
  const cell = (container: HTMLElement, place: number): Element =>
    thing(container, `cell-${decision.seat}-${cells[place]}`);
  it('is one choice: the second space sends it, or the first where only one way is left', async () => {
    const { container, props } = show('prompt-gray_half', { decision });
    await fireEvent.click(cell(container, 1));
    expect(props.send).not.toHaveBeenCalled();
    expect(props.filterOptions).toHaveBeenLastCalledWith([site(1, 0).text, site(1, 2).text]);
    await fireEvent.click(cell(container, 2));
    expect(props.send).toHaveBeenLastCalledWith(site(1, 2).text);
    await fireEvent.click(cell(container, 0));
    expect(props.send).toHaveBeenLastCalledWith(site(0, 1).text);
  });
});

const thing = (container: HTMLElement, at: string): Element =>
  find(container, `[data-at="${at}"] > [role=button]`);

describe('building', () => {
  it('builds at once where there is one way to pay, on the spaces picked before', async () => {
    const late = sample('late-3').view;
    const vacant = late.colonies[late.seat ?? 0]?.vacant ?? [];
    const { container, props } = show('late-3', {
      view: {
        ...late,
        sites: vacant.map((cell) => ({ cells: [cell], moves: [`on ${cellWord(cell)}`] })),
      },
    });
    const { view } = props;
    const seat = view.seat ?? 0;
    const tile = TILES.findIndex(
      (_, each) =>
        each < 8 &&
        view.ways.filter((way) => way.tile === each).length === 1 &&
        view.ways.some((way) => way.tile === each && way.moves.length === 1),
    );
    const cell = cellWord(view.colonies[seat]?.vacant[0] ?? 0);
    await fireEvent.click(thing(container, `cell-${seat}-${cell}`));
    await fireEvent.click(thing(container, `pile-${TILES[tile]}`));
    expect(props.sendTogether).toHaveBeenCalledExactlyOnceWith([
      `build ${TILES[tile]}`,
      `on ${cell}`,
    ]);
    expect(props.send).not.toHaveBeenCalled();
  });
  it('lists all ways to pay, cheapest first, and follows the one that is chosen', async () => {
    const { container, props, getByRole } = show('middle-4');
    await fireEvent.click(thing(container, 'pile-library'));
    expect(props.send).not.toHaveBeenCalled();
    const ways = [...getByRole('dialog').querySelectorAll<HTMLElement>('.way')];
    expect(ways.length).toBe(props.view.ways.filter((way) => way.tile === 0).length);
    const first = props.view.ways.find((way) => way.tile === 0)?.moves ?? [];
    expect(ways[0]?.dataset['way']).toBe(first.join(','));
    await fireEvent.keyDown(window, { key: '1' });
    expect(props.sendTogether).toHaveBeenCalledExactlyOnceWith(first);
    expect(props.send).not.toHaveBeenCalled();
  });
  it('shows what a building costs before it is clicked: beside the tile and on the shelves', async () => {
    const { container, props } = show('middle-4');
    const { view } = props;
    const priced = view.ways.find(
      (way) =>
        way.moves.length === 1 && view.ways.filter((other) => other.tile === way.tile).length === 1,
    );
    if (!priced) throw new Error('no tile with one way to pay');
    expect(container.querySelector('.price-card')).toBeNull();
    await fireEvent.focus(thing(container, `pile-${TILES[priced.tile]}`));
    expect(container.querySelector('.price-card')).toHaveTextContent('You pay');
    expect(container.querySelectorAll('.priced')).toHaveLength(
      priced.spent.filter((count) => count !== 0).length,
    );
    expect(container.querySelector('.price-ahead')).toHaveTextContent(/^\d+→\d+$/);
    expect(props.sendTogether).not.toHaveBeenCalled();
    expect(props.send).not.toHaveBeenCalled();
  });
  it.each(['wide', 'tall', 'narrow', 'sideways'] as const)(
    'shows the price of a tile that takes an exchange first, where the window is %s',
    async (layout) => {
      const { container, props } = show('middle-4', {
        layout,
        pane: layout === 'narrow' || layout === 'sideways' ? 'board' : undefined,
      });
      const { view } = props;
      const dear = view.ways.find((way) =>
        view.ways.every((other) => other.tile !== way.tile || other.moves.length > 1),
      );
      if (!dear) throw new Error('no tile that takes an exchange');
      await fireEvent.focus(thing(container, `pile-${TILES[dear.tile]}`));
      expect(container.querySelector('.price-card')).not.toBeNull();
    },
  );
  it.each(['wide', 'tall', 'narrow', 'sideways'] as const)(
    'has a place for the scoring where the window is %s',
    (layout) => {
      const { container } = show('middle-4', {
        layout,
        pane: layout === 'narrow' || layout === 'sideways' ? 'board' : undefined,
      });
      expect(container.querySelectorAll('.dock')).toHaveLength(1);
    },
  );
  it('hides no exchange from the bar, however many there are', () => {
    const { props } = show('middle-4');
    expect(props.decision?.options.some(({ verb }) => verb === 'recolour')).toBe(true);
    expect(
      vi.mocked(props.filterOptions).mock.calls.filter(([wanted]) => wanted !== undefined),
    ).toEqual([]);
  });
  it('closes the list with Escape and lets picked spaces go', async () => {
    const { container, queryByRole } = show('middle-4');
    await fireEvent.click(thing(container, 'pile-library'));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(queryByRole('dialog')).toBeNull();
  });
});

describe('explaining', () => {
  it('asks why when something is not offered', async () => {
    const { container, props, findByRole } = show('prompt-send');
    await fireEvent.click(thing(container, 'square-i1'));
    expect(props.explain).toHaveBeenCalledWith('send i1');
    expect(await findByRole('tooltip')).toHaveTextContent('because (R-11)');
  });
  it('lists what is still to come', () => {
    const { container } = show('prompt-send');
    expect(container.querySelector('.agenda')).toHaveTextContent('envoy');
  });
  it.each(['en', 'de', 'ru'])('has words for everything in %s', (language) => {
    for (const name of ['middle-4', 'prompt-take']) {
      const { container, unmount } = show(name, {}, language);
      for (const each of container.querySelectorAll('[role=button]'))
        expect(each.getAttribute('aria-label')).not.toMatch(
          /forum-trajanum-|\b(col|card|area|track|tile|street)-[a-z]/,
        );
      unmount();
    }
  });
});

describe('watching', () => {
  it('offers nothing and shows the Colonia of whose turn it is', () => {
    const { container } = show('middle-4', {
      mySeat: undefined,
      decision: undefined,
      view: { ...sample('middle-4').view, seat: null, active: 1, ways: [] },
    });
    expect(container.querySelectorAll('.piece.offered')).toHaveLength(0);
    expect(container.querySelector('[data-at="ship-1"]')).toBeTruthy();
  });
});

describe('moving', () => {
  it('goes straight to the new view without motion, and shows the scoring by source', async () => {
    const { before, view, events } = sample('scoring-4');
    const { container, props, rerender } = show('scoring-4', { view: before ?? view });
    await rerender({ ...props, view, batch: { id: 1, events, live: true, undone: false } });
    expect(props.onSettled).toHaveBeenCalledWith(1);
    expect(container.querySelectorAll('.news-banner tbody tr').length).toBeGreaterThan(2);
  });
});

describe('for everyone', () => {
  it.each(['middle-4', 'prompt-take'])(
    'axe finds nothing in %s',
    async (name) => {
      const { container } = show(name);
      expect(await accessibilityFaults(container)).toEqual([]);
    },
    60_000,
  );
  it.each(['board', 'mat'] as const)('has a %s for phones', (pane) => {
    const { container } = show('prompt-build', { layout: 'narrow', pane });
    expect(container.querySelector('svg')).toBeTruthy();
  });
});
