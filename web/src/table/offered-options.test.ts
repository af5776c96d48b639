/** Whatever is legal can be chosen in the prompt bar, however many options there are. */
import { cleanup, render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue, learnGame, speak } from '../i18n/index.svelte';
import { makeTexts } from '../i18n/texts';
import { loadVocabulary, type Vocabulary } from '../i18n/vocabulary';
import PromptBar from './PromptBar.svelte';
import type { Decision, Offer } from './contract';
import { plainGame } from './plain';

let vocabulary: Vocabulary | undefined;
beforeAll(async () => {
  vocabulary = await loadVocabulary('trajan');
  await learnGame('trajan');
});
beforeEach(async () => speak('en'));
afterEach(cleanup);

const COUNTS = [1, 5, 6, 9, 10, 11, 18, 40, 104] as const;
const offer = (verb: string, noun: number): Offer => ({ text: `${verb} ${noun}`, verb, nouns: [noun] });
/** So many options of one verb. */
const listed = (count: number): readonly Offer[] => Array.from({ length: count }, (_, n) => offer('build', n + 1));
/** So many options of verbs of very different sizes. */
const mixed = (count: number): readonly Offer[] => Array.from({ length: count }, (_, n) => offer(['pass', 'take', 'take', 'lay', 'lay', 'lay', 'ship', 'ship', 'ship', 'ship'][n % 10] ?? '', n + 1));
const asked = (options: readonly Offer[]): Decision => ({ seat: 0, prompt: 'sow', args: {}, options });

function show(options: readonly Offer[], more: object = {}) {
  const send = vi.fn();
  const props = {
    game: plainGame, view: {}, decision: asked(options), texts: makeTexts(catalogue(), vocabulary, ['Livia']), waiting: '', note: '', trouble: '', undo: undefined, isBusy: false, isCatchingUp: false,
    pointed: undefined, narrowed: undefined, point: vi.fn(), send, takeBack: vi.fn(), redo: vi.fn(), skip: vi.fn(), ...more,
  };
  return { props, send, ...render(PromptBar, props) };
}
const inSight = (): string[] => [...document.querySelectorAll<HTMLElement>('.options [data-move]')].map(button => button.dataset['move'] ?? '');
const frame = (): Promise<void> => new Promise(resolve => void requestAnimationFrame(() => setTimeout(resolve)));
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
    await userEvent.click(document.querySelectorAll<HTMLElement>('.options [data-verb]')[place] as HTMLElement);
    await settle();
    found.push(...inSight());
    await userEvent.click(document.querySelector('.options .back') as HTMLElement);
    await settle();
  }
  return found;
}
const texts = (options: readonly Offer[]): string[] => options.map(each => each.text).sort();

describe('the prompt bar never shows fewer options than are legal', () => {
  it.each(COUNTS)('%i of one kind', async count => {
    show(listed(count));
    expect((await reachable()).sort()).toEqual(texts(listed(count)));
  }, 30_000);

  it.each(COUNTS)('%i of several kinds', async count => {
    show(mixed(count));
    expect((await reachable()).sort()).toEqual(texts(mixed(count)));
  }, 60_000);

  it('also when a long question follows another', async () => {
    const { rerender, props } = show(listed(40));
    await rerender({ ...props, decision: asked(listed(18)) });
    expect((await reachable()).sort()).toEqual(texts(listed(18)));
    await rerender({ ...props, decision: asked(listed(104)) });
    expect((await reachable()).sort()).toEqual(texts(listed(104)));
  }, 30_000);
});
