/** Makes a page of rules (`import page from '…/docs/rules/trajan.md'`) a module of chapters in HTML, for the rules page. */
import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

export function rulesPages(): Plugin {
  return {
    name: 'ulpia-rules',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? id;
      if (!/docs\/rules\/[\w.-]+\.md$/.test(file)) return undefined;
      return `export default ${JSON.stringify(chaptersOf(readFileSync(file, 'utf-8')))}`;
    },
  };
}

export type Chapter = {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** The chapter in plain words: the quotation it opens with. */
  readonly summary?: string;
  /** Only for those who change the program: folded away. */
  readonly isForContributors?: boolean;
};
export type RulesText = { readonly title: string; readonly chapters: readonly Chapter[] };

export function chaptersOf(text: string): RulesText {
  const [head = '', ...parts] = text.split(/^## /m);
  const title = /^# (.+)$/m.exec(head)?.[1] ?? '';
  // The contents of the file are the page's own navigation.
  const opening = head
    .replace(/^# .+$/m, '')
    .replace(/^(Contents|Inhalt|Содержание):[\s\S]*?(?=\n\s*\n)/m, '');
  const ids = idsOf(text);
  const chapters = parts.map((part, place) => {
    const [line = '', ...rest] = part.split('\n');
    return { id: `s-${place + 1}`, title: plain(line), ...bodyOf(rest.join('\n'), ids) };
  });
  return { title, chapters: [{ id: 'top', title, html: html(opening, ids) }, ...chapters] };
}

/** What follows is for contributors: a whole chapter where it opens one, otherwise the next block. */
const NOTE = '<!-- for contributors -->';

function bodyOf(text: string, ids: ReadonlyMap<string, string>): Omit<Chapter, 'id' | 'title'> {
  if (text.trimStart().startsWith(NOTE))
    return { html: html(text.replace(NOTE, ''), ids), isForContributors: true };
  const [quoted = ''] = /^\s*(?:> .*\n)+/.exec(text) ?? [];
  if (quoted === '') return { html: html(text, ids) };
  const summary = html(quoted.replace(/^> ?/gm, ''), ids);
  return { html: html(text.slice(quoted.length), ids), summary };
}

/** Blocks for contributors, in a box of their own that the page can hide. */
const withNotes = (text: string): string =>
  text.replace(
    new RegExp(`${NOTE}\\n([\\s\\S]*?)(?=\\n\\s*\\n|$)`, 'g'),
    '<div class="for-contributors">\n\n$1\n\n</div>\n',
  );

/** The letters behind a ruling that say where it comes from: `E / J (why)`. */
const LETTERS = /\s((?:<em>)?[EDJ](?:<\/em>)?(?: \([^()]*\))?(?: \/ [EDJ](?: \([^()]*\))?)*)<\/p>/g;

/** Headings by the anchor that GitHub gives them. The page's own anchors count chapters and sections (`s-2-3`), so that they are the same in every language. */
function idsOf(text: string): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  let [chapter, section] = [0, 0];
  for (const [, depth = '', heading = ''] of text.matchAll(/^(##|###) (.+)$/gm)) {
    [chapter, section] = depth === '##' ? [chapter + 1, 0] : [chapter, section + 1];
    ids.set(anchor(heading), section === 0 ? `s-${chapter}` : `s-${chapter}-${section}`);
  }
  return ids;
}

/** The anchor GitHub gives a heading; rulings get `r-12`. */
export function anchor(heading: string): string {
  return plain(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

const plain = (text: string): string => text.replace(/[*`_]/g, '').trim();

function html(text: string, ids: ReadonlyMap<string, string>): string {
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text: raw }) {
        const id = ids.get(anchor(raw)) ?? anchor(raw);
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}><div class="figure" data-figure="${id.slice(2)}"></div>`;
      },
      link({ href, tokens }) {
        const inside = this.parser.parseInline(tokens);
        if (!href.startsWith('#')) return inside;
        const wanted = decodeURIComponent(href.slice(1));
        return `<a href="#${ids.get(wanted) ?? wanted}">${inside}</a>`;
      },
      table(token) {
        const cells = (row: typeof token.header, tag: string): string =>
          row
            .map((cell) => [
              cell.text.trim() === '' ? 'td' : tag,
              this.parser.parseInline(cell.tokens),
            ])
            .map(([name, inside]) => `<${name}>${inside}</${name}>`)
            .join('');
        const body = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<div class="scroll" tabindex="0"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  const whole = marked.parse(withNotes(text), { async: false });
  return whole
    .replace(/<strong>([RT]-(\d+))<\/strong>/g, '<strong id="r-$2" class="ruling">$1</strong>')
    .replace(LETTERS, ' <span class="for-contributors">$1</span></p>');
}
