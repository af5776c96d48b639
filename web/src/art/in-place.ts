/**
 * Drawings of a sprite, written down with the coordinates of the place where they stand.
 *
 * `<use>` would move and scale them by transforms, two for each icon. Chromium goes through all of a page's transforms whenever
 * a single piece changes, and there are hundreds of icons on a table (docs/performance.md). The build has marked the numbers
 * that depend on the place and the size (`build-tools/drawings.ts`).
 */
const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string>>;
/** An element: its tag, the attributes that stay, templates of those that depend on the place, what is within. */
export type Drawing = readonly [
  tag: string,
  fixed: Attributes,
  placed: Attributes,
  parts: readonly Drawing[],
];
/** Symbols by their ids: how large their box is, and what is in it. */
export type Drawings = Readonly<Record<string, readonly [box: number, drawing: Drawing]>>;

const known = new Map<string, Drawings[string]>();

/** Make the drawings of a sprite known. */
export function installDrawings(drawings: Drawings): void {
  for (const [id, drawing] of Object.entries(drawings)) known.set(id, drawing);
}

/** Where a drawing stands: its corner, and how many units one of its own is long. */
type Pen = { readonly left: number; readonly top: number; readonly scale: number };
/** Text, or a number that depends on the place. */
type TemplatePart = string | { readonly isAcross: boolean; readonly value: number };

const round = (value: number, precision = 100): string =>
  String(Math.round(value * precision) / precision);

/** Templates in the sizes in which they were drawn: all that does not depend on the place is one word. */
const sized = new Map<string, Map<number, readonly TemplatePart[]>>();

function atSize(template: string, scale: number): readonly TemplatePart[] {
  const sizes = sized.get(template) ?? new Map<number, readonly TemplatePart[]>();
  sized.set(template, sizes);
  const before = sizes.get(scale);
  if (before) return before;
  const parts: TemplatePart[] = [];
  for (const word of template.split(' ')) {
    const [kind = ''] = word;
    const value = Number(word.slice(1));
    const isPlaced = (kind === 'x' || kind === 'y') && word.length > 1;
    if (isPlaced) {
      parts.push({ isAcross: kind === 'x', value: value * scale });
      continue;
    }
    const isLength = kind === 'l' && word.length > 1;
    const isCommand = word.length === 1 && Number.isNaN(Number(word));
    const text = isCommand ? word : ` ${isLength ? round(value * scale, 1000) : word}`;
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + text;
    else parts.push(text);
  }
  sizes.set(scale, parts);
  return parts;
}

function fill(template: string, { left, top, scale }: Pen): string {
  let text = '';
  for (const part of atSize(template, scale))
    text +=
      typeof part === 'string' ? part : ` ${round(part.value + (part.isAcross ? left : top))}`;
  return text.trim();
}

/** What a group has before it is drawn into. */
const OWN = new Set(['class', 'data-icon']);
const drawnIn = new WeakMap<Element, Drawing>();

/** Write down where the parts of a drawing are, on the nodes that stand for them. */
function place(node: Element, [, , placed, parts]: Drawing, pen: Pen): void {
  for (const name in placed) node.setAttribute(name, fill(placed[name] ?? '', pen));
  for (const [k, part] of parts.entries()) place(node.children[k] as Element, part, pen);
}

/** Nodes as they are drawn, to be copied, without the attributes that depend on the place. */
const models = new WeakMap<Drawing, Node>();

function copyOf(drawing: Drawing, page: Document): Node {
  const model = models.get(drawing) ?? build(drawing, page);
  models.set(drawing, model);
  return model.cloneNode(true);
}

function build([tag, fixed, , parts]: Drawing, page: Document): Node {
  const node = page.createElementNS(SVG, tag);
  for (const name in fixed) node.setAttribute(name, fixed[name] ?? '');
  node.append(...parts.map((part) => build(part, page)));
  return node;
}

/**
 * Draw into a group, around a point; what no sprite has is not drawn, as with `<use>`.
 *
 * What `moves` again and again is drawn once, and moved by a transform after all: that is one thing to change instead of one for each shape.
 */
export function drawInto(
  group: SVGGElement,
  id: string,
  at: readonly [x: number, y: number],
  size: number,
  style = '',
  moves = false,
): void {
  const found = known.get(id);
  if (found === undefined) return group.replaceChildren();
  const [box, drawing] = found;
  const [, fixed, , parts] = drawing;
  const isNew = drawnIn.get(group) !== drawing;
  if (isNew) {
    for (const { name } of [...group.attributes]) if (!OWN.has(name)) group.removeAttribute(name);
    for (const name in fixed) group.setAttribute(name, fixed[name] ?? '');
    group.replaceChildren(...parts.map((part) => copyOf(part, group.ownerDocument)));
    drawnIn.set(group, drawing);
  }
  const pen = { left: at[0] - size / 2, top: at[1] - size / 2, scale: size / box };
  if (moves)
    group.setAttribute(
      'transform',
      `translate(${round(pen.left)} ${round(pen.top)}) scale(${round(pen.scale, 10_000)})`,
    );
  if (isNew || !moves) place(group, drawing, moves ? { left: 0, top: 0, scale: 1 } : pen);
  const both = [fixed['style'] ?? '', style].filter((each) => each !== '').join(';');
  if (both !== '') group.setAttribute('style', both);
  else group.removeAttribute('style');
}
