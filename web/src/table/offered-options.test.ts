/** Whatever is legal can be chosen in the prompt bar, however many options there are. */
import { cleanup, render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue, loadTableTexts, speak } from '../i18n/index.svelte';
import { makeTexts } from '../i18n/texts';
import { loadVocabulary, type Vocabulary } from '../i18n/vocabulary';
import PromptBar from './PromptBar.svelte';
import { tableSettings } from '../state/settings.svelte';
import { TABLE_CONTEXT, type TableContext } from './context';
import type { Decision, Option } from './contract';
import { plainGame } from './plain-game';

let vocabulary: Vocabulary | undefined;
beforeAll(async () => {
  vocabulary = await loadVocabulary('trajan');
  await loadTableTexts('trajan');
});
beforeEach(async () => speak('en'));
afterEach(cleanup);

const COUNTS = [1, 5, 6, 9, 10, 11, 18, 40, 104] as const;
const option = (verb: string, noun: number): Option => ({
  text: `${verb} ${noun}`,
  verb,
  nouns: [noun],
});
/** So many options of one verb. */
const optionsOfOneVerb = (count: number): readonly Option[] =>
  Array.from({ length: count }, (_, n) => option('build', n + 1));
/** So many options of verbs of very different sizes. */
const optionsOfVerbs = (count: number): readonly Option[] =>
  Array.from({ length: count }, (_, n) =>
    option(
      ['pass', 'take', 'take', 'lay', 'lay', 'lay', 'ship', 'ship', 'ship', 'ship'][n % 10] ?? '',
      n + 1,
    ),
  );
const makeDecision = (options: readonly Option[]): Decision => ({
  seat: 0,
  prompt: 'sow',
  args: {},
  options,
});

function show(options: readonly Option[], more: object = {}) {
  const send = vi.fn();
  const props = {
    view: {},
    decision: makeDecision(options),
    waiting: '',
    note: '',
    trouble: '',
    undo: undefined,
    isBusy: false,
    isCatchingUp: false,
    hovered: undefined,
    filteredTexts: undefined,
    hover: vi.fn(),
    send,
    takeBack: vi.fn(),
    redo: vi.fn(),
    skip: vi.fn(),
    ...more,
  };
  const table: TableContext = {
    game: plainGame,
    names: ['Livia'],
    mySeat: 0,
    texts: makeTexts(catalogue(), vocabulary, ['Livia']),
    settings: tableSettings(),
  };
  const context = new Map([[TABLE_CONTEXT, table]]);
  return { props, send, ...render(PromptBar, { props, context }) };
}
const inSight = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.options [data-move]')].map(
    (button) => button.dataset['move'] ?? '',
  );
const frame = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
/** More frames than any list needs. */
async function settle(): Promise<void> {
  for (let frames = 0; frames < 12; frames++) await frame();
}

/** All that can be reached: what stands in the bar, and what opens behind each of its groups. */
async function reachable(): Promise<string[]> {
  await settle();
  const found = inSight();
  const groups = document.querySelectorAll('.options [data-verb]').length;
  for (let place = 0; place < groups; place++) {
    await userEvent.click(
      document.querySelectorAll<HTMLElement>('.options [data-verb]')[place] as HTMLElement,
    );
    await settle();
    found.push(...inSight());
    await userEvent.click(document.querySelector('.options .back') as HTMLElement);
    await settle();
  }
  return found;
}
const texts = (options: readonly Option[]): string[] => options.map((each) => each.text).sort();

describe('the prompt bar never shows fewer options than are legal', () => {
  it.each(COUNTS)(
    '%i of one kind',
    async (count) => {
      show(optionsOfOneVerb(count));
      expect((await reachable()).sort()).toEqual(texts(optionsOfOneVerb(count)));
    },
    30_000,
  );

  it.each(COUNTS)(
    '%i of several kinds',
    async (count) => {
      show(optionsOfVerbs(count));
      expect((await reachable()).sort()).toEqual(texts(optionsOfVerbs(count)));
    },
    60_000,
  );

  it('also when a long question follows another', async () => {
    const { rerender, props } = show(optionsOfOneVerb(40));
    await rerender({ ...props, decision: makeDecision(optionsOfOneVerb(18)) });
    expect((await reachable()).sort()).toEqual(texts(optionsOfOneVerb(18)));
    await rerender({ ...props, decision: makeDecision(optionsOfOneVerb(104)) });
    expect((await reachable()).sort()).toEqual(texts(optionsOfOneVerb(104)));
  }, 30_000);
});
