import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableProps, Texts } from '../../table/contract';
import {
  accessibilityFaults,
  find,
  loadTexts,
  tableProps,
  type Sample as AnySample,
} from '../../table/testing';
import Table from './Table.svelte';
import type { TrajanView } from './view';

type Sample = AnySample<TrajanView>;
const SAMPLES = import.meta.glob<Sample>('./fixtures/*.json', { import: 'default', eager: true });
const sample = (name: string): Sample => SAMPLES[`./fixtures/${name}.json`] as Sample;
/** Verbs that need cards or a stack first, or have their button in the prompt bar only. */
const ELSEWHERE = ['lay', 'ship', 'discard', 'choose', 'pass', 'stop', 'waive', 'arrange'];
let texts: Readonly<Record<string, Texts>>;

beforeAll(async () => {
  texts = await loadTexts('trajan');
});

function show(name: string, more: Partial<TableProps<TrajanView>> = {}, language = 'en') {
  const props = tableProps(sample(name), texts[language], more);
  return { props, ...render(Table, { props }) };
}

describe('the table offers exactly what is asked', () => {
  const prompts = Object.keys(SAMPLES)
    .filter((path) => path.includes('prompt-'))
    .map((path) => path.slice(11, -5));
  it.each(prompts)('%s: every option has its thing, and nothing else glows', (name) => {
    const { container } = show(name);
    const options = (sample(name).decision?.options ?? []).filter(
      ({ verb }) => !ELSEWHERE.includes(verb),
    );
    const shown = [...container.querySelectorAll('[data-move]')].map((each) =>
      each.getAttribute('data-move'),
    );
    for (const { text } of options) expect(shown).toContain(text);
    for (const text of shown)
      expect(sample(name).decision?.options.map((option) => option.text)).toContain(text);
  });
  it.each(['en', 'de', 'ru'])('names every offered thing in %s', (language) => {
    const { container } = show('prompt-military', {}, language);
    for (const each of container.querySelectorAll('.piece.offered > [role=button]'))
      expect(each.getAttribute('aria-label')).toMatch(/\S/);
    expect(container.textContent).not.toContain('trajan-');
  });
  it('is quiet when nobody asks me', () => {
    const { container } = show('over-3');
    expect(container.querySelectorAll('.piece.offered')).toHaveLength(0);
  });
});

describe('choosing', () => {
  it('sends the text of the option', async () => {
    const { container, props } = show('prompt-military');
    await fireEvent.click(find(container, '[data-at="province-raetia"]'));
    expect(props.send).toHaveBeenCalledWith('march raetia');
  });
  it('waits while a move is on its way: nothing glows, and a second click neither moves nor asks why', async () => {
    const { container, props } = show('prompt-military', { isBusy: true });
    expect(container.querySelectorAll('.piece.offered')).toHaveLength(0);
    await fireEvent.click(find(container, '[data-at="province-raetia"]'));
    expect(props.send).not.toHaveBeenCalled();
    expect(props.explain).not.toHaveBeenCalled();
  });
  it('works with the keyboard, too', async () => {
    const { container, props } = show('middle-4');
    await fireEvent.keyDown(find(container, '[data-move="sow II"] [role=button]'), {
      key: 'Enter',
    });
    await fireEvent.keyDown(window, { key: '3' });
    expect(props.send).toHaveBeenNthCalledWith(1, 'sow II');
    expect(props.send).toHaveBeenNthCalledWith(2, 'sow III');
  });
  it('lays a marker by the initial of its colour', async () => {
    const { props } = show('prompt-drop');
    await fireEvent.keyDown(window, { key: 'p' });
    expect(props.send).toHaveBeenCalledWith('drop pink');
  });
  it('asks why when something is not offered', async () => {
    const { container, props, findByRole } = show('prompt-military');
    await fireEvent.click(find(container, '[data-at="province-noricum"]'));
    expect(props.send).not.toHaveBeenCalled();
    expect(props.explain).toHaveBeenCalledWith('march noricum');
    expect(await findByRole('tooltip')).toHaveTextContent('because (R-11)');
  });
  it('ships the picked cards by clicking the ship, and narrows the buttons', async () => {
    const { container, props, getByRole } = show('prompt-seaport');
    await fireEvent.click(getByRole('button', { name: 'Wine' }));
    await fireEvent.click(getByRole('button', { name: 'Gems' }));
    expect(props.filterOptions).toHaveBeenLastCalledWith(
      expect.arrayContaining(['lay wine gems', 'ship different wine gems', 'draw']),
    );
    await fireEvent.click(find(container, '[data-at="ship-different"]'));
    expect(props.send).toHaveBeenCalledWith('ship different wine gems');
  });
  it('discards in two clicks and chooses a first tile in two', async () => {
    const discard = show('prompt-discard');
    const card = discard.container.querySelector('.in-fan .piece.offered') as Element;
    await fireEvent.click(card);
    await fireEvent.click(find(discard.container, '[data-at="pile-left"]'));
    expect(discard.props.send).toHaveBeenCalledWith(expect.stringMatching(/^discard \w+ left$/));
    discard.unmount();
    const choose = show('prompt-choose_tiles');
    await fireEvent.click(find(choose.container, '[data-at="stack-demand"]'));
    await fireEvent.click(find(choose.container, `[data-at="slot-${choose.props.mySeat}-3"]`));
    expect(choose.props.send).toHaveBeenCalledWith('choose demand IV');
  });
});

describe('watching', () => {
  it('shows the mat of whose turn it is, and offers nothing', () => {
    const { container } = show('middle-4', {
      mySeat: undefined,
      decision: undefined,
      view: { ...sample('middle-4').view, seat: null, active: 2 },
    });
    expect(container.querySelector('[data-at="hub-2"]')).toBeTruthy();
    expect(container.querySelectorAll('.piece.offered')).toHaveLength(0);
  });
});

describe('previewing', () => {
  it('shows target, time and tile of the option under the pointer', () => {
    const { container } = show('prompt-sow', {
      hovered: sample('prompt-sow').decision?.options[0]?.text,
    });
    expect(container.querySelectorAll('.tray.source')).toHaveLength(1);
    expect(container.querySelectorAll('.tray.target')).toHaveLength(1);
    expect(container.querySelector('.hub-number')?.textContent).toMatch(/^\+\d+$/);
  });
});

describe('moving', () => {
  it('goes straight to the new view without motion and tells that it has settled', async () => {
    const { props, rerender } = show('prompt-sow');
    await rerender({
      ...props,
      view: sample('middle-2').view,
      batch: { id: 1, events: sample('middle-2').events, live: true, undone: false },
    });
    expect(props.onSettled).toHaveBeenCalledWith(1);
  });
});

describe('for everyone', () => {
  it.each(['middle-4', 'prompt-drop'])(
    'axe finds nothing in %s',
    async (name) => {
      const { container } = show(name);
      expect(await accessibilityFaults(container)).toEqual([]);
    },
    60_000,
  );
  it.each(['board', 'mat'] as const)('has a %s for phones', (pane) => {
    const { container } = show('prompt-forum', { layout: 'narrow', pane });
    expect(container.querySelector('svg')).toBeTruthy();
  });
});

describe('the end of a quarter', () => {
  it.each(['wide', 'tall', 'narrow', 'sideways'] as const)(
    'has its place where the window is %s',
    (layout) => {
      const prompt =
        Object.keys(SAMPLES)
          .find((path) => path.includes('prompt-'))
          ?.slice(11, -5) ?? '';
      const { container } = show(prompt, {
        layout,
        pane: layout === 'narrow' || layout === 'sideways' ? 'board' : undefined,
      });
      expect(container.querySelectorAll('.dock')).toHaveLength(1);
    },
  );
});
