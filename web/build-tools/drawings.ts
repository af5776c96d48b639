/**
 * Prepares the symbols of an SVG sprite (`import drawings from './icons.svg?drawings'`) for drawing at any place and size.
 *
 * Every number that depends on the place or the size is marked, paths become relative to where they begin, and the page only
 * fills in numbers (`src/art/in-place.ts`). What the `<svg>` element says holds for all symbols that do not say otherwise.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Drawing, Drawings } from '../src/art/in-place.ts';

const QUERY = '?drawings';

export function drawings(): Plugin {
  return {
    name: 'ulpia-drawings',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const text = readFileSync(id.slice(0, -QUERY.length), 'utf-8');
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compileDrawings(text)))})`;
    },
  };
}

type Attributes = Readonly<Record<string, string>>;
type Element = {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: Element[];
};

export function compileDrawings(text: string): Drawings {
  const [root] = elementsOf(text);
  if (root?.tag !== 'svg') throw new Error('a sprite is one <svg> element');
  const { xmlns: _, ...usual } = root.attributes;
  return Object.fromEntries(
    root.children.map((symbol) => {
      const { id = '', viewBox = '0 0 48 48', ...own } = { ...usual, ...symbol.attributes };
      // strokes are as wide as the drawing is large, even where it does not say how wide
      const attributes = { ...own, 'stroke-width': own['stroke-width'] ?? '1' };
      const box = Number(viewBox.split(' ')[2]);
      return [id, [box, drawingOf({ ...symbol, tag: 'g', attributes }, id)]];
    }),
  );
}

/** The elements of our own sprites: no text, no entities, double quotes. */
function elementsOf(text: string): readonly Element[] {
  const top: Element = { tag: '', attributes: {}, children: [] };
  const open = [top];
  const source = text.replace(/<!--[^]*?-->|<\?[^]*?\?>/g, '');
  for (const [, isEnd, tag = '', inside = '', isEmpty] of source.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (isEnd) {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> ends nothing`);
      continue;
    }
    const attributes = Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    const element = { tag, attributes, children: [] };
    open.at(-1)?.children.push(element);
    if (!isEmpty) open.push(element);
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.tag}> does not end`);
  return top.children;
}

function drawingOf({ tag, attributes, children }: Element, id: string): Drawing {
  const fixed: Record<string, string> = {};
  const placed: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'transform' || name === 'href')
      throw new Error(
        `the drawing ${id} has a ${name === 'href' ? 'drawing within it' : 'transform'}: write down its coordinates instead`,
      );
    const template = attributeTemplate(name, value);
    if (template === undefined) fixed[name] = value;
    else placed[name] = template;
  }
  return [tag, fixed, placed, children.map((child) => drawingOf(child, id))];
}

// templates: words separated by spaces; `x4`, `y4` depend on the place, `l4` (a length) on the size, all else stays as it is

const ACROSS = new Set(['x', 'cx']);
const DOWN = new Set(['y', 'cy']);
const LONG = new Set(['r', 'rx', 'ry', 'width', 'height', 'stroke-width', 'stroke-dasharray']);
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

const mark = (kind: string, value: number): string =>
  `${kind === '?' ? '' : kind}${Math.round(value * 10_000) / 10_000}`;

function attributeTemplate(name: string, value: string): string | undefined {
  const all = (kindOf: (k: number) => string): string =>
    (value.match(NUMBER) ?? []).map((each, k) => mark(kindOf(k), Number(each))).join(' ');
  if (name === 'd') return pathTemplate(value);
  if (name === 'points') return all((k) => (k % 2 === 0 ? 'x' : 'y'));
  if (LONG.has(name)) return all(() => 'l');
  if (ACROSS.has(name)) return all(() => 'x');
  return DOWN.has(name) ? all(() => 'y') : undefined;
}

/** What the numbers of a command of a path are, in capitals: across, down, a length (a radius), or something else (an angle, a flag). */
const COMMANDS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  T: 'xy',
  A: 'll???xy',
  Z: '',
};

type Step = {
  readonly letter: string;
  readonly kinds: string;
  readonly numbers: readonly number[];
};

function stepsOf(d: string): readonly Step[] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(
    ([, letter = '', rest = '']): Step[] => {
      const kinds = COMMANDS[letter.toUpperCase()];
      const numbers = (rest.match(NUMBER) ?? []).map(Number);
      if (
        kinds === undefined ||
        (kinds === ''
          ? numbers.length > 0
          : numbers.length === 0 || numbers.length % kinds.length !== 0)
      )
        throw new Error(`cannot read the path ${d} at ${letter}${rest}`);
      if (kinds === '') return [{ letter, kinds, numbers }];
      // more numbers than one command needs: the same again, or lines after a move
      const again = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
      return Array.from({ length: numbers.length / kinds.length }, (_, k) => ({
        letter: k === 0 ? letter : again,
        kinds,
        numbers: numbers.slice(k * kinds.length, (k + 1) * kinds.length),
      }));
    },
  );
}

/** A path that begins at a place and goes on from there: only its first two numbers depend on the place. */
export function pathTemplate(d: string): string {
  const template: string[] = [];
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  for (const [place, { letter, kinds, numbers }] of stepsOf(d).entries()) {
    if (place === 0 && letter.toUpperCase() !== 'M')
      throw new Error(`the path ${d} begins nowhere`);
    const isRelative = place > 0 && letter !== letter.toUpperCase();
    const from = isRelative ? { x: 0, y: 0 } : { x, y };
    const steps = numbers.map((value, k) =>
      kinds[k] === 'x' ? value - from.x : kinds[k] === 'y' ? value - from.y : value,
    );
    template.push(place === 0 ? 'M' : letter.toLowerCase());
    for (const [k, value] of (place === 0 ? numbers : steps).entries())
      template.push(mark(place === 0 ? (kinds[k] ?? '?') : kinds[k] === '?' ? '?' : 'l', value));
    if (kinds === '') [x, y] = start;
    x += kinds.endsWith('xy') ? (steps.at(-2) ?? 0) : kinds === 'x' ? (steps[0] ?? 0) : 0;
    y += kinds.endsWith('y') ? (steps.at(-1) ?? 0) : 0;
    if (letter.toUpperCase() === 'M') start = [x, y];
  }
  return template.join(' ');
}
