/** Nobody needs to see an option to choose it: the labels of every game that has sample positions. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyGameTable, Texts } from '../table/contract';
import { LANGUAGES, loadTexts, type Sample } from '../table/testing';

const TABLES = import.meta.glob<AnyGameTable>('./*/index.ts', { import: 'default', eager: true });
const SAMPLES = Object.entries(
  import.meta.glob<Sample<unknown>>('./*/fixtures/*.json', { import: 'default', eager: true }),
);
const ASKED = SAMPLES.flatMap(([path, { view, decision }]) => {
  const [, folder = '', name = ''] = /^\.\/(\w+)\/fixtures\/(.*)\.json$/.exec(path) ?? [];
  return decision === null ? [] : [{ folder, name, view, decision }];
});
const FOLDERS = [...new Set(ASKED.map(({ folder }) => folder))];

describe.each(FOLDERS)('labels of options in %s', (folder) => {
  const game = folder.replaceAll('_', '-');
  const table = TABLES[`./${folder}/index.ts`] as AnyGameTable;
  let texts: Readonly<Record<string, Texts>>;
  beforeAll(async () => {
    texts = await loadTexts(game);
  });

  it.each(ASKED.filter((asked) => asked.folder === folder))(
    '$name: each says something of its own in every language',
    ({ view, decision }) => {
      for (const language of LANGUAGES) {
        const words = texts[language] as Texts;
        const said = decision.options.map(
          (option) => table.label?.(view, option, decision, words) ?? words.move(option),
        );
        for (const label of said) {
          expect(label).toMatch(/\p{L}{2}/u);
          expect(label).not.toMatch(/undefined|label-|\{|\}/);
          expect(label).not.toContain(`${game}-`);
        }
        expect(new Set(said).size).toBe(decision.options.length);
      }
    },
  );
});

it('has positions of several games', () => {
  expect(FOLDERS.length).toBeGreaterThan(1);
  expect(ASKED.length).toBeGreaterThan(20);
});
