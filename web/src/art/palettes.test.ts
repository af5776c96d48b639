import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, distance } from './distance';

const FILE = readFileSync('src/art/palettes.css', 'utf-8');
const TOKENS = readFileSync('src/styles/tokens.css', 'utf-8');
const GROUPS = {
  marker: ['white', 'yellow', 'orange', 'pink', 'green', 'blue'],
  player: ['red', 'green', 'blue', 'brown'],
} as const;
type Eyes = 'protanopia' | 'deuteranopia' | 'tritanopia';

function colours(eyes: Eyes): ReadonlyMap<string, string> {
  const block = FILE.split('}').find((part) => part.includes(`'${eyes}'`)) ?? '';
  const coloursOf = (css: string) =>
    [...css.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/gi)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
  return new Map([...coloursOf(TOKENS.split('[data-theme')[0] ?? ''), ...coloursOf(block)]);
}

describe.each(['protanopia', 'deuteranopia', 'tritanopia'] as const)(
  'the palette for %s',
  (eyes) => {
    const palette = colours(eyes);
    const colour = (name: string): string => palette.get(name) ?? '#000000';
    it.each(['marker', 'player'] as const)('keeps every two %ss apart', (group) => {
      const names: readonly string[] = GROUPS[group];
      for (const [k, one] of names.entries())
        for (const two of names.slice(k + 1))
          expect(
            distance(colour(`--${group}-${one}`), colour(`--${group}-${two}`), eyes),
            `${one} and ${two}`,
          ).toBeGreaterThan(20);
    });
    it('engraves readable glyphs', () => {
      for (const [group, names] of Object.entries(GROUPS))
        for (const name of names)
          expect(
            contrast(colour(`--${group}-${name}`), colour(`--${group}-${name}-on`)),
            name,
          ).toBeGreaterThan(3);
    });
  },
);
