import { describe, expect, it } from 'vitest';
import { passagesWith } from './search';

const CHAPTER =
  '<p>Ships sail.</p><ul><li>A <b>ship</b> pays.</li><li>Bread.</li></ul>' +
  '<table><tbody><tr><td>ship</td><td>2</td></tr></tbody></table>';

describe('searching the rules', () => {
  it('keeps the paragraphs, items and rows that hold the words', () => {
    expect(passagesWith(CHAPTER, 'ship')).toBe(
      '<p>Ships sail.</p><p>A <b>ship</b> pays.</p>' +
        '<table><tbody><tr><td>ship</td><td>2</td></tr></tbody></table>',
    );
  });

  it('keeps nothing of a chapter without them', () => {
    expect(passagesWith(CHAPTER, 'senate')).toBe('');
  });
});
