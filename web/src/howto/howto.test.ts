import { render } from '@testing-library/svelte';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, speak } from '../i18n/index.svelte';
import HowTo from './HowTo.svelte';
import { hasHowTo } from './registry';

const GAMES = readdirSync(resolve('../locales/en'))
  .filter((file) => file.endsWith('-howto.ftl'))
  .map((file) => file.replace('-howto.ftl', ''));

/** Ids of the game's own words, as the English catalogue lists them. */
const idsOf = (game: string): string[] =>
  [...readFileSync(resolve(`../locales/en/${game}-howto.ftl`), 'utf-8').matchAll(/^([\w-]+) =/gm)]
    .map((found) => found[1] ?? '')
    .filter((id) => id !== '');

async function showPage(game: string): Promise<HTMLElement> {
  const { container, findAllByRole } = render(HowTo, { game });
  await findAllByRole('heading', { level: 2 }, { timeout: 30_000 });
  return container;
}

describe('how to play', () => {
  beforeEach(() => speak('en'));

  it('is told by the games that bring a page, and by no other', () => {
    expect(GAMES.length).toBeGreaterThan(0);
    expect(GAMES.filter((game) => !hasHowTo(game))).toEqual([]);
    expect(hasHowTo('no-such-game')).toBe(false);
  });

  describe.each(GAMES)('%s', (game) => {
    it.each(LANGUAGES)('lacks no word in %s', async (language) => {
      await speak(language);
      const { textContent } = await showPage(game);
      expect(textContent).not.toMatch(/-howto-|-kind-|\*\*|[{}]/);
      expect(textContent.length).toBeGreaterThan(1500);
    });

    it('has a picture beside its words and a name below each picture of the legend', async () => {
      const page = await showPage(game);
      expect(page.querySelectorAll('svg.picture').length).toBeGreaterThan(3);
      const named = [...page.querySelectorAll('.legend-row li')];
      expect(named.length).toBeGreaterThan(30);
      expect(named.filter((each) => each.textContent.trim() === '')).toEqual([]);
      expect(named.filter((each) => each.querySelector('[data-icon]') === null)).toEqual([]);
    });

    it('draws nothing that can be reached or chosen', async () => {
      const page = await showPage(game);
      const reached = [...page.querySelectorAll('[role=button], button, a')];
      expect(reached.filter((each) => each.closest('[inert]') === null)).toEqual([]);
    });

    it('uses every word of its catalogue', async () => {
      const folder = resolve(`src/games/${game.replaceAll('-', '_')}/howto`);
      const code = readdirSync(folder)
        .filter((file) => /\.(ts|svelte)$/.test(file))
        .map((file) => readFileSync(resolve(folder, file), 'utf-8'))
        .join('');
      /** Put together: `say(`step-${step}-text`)`. */
      const made = [...code.matchAll(/`([\w-]+)\$\{\w+\}([\w-]*)`/g)].map(
        ([, before = '', after = '']) => new RegExp(`^${before}[\\w-]+${after}$`),
      );
      const isSaid = (id: string): boolean =>
        code.includes(`'${id}'`) || made.some((each) => each.test(id));
      const unused = idsOf(game)
        .map((id) => id.replace(`${game}-howto-`, ''))
        .filter((id) => !isSaid(id));
      expect(unused).toEqual([]);
    });
  });
});
