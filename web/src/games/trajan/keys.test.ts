import { describe, expect, it } from 'vitest';
import type { Decision, Texts } from '../../table/contract';
import { colourOfKey, keyFor } from './keys';

const GERMAN: Readonly<Record<string, string>> = {
  blue: 'blau',
  yellow: 'gelb',
  green: 'hellgrün',
  orange: 'orange',
  pink: 'rosa',
  white: 'weiß',
};
const texts = {
  language: 'de',
  thing: (_: string, word: string) => GERMAN[word] ?? word,
} as unknown as Texts;
const decision = {} as Decision;

describe('keys', () => {
  it('are the initials of colours in the language of the page, else in English', () => {
    expect(colourOfKey('h', (word) => GERMAN[word] ?? '')).toBe('green');
    expect(colourOfKey('g', (word) => GERMAN[word] ?? '')).toBe('yellow');
    expect(colourOfKey('p', (word) => GERMAN[word] ?? '')).toBe('pink');
    expect(colourOfKey('x', (word) => GERMAN[word] ?? '')).toBeUndefined();
  });
  it('are shown on the buttons', () => {
    expect(keyFor({ text: 'sow IV', verb: 'sow', nouns: ['IV'] }, decision, texts)).toBe('4');
    expect(keyFor({ text: 'drop green', verb: 'drop', nouns: ['green'] }, decision, texts)).toBe(
      'H',
    );
    expect(keyFor({ text: 'pass', verb: 'pass', nouns: [] }, decision, texts)).toBeUndefined();
  });
});
