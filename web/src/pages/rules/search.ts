/** Searching the text of the rules. */
import { language } from '../../i18n/index.svelte';

/** Only the paragraphs, items and rows of a chapter that hold the words. */
export function passagesWith(html: string, words: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...page.body.querySelectorAll('p, li, tr')].filter((block) =>
    block.textContent.toLocaleLowerCase(language()).includes(words),
  );
  return blocks
    .map((block) =>
      block.tagName === 'TR'
        ? `<table><tbody>${block.outerHTML}</tbody></table>`
        : `<p>${block.innerHTML}</p>`,
    )
    .join('');
}
