import { fireEvent, render } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Catalogue } from '../../i18n/catalogue';
import { makeTexts } from '../../i18n/texts';
import { loadVocabulary } from '../../i18n/vocabulary';
import type { Decision, GameEvent, TableProps, Texts } from '../../table/contract';
import Table from './Table.svelte';
import type { ForumTrajanumView } from './view';

type Fixture = { readonly view: ForumTrajanumView; readonly decision: Decision | null; readonly before: ForumTrajanumView | null; readonly events: readonly GameEvent[] };
const FILES = import.meta.glob<Fixture>('./fixtures/*.json', { import: 'default', eager: true });
const NAMES = ['Octavia', 'Livia', 'Marcus', 'Cassius'];
const PROMPTS = Object.keys(FILES).flatMap(path => /(prompt-\w+)\.json$/.exec(path)?.[1] ?? []);
let texts: Texts;

const sample = (name: string): Fixture => {
  const found = FILES[`./fixtures/${name}.json`];
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
};

beforeAll(async () => {
  const catalogue = new Catalogue('en');
  await Promise.all(['house', 'web', 'forum-trajanum'].map(stem => catalogue.load(stem)));
  texts = makeTexts(catalogue, await loadVocabulary('forum-trajanum'), NAMES);
});

function show(name: string, changes: Partial<TableProps<ForumTrajanumView>> = {}) {
  const { view, decision } = sample(name);
  const props: TableProps<ForumTrajanumView> = {
    view, decision: decision ?? undefined, batch: { id: 0, events: [], live: false, undone: false }, names: NAMES, mySeat: view.seat ?? undefined, waiting: [], texts,
    settings: { speed: 'none', pace: 0, reducedMotion: true, palette: 'standard', confirmEndOfTurn: false, sound: false },
    layout: 'wide', pane: undefined, send: vi.fn(), explain: vi.fn(() => Promise.resolve('because (R-11)')), pointed: undefined, point: vi.fn(), narrow: vi.fn(), announce: vi.fn(), settled: vi.fn(), skips: 0,
    seats: (() => undefined) as never, log: (() => undefined) as never,
    ...changes,
  };
  return { ...render(Table, { props }), props };
}

const moves = (container: Element): readonly string[] => [...container.querySelectorAll('.thing.offered[data-move]')].map(each => each.getAttribute('data-move') ?? '');
/** Answers that are given with the buttons of the prompt bar. */
const BUTTONS = new Set(['done', 'decline', 'arrange', 'skip', 'first', 'train', 'recolour', 'craft', 'promote', 'exchange']);

describe('offering', () => {
  it.each(PROMPTS)('lets all of %s glow and nothing else', name => {
    const { container } = show(name);
    const offered = sample(name).decision?.options ?? [];
    const glowing = moves(container);
    const missing = offered.filter(({ text, verb }) => !BUTTONS.has(verb) && !glowing.includes(text));
    expect(missing.map(({ text }) => text)).toEqual([]);
    expect(glowing.filter(text => !offered.some(offer => offer.text === text))).toEqual([]);
  });
});
