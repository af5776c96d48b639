import { beforeEach, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { compileDrawings, pathTemplate } from '../../build-tools/drawings';
import { drawInto, installDrawings } from './in-place';

const SVG = 'http://www.w3.org/2000/svg';
const group = (): SVGGElement => document.createElementNS(SVG, 'g');
const attributes = (node: Element): Record<string, string> =>
  Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));

function sprite(symbols: string): void {
  installDrawings(compileDrawings(`<svg>${symbols}</svg>`));
}

describe('a drawing in its place', () => {
  let number = 0;
  /** Drawings are learnt once by their names: every test has its own. */
  let name = '';
  beforeEach(() => {
    number += 1;
    name = `drawing-${number}`;
  });

  it('has its coordinates moved and scaled, its lengths scaled, and its flags as they are', () => {
    sprite(
      `<symbol id="${name}" viewBox="0 0 48 48" fill="none" stroke-width="2"><path d="M4 8h10V24a7 7 30 0 1-14 0zC1 2 3 4 5 6"/><circle cx="24" cy="12" r="4" stroke-dasharray="1 2.6"/><polygon points="1,2 3,4"/></symbol>`,
    );
    const drawn = group();
    drawInto(drawn, name, [100, 200], 24);
    expect(attributes(drawn)).toEqual({ fill: 'none', 'stroke-width': '1' });
    const [path, circle, polygon] = [...drawn.children].map(attributes);
    // the corner is at (88, 188), and one unit is half as long
    expect(path?.['d']).toBe('M 90 192h 5v 8a 3.5 3.5 30 0 1 -7 0zc -1.5 -3 -0.5 -2 0.5 -1');
    expect(circle).toEqual({ cx: '100', cy: '194', r: '2', 'stroke-dasharray': '0.5 1.3' });
    expect(polygon).toEqual({ points: '88.5 189 89.5 190' });
  });

  it('has lines as wide as they would be, where the drawing does not say how wide', () => {
    sprite(`<symbol id="${name}" viewBox="0 0 24 24" stroke="red"><path d="M0 0h1"/></symbol>`);
    const drawn = group();
    drawInto(drawn, name, [0, 0], 12);
    expect(drawn.getAttribute('stroke-width')).toBe('0.5');
  });

  it('stays the same nodes when it moves, and is drawn anew when it is another one', () => {
    sprite(
      `<symbol id="${name}" viewBox="0 0 48 48" fill="red" style="--gem:red"><circle cx="24" cy="24" r="6"/></symbol><symbol id="${name}-b" viewBox="0 0 48 48"><path d="M0 0h48"/></symbol>`,
    );
    const drawn = group();
    drawn.setAttribute('class', 'marker');
    drawInto(drawn, name, [24, 24], 48, 'opacity:.5');
    const [circle] = drawn.children;
    drawInto(drawn, name, [30, 24], 48, 'opacity:.5');
    expect(drawn.firstElementChild).toBe(circle);
    expect(circle?.getAttribute('cx')).toBe('30');
    expect(drawn.getAttribute('style')).toBe('--gem:red;opacity:.5');
    drawInto(drawn, `${name}-b`, [24, 24], 48);
    expect(attributes(drawn)).toEqual({ class: 'marker', 'stroke-width': '1' });
    expect(drawn.firstElementChild?.localName).toBe('path');
  });

  it('is moved as a whole where it moves again and again', () => {
    sprite(`<symbol id="${name}" viewBox="0 0 48 48"><circle cx="24" cy="24" r="6"/></symbol>`);
    const drawn = group();
    for (const x of [100, 112]) {
      drawInto(drawn, name, [x, 200], 24, '', true);
      expect(drawn.getAttribute('transform')).toBe(`translate(${x - 12} 188) scale(0.5)`);
      expect(attributes(drawn.firstElementChild as Element)).toEqual({
        cx: '24',
        cy: '24',
        r: '6',
      });
    }
  });

  it('is nothing where the sprite has no such drawing', () => {
    const drawn = group();
    drawInto(drawn, name, [0, 0], 10);
    expect(drawn.childElementCount).toBe(0);
  });

  it('is refused where its path cannot be read, where it is turned by a transform, or where it uses another one', () => {
    expect(() => pathTemplate('M0 0 1')).toThrow('cannot read the path');
    expect(() => pathTemplate('h5')).toThrow('begins nowhere');
    expect(() =>
      sprite(
        `<symbol id="${name}"><g transform="rotate(40 24 24)"><path d="M0 0h1"/></g></symbol>`,
      ),
    ).toThrow(`the drawing ${name} has a transform`);
    expect(() => sprite(`<symbol id="${name}"><use href="#other" width="21" /></symbol>`)).toThrow(
      `the drawing ${name} has a drawing within it`,
    );
    expect(() => sprite(`<symbol id="${name}"><g></symbol>`)).toThrow('ends nothing');
  });

  const SPRITES = ['src/art/icons.svg', 'src/games/forum_trajanum/pieces/icons.svg'];
  it.each(SPRITES)('works for every drawing of %s, and leaves no shape out', (file) => {
    const text = readFileSync(file, 'utf-8');
    installDrawings(compileDrawings(text));
    const symbols = [
      ...new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('symbol'),
    ];
    expect(symbols.length).toBeGreaterThan(50);
    for (const symbol of symbols) {
      const drawn = group();
      drawInto(drawn, symbol.id, [24, 24], 30);
      const shapes = (within: Element): number =>
        within.querySelectorAll('path, circle, rect, polygon').length;
      expect(shapes(drawn), symbol.id).toBe(shapes(symbol));
      expect(drawn.innerHTML, symbol.id).not.toMatch(/NaN|undefined/);
    }
  });
});
