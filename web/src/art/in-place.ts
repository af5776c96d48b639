/**
 * Drawings of a sprite, written down with the coordinates of the place where they stand.
 *
 * `<use>` would move and scale them by transforms, two for each icon. Chromium goes through all of a page's transforms whenever
 * a single piece changes, and there are hundreds of icons on a table (docs/performance.md).
 */
const SVG = 'http://www.w3.org/2000/svg';
const ACROSS = new Set(['x', 'cx']);
const DOWN = new Set(['y', 'cy']);
const LONG = new Set(['r', 'rx', 'ry', 'width', 'height', 'stroke-width']);
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** What the numbers of a command of a path are, in capitals: across, down, a length (a radius), or something else (an angle, a flag). */
const COMMANDS: Readonly<Record<string, string>> = { M: 'xy', L: 'xy', H: 'x', V: 'y', C: 'xyxyxy', S: 'xyxy', Q: 'xyxy', T: 'xy', A: 'll???xy', Z: '' };

/** Where a drawing stands: its corner, and how many units one of its own is long. */
type Pen = { readonly left: number; readonly top: number; readonly scale: number };
type Kind = 'x' | 'y' | 'l' | '?';
/** A word, or a number that depends on the place (`x`, `y`) or only on the size (`l`). */
type Part = string | { readonly kind: Kind; readonly value: number };
type Template = readonly Part[];
type Drawing = {
  /** As it is drawn, without the attributes that depend on the place. */
  readonly node: SVGElement;
  readonly attributes: readonly (readonly [name: string, value: Template])[];
  readonly parts: readonly Drawing[];
};
type Known = { readonly drawing: Drawing; readonly box: number };

const rounded = (value: number, precision = 100): string => String(Math.round(value * precision) / precision);

/** Templates in the sizes in which they were drawn: all that does not depend on the place is one word. */
const sized = new WeakMap<Template, Map<number, Template>>();

function atSize(template: Template, scale: number): Template {
  const sizes = sized.get(template) ?? new Map<number, Template>();
  sized.set(template, sizes);
  const before = sizes.get(scale);
  if (before) return before;
  const parts: Part[] = [];
  for (const part of template) {
    const last = parts.at(-1);
    if (typeof part !== 'string' && (part.kind === 'x' || part.kind === 'y')) {
      parts.push({ kind: part.kind, value: part.value * scale });
      continue;
    }
    const word = typeof part === 'string' ? part : ` ${part.kind === 'l' ? rounded(part.value * scale, 1000) : part.value}`;
    if (typeof last === 'string') parts[parts.length - 1] = last + word;
    else parts.push(word);
  }
  sizes.set(scale, parts);
  return parts;
}

function written(template: Template, { left, top, scale }: Pen): string {
  let text = '';
  for (const part of atSize(template, scale)) text += typeof part === 'string' ? part : ` ${rounded(part.value + (part.kind === 'x' ? left : top))}`;
  return text.trim();
}

type Step = { readonly letter: string; readonly kinds: string; readonly numbers: readonly number[] };

function stepsOf(d: string): readonly Step[] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', rest = '']): Step[] => {
    const kinds = COMMANDS[letter.toUpperCase()];
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    if (kinds === undefined || (kinds === '' ? numbers.length > 0 : numbers.length === 0 || numbers.length % kinds.length !== 0)) throw new Error(`cannot read the path ${d} at ${letter}${rest}`);
    if (kinds === '') return [{ letter, kinds, numbers }];
    // more numbers than one command needs: the same again, or lines after a move
    const again = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
    return Array.from({ length: numbers.length / kinds.length }, (_, k) => ({ letter: k === 0 ? letter : again, kinds, numbers: numbers.slice(k * kinds.length, (k + 1) * kinds.length) }));
  });
}

/** A path that begins at a place and goes on from there: only its first two numbers depend on the place. */
export function pathTemplate(d: string): Template {
  const template: Part[] = [];
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  for (const [place, { letter, kinds, numbers }] of stepsOf(d).entries()) {
    if (place === 0 && letter.toUpperCase() !== 'M') throw new Error(`the path ${d} begins nowhere`);
    const isRelative = place > 0 && letter !== letter.toUpperCase();
    const from = isRelative ? { x: 0, y: 0 } : { x, y };
    const steps = numbers.map((value, k) => (kinds[k] === 'x' ? value - from.x : kinds[k] === 'y' ? value - from.y : value));
    template.push(place === 0 ? 'M' : letter.toLowerCase());
    template.push(...numbers.map((value, k) => (place === 0 ? { kind: kinds[k] as Kind, value } : { kind: kinds[k] === '?' ? ('?' as const) : ('l' as const), value: steps[k] ?? 0 })));
    if (kinds === '') [x, y] = start;
    x += kinds.endsWith('xy') ? (steps.at(-2) ?? 0) : kinds === 'x' ? (steps[0] ?? 0) : 0;
    y += kinds.endsWith('y') ? (steps.at(-1) ?? 0) : 0;
    if (letter.toUpperCase() === 'M') start = [x, y];
  }
  return template;
}

function attributeTemplate(name: string, value: string): Template | undefined {
  const all = (kindOf: (k: number) => Kind): Template => (value.match(NUMBER) ?? []).map((each, k) => ({ kind: kindOf(k), value: Number(each) }));
  if (name === 'd') return pathTemplate(value);
  if (name === 'points') return all(k => (k % 2 === 0 ? 'x' : 'y'));
  if (name === 'stroke-dasharray' || LONG.has(name)) return all(() => 'l');
  if (ACROSS.has(name)) return all(() => 'x');
  return DOWN.has(name) ? all(() => 'y') : undefined;
}

function drawingOf(source: Element, tag: string): Drawing {
  const node = source.ownerDocument.createElementNS(SVG, tag) as SVGElement;
  const attributes: [string, Template][] = [];
  for (const { name, value } of source.attributes) {
    if (name === 'id' || name === 'viewBox') continue;
    if (name === 'transform' || name === 'href') throw new Error(`the drawing ${source.closest('symbol')?.id ?? ''} has a ${name === 'href' ? 'drawing within it' : 'transform'}: write down its coordinates instead`);
    const template = attributeTemplate(name, value);
    if (template === undefined) node.setAttribute(name, value);
    else attributes.push([name, template]);
  }
  return { node, attributes, parts: [...source.children].map(part => drawingOf(part, part.localName)) };
}

const sizeOf = (symbol: Element): number => Number(symbol.getAttribute('viewBox')?.split(' ')[2] ?? 48);

/** Strokes are as wide as the drawing is large, even where it does not say how wide. */
function symbolDrawing(symbol: Element): Drawing {
  const drawing = drawingOf(symbol, 'g');
  const isSaid = drawing.attributes.some(([name]) => name === 'stroke-width');
  return isSaid ? drawing : { ...drawing, attributes: [...drawing.attributes, ['stroke-width', [{ kind: 'l', value: 1 }]]] };
}

/** What a group has before it is drawn into. */
const OWN = new Set(['class', 'data-icon']);
const drawnIn = new WeakMap<Element, Drawing>();
const known = new Map<string, Known>();

function learn(id: string, page: Document): Known | undefined {
  const before = known.get(id);
  if (before) return before;
  const symbol = page.getElementById(id);
  if (!symbol) return undefined;
  const learnt = { drawing: symbolDrawing(symbol), box: sizeOf(symbol) };
  known.set(id, learnt);
  return learnt;
}

/** Write down where the parts of a drawing are, on the nodes that stand for them. */
function place(nodes: Element, drawing: Drawing, pen: Pen): void {
  for (const [name, value] of drawing.attributes) nodes.setAttribute(name, written(value, pen));
  for (const [k, part] of drawing.parts.entries()) place(nodes.children[k] as Element, part, pen);
}

function copied(drawing: Drawing): Node {
  const node = drawing.node.cloneNode(false) as SVGElement;
  node.append(...drawing.parts.map(copied));
  return node;
}

/**
 * Draw into a group, around a point; what the sprite does not have is not drawn, as with `<use>`.
 *
 * What `moves` again and again is drawn once, and moved by a transform after all: that is one thing to change instead of one for each shape.
 */
export function drawInto(group: SVGGElement, id: string, at: readonly [x: number, y: number], size: number, style = '', moves = false): void {
  const found = learn(id, group.ownerDocument);
  if (found === undefined) return group.replaceChildren();
  const { drawing, box } = found;
  const isNew = drawnIn.get(group) !== drawing;
  if (isNew) {
    for (const { name } of [...group.attributes]) if (!OWN.has(name)) group.removeAttribute(name);
    for (const { name, value } of drawing.node.attributes) group.setAttribute(name, value);
    group.replaceChildren(...drawing.parts.map(copied));
    drawnIn.set(group, drawing);
  }
  const pen = { left: at[0] - size / 2, top: at[1] - size / 2, scale: size / box };
  if (moves) group.setAttribute('transform', `translate(${rounded(pen.left)} ${rounded(pen.top)}) scale(${rounded(pen.scale, 10_000)})`);
  if (isNew || !moves) place(group, drawing, moves ? { left: 0, top: 0, scale: 1 } : pen);
  const both = [drawing.node.getAttribute('style') ?? '', style].filter(each => each !== '').join(';');
  if (both !== '') group.setAttribute('style', both);
  else group.removeAttribute('style');
}
