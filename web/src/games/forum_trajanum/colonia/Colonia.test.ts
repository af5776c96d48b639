import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Option, TableProps, Texts } from '../../../table/contract';
import {
  accessibilityFaults,
  find,
  loadTexts,
  tableProps,
  type Sample as AnySample,
} from '../../../table/testing';
import Stand from '../pieces/gallery/Stand.svelte';
import { ROWS } from '../printed';
import type { ForumTrajanumView } from '../view';
import { conversionsOf } from './logic';

type Sample = AnySample<ForumTrajanumView>;
const SAMPLES = import.meta.glob<Sample>('../fixtures/*.json', { import: 'default', eager: true });
const sample = (name: string): Sample => SAMPLES[`../fixtures/${name}.json`] as Sample;
const PROMPTS = Object.keys(SAMPLES)
  .filter((path) => path.includes('prompt-'))
  .map((path) => path.slice('../fixtures/prompt-'.length, -5));
/** Verbs whose things lie in a Colonia. */
const HERE = [
  'take',
  'ignore',
  'keep',
  'on',
  'corner',
  'crane',
  'place',
  'pay',
  'leave',
  'use',
  'both',
  'pick',
  'advance',
  'cypress',
  'receive',
];
let texts: Readonly<Record<string, Texts>>;

beforeAll(async () => {
  texts = await loadTexts('forum-trajanum');
});

function stand(
  name: string,
  {
    show = 'wide',
    language = 'en',
    seat,
    ...more
  }: Partial<TableProps<ForumTrajanumView>> & {
    show?: string;
    language?: string;
    seat?: number;
  } = {},
) {
  const table = tableProps(sample(name), texts[language], more);
  return {
    table,
    ...render(Stand, { props: { table, seat: seat ?? table.view.seat ?? 0, show } }),
  };
}
const optionOf = (name: string, verb: string): Option => {
  const found = sample(name).decision?.options.find((option) => option.verb === verb);
  if (!found) throw new Error(`${name} options no ${verb}`);
  return found;
};
const moves = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('[data-move]')].map((each) => each.getAttribute('data-move'));

describe('citizens in the scoring', () => {
  it('are awake when their row was paid, though the pointer still rests where "leave" stood', () => {
    const asked = sample('prompt-pay');
    const seat = asked.view.seat ?? 0;
    const row = ROWS.findIndex(
      (_, k) =>
        asked.view.colonies[seat]?.active.includes(k) &&
        (asked.view.colonies[seat]?.citizens[2 * k] ?? -1) >= 0,
    );
    expect(row).toBeGreaterThanOrEqual(0);
    const word = ROWS[row];
    const { container } = stand('prompt-pay', { decision: undefined, hovered: `leave ${word}` });
    expect(
      container.querySelectorAll(`[data-at="row-${seat}-${word}"] .ftp-inactive`),
    ).toHaveLength(0);
  });
});

describe('the Colonia offers exactly what is asked', () => {
  it.each(
    PROMPTS.flatMap(
      (name) =>
        [
          [name, 'wide'],
          [name, 'phone'],
        ] as const,
    ),
  )('%s (%s)', (name, show) => {
    const { container } = stand(`prompt-${name}`, { show });
    const options = sample(`prompt-${name}`).decision?.options ?? [];
    const shown = moves(container);
    for (const { text, verb } of options) if (HERE.includes(verb)) expect(shown).toContain(text);
    for (const text of shown) expect(options.map((option) => option.text)).toContain(text);
  });
  it('lets only vacant spaces be picked before building, one or two', async () => {
    const { container } = stand('prompt-build');
    const { view } = sample('prompt-build');
    const glowing = container.querySelectorAll('.cell.offered');
    expect(glowing).toHaveLength(view.colonies[view.seat ?? 0]?.vacant.length ?? -1);
    for (const each of [...glowing].slice(0, 3)) await fireEvent.click(each);
    expect(container.querySelectorAll('.cell.selected')).toHaveLength(2);
  });
  it('offers nothing in a Colonia that is not mine, nor in details of a strip', () => {
    const { view } = sample('prompt-take');
    const other = ((view.seat ?? 0) + 1) % view.seats;
    expect(
      stand('prompt-take', { seat: other }).container.querySelectorAll('.offered'),
    ).toHaveLength(0);
    expect(
      stand('prompt-take', { show: 'details', seat: view.seat ?? 0 }).container.querySelectorAll(
        '.offered',
      ),
    ).toHaveLength(0);
  });
});

describe('choosing', () => {
  it('takes a tile by a click, and by the keyboard; for a Tribune where it must be', async () => {
    const { container, table } = stand('prompt-take');
    const [free, dear] = ['take', 'ignore'].map((verb) => optionOf('prompt-take', verb));
    await fireEvent.click(find(container, `[data-move="${free?.text}"]`));
    await fireEvent.keyDown(find(container, `[data-move="${dear?.text}"] [role=button]`), {
      key: 'Enter',
    });
    expect(table.send).toHaveBeenNthCalledWith(1, free?.text);
    expect(table.send).toHaveBeenNthCalledWith(2, dear?.text);
    // its price shows with the others that wait behind one button
    expect(find(container, `[data-move="${dear?.text}"]`).querySelector('.price')).toBeNull();
    expect(find(container, `[data-move="${free?.text}"]`).querySelector('.price')).toBeNull();
  });
  it('asks why a temple cannot be chosen', async () => {
    const { container, table, findByRole } = stand('prompt-take');
    await fireEvent.click(find(container, `[data-at="cell-${table.mySeat}-c2"]`));
    expect(table.explain).toHaveBeenCalledWith('take c2');
    expect(await findByRole('tooltip')).toHaveTextContent('because (R-11)');
  });
  it('opens the exchanges of a good, and closes them with Escape', async () => {
    const { container, table, queryByRole, getByRole } = stand('prompt-prepare');
    const train = optionOf('prompt-prepare', 'train');
    const colour = train.nouns[0] ?? '';
    const name = new RegExp(`Turn 2 ${colour} workers`);
    await fireEvent.keyDown(
      find(container, `[data-at="good-${table.mySeat}-${colour}"] [role=button]`),
      { key: ' ' },
    );
    expect(
      [...container.querySelectorAll('[data-exchange]')].map((each) =>
        each.getAttribute('data-exchange'),
      ),
    ).toEqual(conversionsOf(table.decision, String(colour)).map(({ text }) => text));
    await fireEvent.keyDown(getByRole('button', { name }), { key: 'Escape' });
    expect(queryByRole('button', { name })).toBeNull();
    await fireEvent.click(find(container, `[data-at="good-${table.mySeat}-${colour}"]`));
    await fireEvent.click(getByRole('button', { name }));
    expect(table.send).toHaveBeenCalledWith(train.text);
  });
  it('keeps the tile that is clicked, or the one dragged to the left', async () => {
    const { container, table } = stand('prompt-keep');
    const [first, second] = sample('prompt-keep').decision?.options ?? [];
    await fireEvent.click(find(container, `.draggable [data-move="${second?.text}"]`));
    expect(table.send).toHaveBeenLastCalledWith(second?.text);
    const tiles = container.querySelectorAll<SVGGElement>('.draggable');
    const [left, right] = [...tiles].map((each) =>
      each.querySelector('[data-move]')?.getAttribute('data-move'),
    );
    expect([left, right].sort()).toEqual([first?.text, second?.text].sort());
    // jsdom has no layout: a unit is a pixel there
    await fireEvent(
      tiles[1] as Element,
      new MouseEvent('pointerdown', { bubbles: true, clientX: 100, button: 0 }),
    );
    await fireEvent(window, new MouseEvent('pointermove', { clientX: 30 }));
    await fireEvent(window, new MouseEvent('pointerup', { clientX: 30 }));
    expect(table.send).toHaveBeenLastCalledWith(right);
    await fireEvent(
      tiles[0] as Element,
      new MouseEvent('pointerdown', { bubbles: true, clientX: 10, button: 0 }),
    );
    await fireEvent(window, new MouseEvent('pointermove', { clientX: 80 }));
    await fireEvent(window, new MouseEvent('pointerup', { clientX: 80 }));
    expect(table.send).toHaveBeenLastCalledWith(right);
  });
});

describe('previewing', () => {
  it('lays a ghost of the building and of the citizen', () => {
    const built = stand('prompt-space', {
      hovered: sample('prompt-space').decision?.options[0]?.text,
    });
    expect(built.container.querySelectorAll('.city .ghost-piece')).toHaveLength(1);
    const placed = stand('prompt-place', {
      hovered: sample('prompt-place').decision?.options[0]?.text,
    });
    expect(placed.container.querySelectorAll('.rows .ghost-piece')).toHaveLength(1);
  });
  it('puts a row to sleep and shows what its street is worth then', () => {
    const { decision, view } = sample('prompt-pay');
    const { container } = stand('prompt-pay', { hovered: `leave ${decision?.args['row']}` });
    const row =
      view.colonies[view.seat ?? 0]?.outlook.rows[
        (ROWS as readonly string[]).indexOf(String(decision?.args['row']))
      ];
    expect(container.querySelector('.row-worth.ahead')).toHaveTextContent(String(row?.inactive));
  });
  it('moves a ghost of the slide bar', () => {
    expect(
      stand('prompt-upgrade', { hovered: 'cypress' }).container.querySelector('.ghost-bar'),
    ).toBeTruthy();
    expect(stand('prompt-upgrade').container.querySelector('.ghost-bar')).toBeNull();
  });
});

describe('for everyone', () => {
  it.each(
    ['wide', 'phone', 'details', 'strips'].flatMap((show) =>
      ['en', 'de', 'ru'].map((language) => [show, language] as const),
    ),
  )('names everything: %s in %s', (show, language) => {
    for (const name of ['late-4', 'prompt-pay', 'prompt-keep', 'over-2']) {
      const { container, unmount } = stand(name, { show, language });
      for (const each of container.querySelectorAll('[role=button]'))
        expect(each.getAttribute('aria-label')).toMatch(/\S/);
      expect(container.innerHTML).not.toMatch(
        /col-[a-z]+-?[a-z0-9]*["<.:]|forum-trajanum-|undefined|NaN/,
      );
      unmount();
    }
  });
  it.each(['wide', 'phone'])(
    'axe finds nothing (%s)',
    async (show) => {
      const { container } = stand('prompt-build', { show });
      expect(await accessibilityFaults(container)).toEqual([]);
    },
    60_000,
  );
});
