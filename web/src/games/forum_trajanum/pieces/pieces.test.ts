import { readFileSync, readdirSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { contrast, distance, type EYES } from '../../../art/distance';
import ColoniaGallery from './gallery/ColoniaGallery.svelte';

const FOLDER = 'src/games/forum_trajanum/pieces';
const CSS = readFileSync(`${FOLDER}/pieces.css`, 'utf-8');
const COLOURS = ['blue', 'red', 'yellow', 'green'];

describe('the sprite', () => {
  it('has every drawing that a piece uses', () => {
    const { container } = render(ColoniaGallery);
    const used = [...container.querySelectorAll('[data-icon]')];
    expect(used.length).toBeGreaterThan(300);
    for (const icon of used)
      expect(icon.childElementCount, icon.getAttribute('data-icon') ?? '').toBeGreaterThan(0);
  });
  it('names no colours of its own in pieces', () => {
    for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.svelte')))
      expect(readFileSync(`${FOLDER}/${file}`, 'utf-8'), file).not.toMatch(/#[0-9a-f]{3,6}\b/i);
  });
});

function colours(...selectors: readonly string[]): ReadonlyMap<string, string> {
  const blocks = CSS.split('}').filter((block) =>
    selectors.some((selector) => block.includes(selector)),
  );
  return new Map(
    blocks.flatMap((block) =>
      [...block.matchAll(/(--ft-[\w-]+):\s*(#[0-9a-f]{6})/gi)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
  );
}

describe.each([
  ['full', [':root']],
  ['full', [':root', "[data-theme='night'] {\n"]],
  ['protanopia', [':root', "'protanopia'"]],
  ['deuteranopia', [':root', "'deuteranopia'"]],
  ['tritanopia', [':root', "'tritanopia'"]],
] as const)('the four colours for %s eyes (%s)', (eyes: keyof typeof EYES, selectors) => {
  const palette = colours(...selectors);
  const colour = (name: string): string => palette.get(`--ft-${name}`) ?? '#000000';
  it('keep apart', () => {
    for (const [k, one] of COLOURS.entries())
      for (const two of COLOURS.slice(k + 1))
        expect(distance(colour(one), colour(two), eyes), `${one} and ${two}`).toBeGreaterThan(20);
  });
  it('carry readable signs', () => {
    for (const name of COLOURS)
      expect(contrast(colour(name), colour(`${name}-on`)), name).toBeGreaterThan(3);
  });
});
