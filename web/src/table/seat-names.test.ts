import { describe, expect, it } from 'vitest';
import { numberTwins } from './seat-names';

describe('names in a replay', () => {
  it('tell two of one name apart, as the table did', () => {
    expect(numberTwins(['Octavia', 'Miles', 'Tiro', 'Miles'])).toEqual([
      'Octavia',
      'Miles 1',
      'Tiro',
      'Miles 2',
    ]);
  });
});
