import { describe, expect, it } from 'vitest';
import { inSentences } from './sentences';

describe('sentences in a row', () => {
  it('have one full stop each, whether or not they bring one along', () => {
    expect(inSentences(['Slot II', 'No tile lies here.', 'Empty'])).toBe(
      'Slot II. No tile lies here. Empty',
    );
    expect(inSentences(['Why?', '', 'So be it …', 'Done'])).toBe('Why? So be it … Done');
    expect(inSentences([])).toBe('');
  });
});
