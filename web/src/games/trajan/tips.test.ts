import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Texts } from '../../table/contract';
import { loadTexts, tableProps } from '../../table/testing';
import Table from './Table.svelte';
import type { TrajanView } from './view';
import { wordsFor } from './words';

const SAMPLES = import.meta.glob<{ readonly view: TrajanView }>('./fixtures/*.json', {
  import: 'default',
  eager: true,
});
let texts: Readonly<Record<string, Texts>>;

beforeAll(async () => {
  texts = await loadTexts('trajan');
});

/** The table as somebody sees it who only looks on: a click explains. */
function watch(name: string, language: string): HTMLElement {
  const { view } = SAMPLES[`./fixtures/${name}.json`] as { readonly view: TrajanView };
  const props = tableProps({ view, decision: null }, texts[language], { mySeat: undefined });
  return render(Table, { props }).container;
}

describe.each(['en', 'de', 'ru'])('everything on the table explains itself (%s)', (language) => {
  it.each(['early-2', 'middle-3', 'crowded', 'over-4'])(
    '%s: name, what it does, ruling with a link',
    async (name) => {
      const container = watch(name, language);
      const things = [...container.querySelectorAll('.piece')];
      expect(things.length).toBeGreaterThan(70);
      for (const thing of things) {
        await fireEvent.click(thing);
        await tick();
        const hint = container.querySelector('.hint');
        const where = thing.getAttribute('data-at') ?? thing.getAttribute('class');
        expect(hint?.querySelector('b')?.textContent, where ?? '').toMatch(/\p{L}/u);
        const lines = [...(hint?.querySelectorAll('span') ?? [])].map((each) => each.textContent);
        expect(lines.join(' '), where ?? '').toMatch(/\p{L}{3}/u);
        expect(lines.join(' '), where ?? '').not.toMatch(/help|trajan-|effect-/);
        expect(hint?.querySelector('a')?.getAttribute('href'), where ?? '').toMatch(
          /^\/rules\/trajan#r-\d+$/,
        );
      }
    },
  );
});

describe.each(['en', 'de', 'ru'])('empty places (%s)', (language) => {
  it('tell that nothing lies there', () => {
    const { view } = SAMPLES['./fixtures/early-2.json'] as { readonly view: TrajanView };
    const slots = view.players.flatMap((player) => player.slots).filter((tile) => tile === null);
    expect(slots.length).toBeGreaterThan(0);
    const words = wordsFor(texts[language] as Texts);
    const empty = { en: /^No /, de: /kein/, ru: /нет/ }[language] as RegExp;
    expect(words('slot-help')).toMatch(empty);
    expect(words('space-empty')).toMatch(empty);
    expect(words('space-empty')).not.toMatch(/any more|mehr|больше/);
  });

  it('have a name with one full stop after each sentence', () => {
    const container = watch('early-2', language);
    const names = [...container.querySelectorAll('.piece [role=button]')].map(
      (each) => each.getAttribute('aria-label') ?? '',
    );
    expect(names.filter((name) => /\.\.|\. \./.test(name))).toEqual([]);
  });
});
