import { describe, expect, it } from 'vitest';
import { followArrow, nearest } from './arrows';

const GRID = Array.from({ length: 9 }, (_, k) => ({ x: (k % 3) * 10, y: Math.floor(k / 3) * 10 }));

describe('arrow keys', () => {
  it.each([
    ['ArrowRight', 5],
    ['ArrowLeft', 3],
    ['ArrowUp', 1],
    ['ArrowDown', 7],
    ['Enter', -1],
  ] as const)('%s goes to the neighbour', (key, wanted) => {
    expect(nearest(GRID, { x: 10, y: 10 }, key)).toBe(wanted);
  });
  it('stop at the edge, and leap over what does not glow', () => {
    expect(nearest(GRID, { x: 20, y: 10 }, 'ArrowRight')).toBe(-1);
    expect(
      nearest(
        [
          { x: 0, y: 0 },
          { x: 50, y: 5 },
          { x: 20, y: 40 },
        ],
        { x: 0, y: 0 },
        'ArrowRight',
      ),
    ).toBe(1);
  });
  it('move the focus and nothing else', () => {
    document.body.innerHTML =
      '<svg id="root"><g class="piece offered"><rect id="a" role="button" tabindex="0" /></g><g class="piece offered"><rect id="b" role="button" tabindex="0" /></g><g class="piece"><rect id="c" role="button" tabindex="-1" /></g></svg>';
    const [a, b, root] = ['a', 'b', 'root'].map(
      (id) => document.getElementById(id) as unknown as SVGElement,
    ) as [SVGElement, SVGElement, SVGElement];
    a.getBoundingClientRect = () => ({ left: 0, right: 10, top: 0, bottom: 10 }) as DOMRect;
    b.getBoundingClientRect = () => ({ left: 20, right: 30, top: 0, bottom: 10 }) as DOMRect;
    a.focus();
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true });
    followArrow(event, root);
    expect(document.activeElement).toBe(b);
    expect(event.defaultPrevented).toBe(true);
    const last = new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true });
    followArrow(last, root);
    expect(document.activeElement).toBe(b);
    expect(last.defaultPrevented).toBe(false);
  });
});
