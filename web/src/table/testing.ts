/** What tests of drawn tables share: the sentences of a game, and the props that the shell would give. */
import axe from 'axe-core';
import { createRawSnippet } from 'svelte';
import { vi } from 'vitest';
import { FluentCatalogue, type Language } from '../i18n/catalogue';
import { makeTexts } from '../i18n/texts';
import { loadVocabulary } from '../i18n/vocabulary';
import type { Decision, GameEvent, TableProps, Texts } from './contract';

/** A position as `make_fixtures.py` writes it. */
export type Sample<V> = {
  readonly view: V;
  readonly decision: Decision | null;
  readonly before: V | null;
  readonly events: readonly GameEvent[];
};

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];
export const LANGUAGES: readonly Language[] = ['en', 'de', 'ru'];
export const emptySnippet = createRawSnippet(() => ({ render: () => '<span></span>' }));

/** The sentences of a game in every language; to be called in `beforeAll`. */
export async function loadTexts(game: string): Promise<Readonly<Record<string, Texts>>> {
  const found: Record<string, Texts> = {};
  for (const language of LANGUAGES) {
    const catalogue = new FluentCatalogue(language);
    const stems = ['common', 'web', game, `${game}-web`, `${game}-outcome`];
    await Promise.all(stems.map((stem) => catalogue.load(stem)));
    found[language] = makeTexts(catalogue, await loadVocabulary(game), NAMES);
  }
  return found;
}

/** The props of a table that shows a sample without motion. */
export function tableProps<V extends { readonly seat: number | null }>(
  { view, decision }: Pick<Sample<V>, 'view' | 'decision'>,
  texts: Texts | undefined,
  changes: Partial<TableProps<V>> = {},
): TableProps<V> {
  return {
    view,
    decision: decision ?? undefined,
    batch: { id: 0, events: [], live: false, undone: false },
    names: NAMES,
    mySeat: view.seat ?? undefined,
    waiting: [],
    texts: texts as Texts,
    settings: {
      speed: 'none',
      pace: 0,
      reducedMotion: true,
      palette: 'standard',
      confirmEndOfTurn: false,
      sound: false,
    },
    layout: 'wide',
    pane: undefined,
    send: vi.fn(),
    sendTogether: vi.fn(),
    explain: vi.fn(() => Promise.resolve('because (R-11)')),
    hovered: undefined,
    hover: vi.fn(),
    filterOptions: vi.fn(),
    announce: vi.fn(),
    onSettled: vi.fn(),
    skips: 0,
    seats: emptySnippet,
    log: emptySnippet,
    ...changes,
  };
}

/** What stands in the way of people who cannot see or point; colours and landmarks are the shell's. */
export async function accessibilityFaults(container: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

export function find(container: Element, selector: string): Element {
  const found = container.querySelector(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
