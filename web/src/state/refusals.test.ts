import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../i18n/index.svelte';
import { Refusal } from './api';
import { explain, sentence } from './refusals';

describe('refusals', () => {
  beforeAll(async () => speak('de'));

  it('are told in the language of the page, with their arguments', () => {
    expect(
      sentence('bad_seats', 'trajan is for 2 to 4 seats, not 7.', { fewest: 2, most: 4 }),
    ).toBe('Dieses Spiel ist für 2 bis 4 Spieler.');
    const wrong = {
      type: 'refused',
      code: 'bad_record',
      reason: 'line 7: what?',
      args: { line: 7 },
    } as const;
    expect(explain(new Refusal('bad_record', 'line 7: what?', wrong))).toContain('Zeile 7');
  });

  it('fall back to the sentence of the server where nobody has translated one', () => {
    expect(sentence('brand_new', 'Something new.')).toBe('Something new.');
  });
});
