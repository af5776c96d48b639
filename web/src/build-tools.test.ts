import { describe, expect, it } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import { HINT, compileHints } from '../build-tools/compile-hints.ts';
import { anchor, chaptersOf } from '../build-tools/rules-pages.ts';

describe('pages of rules', () => {
  const page = chaptersOf(
    '# The rules\n\nOpening.\n\nContents: [1 One](#1-one) ·\n[2 Two](#2-two)\n\n## 1 One\n\n**R-12** A sixth marker comes home.\n\n| a | |\n|---|---|\n| b | c |\n\n## 2 Two\n\nSee [one](#1-one) and [code](../x.py).\n',
  );

  it('become chapters with anchors that no language changes', () => {
    expect(page.title).toBe('The rules');
    expect(page.chapters.map((chapter) => chapter.id)).toEqual(['top', 's-1', 's-2']);
    expect(anchor('7 Extra actions and the +2 marker')).toBe('7-extra-actions-and-the-2-marker');
  });

  it('give every ruling a place of its own', () => {
    expect(page.chapters[1]?.html).toContain('id="r-12"');
  });

  it('leave out the list of contents, links into the source and empty heads of columns', () => {
    expect(page.chapters[0]?.html).not.toContain('1 One');
    expect(page.chapters[2]?.html).toContain('href="#s-1"');
    expect(page.chapters[2]?.html).not.toContain('x.py');
    expect(page.chapters[1]?.html).not.toContain('<th></th>');
  });
});

describe('what a page of rules folds away', () => {
  const page = chaptersOf(
    '# The rules\n\n<!-- for contributors -->\nCode cites them.\n\nWords.\n\n## 1 One\n\n> In short:\n> one.\n\n**R-1** It is so. E / J (why)\n\n## 2 Two\n\n<!-- for contributors -->\n\nFormulas.\n',
  );

  it('is whole chapters, single blocks and letters of evidence', () => {
    const [opening, one, two] = page.chapters;
    expect(opening?.html).toMatch(
      /for-contributors">\s*<p>Code cites them.<\/p>\s*<\/div>\s*<p>Words/,
    );
    expect(one?.html).toContain('It is so. <span class="for-contributors">E / J (why)</span></p>');
    expect(two?.isForContributors).toBe(true);
  });

  it('is never the summary in plain words', () => {
    expect(page.chapters[1]?.summary).toBe('<p>In short:\none.</p>\n');
    expect(page.chapters[1]?.html).not.toContain('In short');
  });
});

const RULES = `${import.meta.dirname}/../../docs/rules`;
const GAMES = ['trajan', 'forum_trajanum'] as const;
const LANGUAGES = ['', '.de', '.ru'] as const;
const pageOf = (game: string, language: string) =>
  chaptersOf(readFileSync(`${RULES}/${game}${language}.md`, 'utf-8'));
const anchorsOf = (game: string, language: string): readonly string[] => {
  const { chapters } = pageOf(game, language);
  return [
    ...chapters.map((chapter) => chapter.id),
    ...chapters.flatMap((chapter) =>
      [...chapter.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ''),
    ),
  ];
};

/** Every number of a ruling that a table's source names: `ruling={37}`, `{ ruling: 65 }`, `ruling={isMine ? 40 : 37}`, tables of rulings. */
function rulingsIn(folder: string): readonly number[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'),
  );
  return files.flatMap((name) => {
    const source = readFileSync(`${folder}/${name}`, 'utf-8');
    const named = [
      ...source.matchAll(/(?:ruling=\{([^}]*)\}|ruling: ([^,}]*)|_RULING[^=\n]*= \{([^}]*)\})/g),
    ];
    return named
      .flatMap(([, one = '', other = '', table = '']) =>
        [...`${one} ${other} ${table}`.matchAll(/(?<![\w.'-])\d+/g)].map(([digits]) =>
          Number(digits),
        ),
      )
      .filter((ruling) => ruling > 0);
  });
}

describe.each(GAMES)('links from the table of %s to its rules', (game) => {
  it.each(LANGUAGES)('find every ruling that a tooltip names (%s)', (language) => {
    const anchors = new Set(anchorsOf(game, language));
    const named = [...new Set(rulingsIn(`${import.meta.dirname}/games/${game}`))];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((ruling) => !anchors.has(`r-${ruling}`))).toEqual([]);
  });

  it('find the same places in every language, each only once', () => {
    const [english = [], ...others] = LANGUAGES.map((language) => anchorsOf(game, language));
    expect(new Set(english).size).toBe(english.length);
    for (const other of others) expect(other).toEqual(english);
  });

  it.each(LANGUAGES)('and inside the page no link leads nowhere (%s)', (language) => {
    const anchors = new Set(anchorsOf(game, language));
    const links = pageOf(game, language).chapters.flatMap((chapter) =>
      [...chapter.html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? ''),
    );
    expect(links.filter((id) => !anchors.has(id))).toEqual([]);
  });
});

describe('files of script', () => {
  it('begin with the word to translate all of them at once; other files stay as they are', () => {
    const bundle = {
      'a.js': { type: 'chunk', code: 'let a' },
      'a.css': { type: 'asset', source: 'a {}' },
    };
    const { generateBundle } = compileHints() as unknown as {
      generateBundle: { handler: (options: unknown, bundle: unknown) => void };
    };
    generateBundle.handler({}, bundle);
    expect(bundle['a.js'].code).toBe(`${HINT}let a`);
    expect(bundle['a.css']).toEqual({ type: 'asset', source: 'a {}' });
  });
});

describe.each(GAMES)('every chapter of %s', (game) => {
  it.each(LANGUAGES)('has a summary or is for contributors (%s)', (language) => {
    const { chapters } = pageOf(game, language);
    const bare = chapters
      .slice(1)
      .filter((chapter) => chapter.summary === undefined && !chapter.isForContributors);
    expect(bare.map((chapter) => chapter.title)).toEqual([]);
    expect(chapters.filter((chapter) => chapter.isForContributors).length).toBeGreaterThan(1);
    const shown = chapters.map(({ html }) =>
      html.replace(/<span class="for-contr[^]*?<\/span>/g, ''),
    );
    expect(shown.filter((html) => /\s[EDJ](?: \/ [EDJ])*<\/p>/.test(html))).toEqual([]);
  });
});
