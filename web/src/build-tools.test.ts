import { describe, expect, it } from 'vitest';
import { anchor, chaptersOf } from '../build-tools/rules-pages.ts';

describe('pages of rules', () => {
  const page = chaptersOf('# The rules\n\nOpening.\n\nContents: [1 One](#1-one) ·\n[2 Two](#2-two)\n\n## 1 One\n\n**R-12** A sixth marker comes home.\n\n| a | |\n|---|---|\n| b | c |\n\n## 2 Two\n\nSee [one](#1-one) and [code](../x.py).\n');

  it('become chapters with the anchors of their headings', () => {
    expect(page.title).toBe('The rules');
    expect(page.chapters.map(chapter => chapter.id)).toEqual(['top', '1-one', '2-two']);
    expect(anchor('7 Extra actions and the +2 marker')).toBe('7-extra-actions-and-the-2-marker');
  });

  it('give every ruling a place of its own', () => {
    expect(page.chapters[1]?.html).toContain('id="r-12"');
  });

  it('leave out the list of contents, links into the source and empty heads of columns', () => {
    expect(page.chapters[0]?.html).not.toContain('1 One');
    expect(page.chapters[2]?.html).toContain('href="#1-one"');
    expect(page.chapters[2]?.html).not.toContain('x.py');
    expect(page.chapters[1]?.html).not.toContain('<th></th>');
  });
});
