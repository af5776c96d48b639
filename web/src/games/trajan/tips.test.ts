import { fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Catalogue } from '../../i18n/catalogue';
import { makeTexts } from '../../i18n/texts';
import { loadVocabulary } from '../../i18n/vocabulary';
import type { TableProps, Texts } from '../../table/contract';
import Table from './Table.svelte';
import type { TrajanView } from './view';
import { wordsFor } from './words';

const SAMPLES = import.meta.glob<{ readonly view: TrajanView }>('./fixtures/*.json', { import: 'default', eager: true });
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];
const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));
const texts: Partial<Record<string, Texts>> = {};

beforeAll(async () => {
  for (const language of ['en', 'de', 'ru'] as const) {
    const catalogue = new Catalogue(language);
    await Promise.all(['house', 'web', 'trajan'].map(stem => catalogue.load(stem)));
    texts[language] = makeTexts(catalogue, await loadVocabulary('trajan'), NAMES);
  }
});

/** The table as somebody sees it who only looks on: a click explains. */
function watch(name: string, language: string): HTMLElement {
  const view = (SAMPLES[`./fixtures/${name}.json`] as { readonly view: TrajanView }).view;
  const props: TableProps<TrajanView> = {
    view, decision: undefined, batch: { id: 0, events: [], live: false, undone: false }, names: NAMES, mySeat: undefined, waiting: [], texts: texts[language] as Texts,
    settings: { speed: 'none', pace: 0, reducedMotion: true, palette: 'standard', confirmEndOfTurn: false, sound: false }, layout: 'wide', pane: undefined,
    send: vi.fn(), explain: vi.fn(), pointed: undefined, point: vi.fn(), narrow: vi.fn(), announce: vi.fn(), settled: vi.fn(), skips: 0, seats: nothing, log: nothing,
  };
  return render(Table, { props }).container;
}

describe.each(['en', 'de', 'ru'])('everything on the table explains itself (%s)', language => {
  it.each(['early-2', 'middle-3', 'crowded', 'over-4'])('%s: name, what it does, ruling with a link', async name => {
    const container = watch(name, language);
    const things = [...container.querySelectorAll('.thing')];
    expect(things.length).toBeGreaterThan(70);
    for (const thing of things) {
      await fireEvent.click(thing);
      await tick();
      const hint = container.querySelector('.hint');
      const where = thing.getAttribute('data-at') ?? thing.getAttribute('class');
      expect(hint?.querySelector('b')?.textContent, where ?? '').toMatch(/\p{L}/u);
      const lines = [...(hint?.querySelectorAll('span') ?? [])].map(each => each.textContent);
      expect(lines.join(' '), where ?? '').toMatch(/\p{L}{3}/u);
      expect(lines.join(' '), where ?? '').not.toMatch(/help|trajan-|effect-/);
      expect(hint?.querySelector('a')?.getAttribute('href'), where ?? '').toMatch(/^\/rules\/trajan#r-\d+$/);
    }
  });
});

describe.each(['en', 'de', 'ru'])('empty places (%s)', language => {
  it('tell that nothing lies there', () => {
    const { view } = SAMPLES['./fixtures/early-2.json'] as { readonly view: TrajanView };
    const slots = view.players.flatMap(player => player.slots).filter(tile => tile === null);
    expect(slots.length).toBeGreaterThan(0);
    const words = wordsFor(texts[language] as Texts);
    const empty = { en: /^No /, de: /kein/, ru: /нет/ }[language] as RegExp;
    expect(words('slot-help')).toMatch(empty);
    expect(words('space-empty')).toMatch(empty);
    expect(words('space-empty')).not.toMatch(/any more|mehr|больше/);
  });

  it('have a name with one full stop after each sentence', () => {
    const container = watch('early-2', language);
    const names = [...container.querySelectorAll('.thing [role=button]')].map(each => each.getAttribute('aria-label') ?? '');
    expect(names.filter(name => /\.\.|\. \./.test(name))).toEqual([]);
  });
});
