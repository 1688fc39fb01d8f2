/**
 * Takes a drawn person apart: hair behind, body, head, and where eyes and mouth are, which are left out so that they can be
 * drawn anew. Told by the shapes of Fluent's pictures; what is drawn otherwise can't be split.
 */
import { Path2D } from '@napi-rs/canvas';

/** In units of the picture, 32 across. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Eye {
  /** The outline of the white. */
  readonly path: string;
  readonly bounds: Bounds;
}

/** From back to front. `hand`: what is held up beside the body, with the hand that holds it. */
export const PARTS = ['back', 'body', 'hand', 'head', 'brows'] as const;
export type PartName = (typeof PARTS)[number];

export interface SplitPerson extends Readonly<Record<PartName, readonly string[]>> {
  /** What the elements use. */
  readonly defs: string;
  readonly eyes: readonly [Eye, Eye];
  readonly mouth: Bounds;
  readonly iris: string;
}

export interface Shape {
  readonly markup: string;
  readonly bounds: Bounds;
}

const DEFS = /<defs>[\s\S]*?<\/defs>/gu;

/** The elements of the outermost level. */
export function elementsOf(svg: string): { readonly elements: string[]; readonly defs: string } {
  const body = svg.replace(/^[\s\S]*?<svg[^>]*>/u, '').replace(/<\/svg>\s*$/u, '');
  const defs = (body.match(DEFS) ?? []).join('');
  const drawn = body
    .replace(DEFS, '')
    .trim()
    .replace(/^<g[^>]*>/u, '')
    .replace(/<\/g>$/u, '');
  const elements: string[] = [];
  let [depth, start] = [0, 0];
  for (const tag of drawn.matchAll(/<(\/?)[a-zA-Z]+[^>]*?(\/?)>/gu)) {
    const [all, closes, closed] = tag;
    if (closes === '' && depth === 0) start = tag.index;
    if (closes !== '') depth -= 1;
    else if (closed === '') depth += 1;
    if (depth === 0) elements.push(drawn.slice(start, tag.index + all.length));
  }
  return { elements, defs };
}

const pathsOf = (markup: string): string[] => [...markup.matchAll(/ d="([^"]+)"/gu)].map(([, path = '']) => path);

/** Pupils and lights are circles, ears of some heads too; what has no radius of its own reaches so far. */
const CIRCLE = / cx="([\d.]+)" cy="([\d.]+)"(?: r="([\d.]+)")?/gu;
const CIRCLE_REACH = 0.8;

function boundsOf(markup: string): Bounds {
  let [left, top, right, bottom] = [99, 99, -99, -99];
  for (const path of pathsOf(markup)) {
    const [x0, y0, x1, y1] = new Path2D(path).getBounds();
    [left, top, right, bottom] = [Math.min(left, x0), Math.min(top, y0), Math.max(right, x1), Math.max(bottom, y1)];
  }
  for (const [, cx, cy, r = CIRCLE_REACH] of markup.matchAll(CIRCLE)) {
    const [x, y, reach] = [Number(cx), Number(cy), Number(r)];
    [left, right] = [Math.min(left, x - reach), Math.max(right, x + reach)];
    [top, bottom] = [Math.min(top, y - reach), Math.max(bottom, y + reach)];
  }
  return { left, top, right, bottom };
}

export const shapesOf = (elements: readonly string[]): Shape[] =>
  elements.map((markup) => ({ markup, bounds: boundsOf(markup) }));

/** Where all of some elements lie; undefined where one is moved by more than its outline tells. */
export function boundsOfAll(elements: readonly string[]): Bounds | undefined {
  if (elements.some((markup) => / transform=/u.test(markup))) return undefined;
  const all = elements.map(boundsOf);
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

const wide = ({ left, right }: Bounds): number => right - left;
const high = ({ top, bottom }: Bounds): number => bottom - top;

/** A dark red, which only mouths have. */
const MOUTH = /fill="#[2-9][0-9A-F]0[0-9A-F]{3}"/iu;
const isMouth = ({ markup, bounds }: Shape): boolean =>
  !markup.includes('<g') && MOUTH.test(markup) && wide(bounds) < 8 && wide(bounds) > 1 && high(bounds) < 3.2;

const isWhite = ({ markup, bounds }: Shape, mouth: Bounds): boolean =>
  markup.startsWith('<path fill="#fff"') &&
  wide(bounds) < 5.6 &&
  wide(bounds) > 1.1 &&
  bounds.bottom < mouth.top &&
  bounds.top > mouth.top - 8;

/** What is drawn on a white right after it: iris, pupil and light. */
function partsOfEye(shapes: readonly Shape[], at: number, others: readonly number[]): number[] {
  const own = shapes[at]?.bounds;
  if (own === undefined) return [];
  const found = [at];
  for (const [next, { markup, bounds }] of [...shapes.entries()].slice(at + 1, at + 6)) {
    const within =
      wide(bounds) < 4.2 &&
      high(bounds) < 4.2 &&
      bounds.left > own.left - 0.6 &&
      bounds.right < own.right + 0.6 &&
      bounds.top > own.top - 0.5 &&
      bounds.bottom < own.bottom + 0.8;
    if (others.includes(next) || markup.includes('stroke="#') || !within) break;
    found.push(next);
  }
  return found;
}

/** A brow lies right above an eye. */
const isBrow = (bounds: Bounds, eyes: readonly Bounds[]): boolean =>
  eyes.some((eye) => {
    const unit = wide(eye);
    const middle = (bounds.left + bounds.right) / 2;
    return (
      Math.abs(middle - (eye.left + eye.right) / 2) < unit * 0.6 &&
      wide(bounds) > unit * 0.5 &&
      wide(bounds) < unit * 1.8 &&
      high(bounds) < unit * 0.75 &&
      bounds.bottom < eye.top + unit * 0.08 &&
      bounds.top > eye.top - unit * 1.3
    );
  });

/** A board behind somebody would move with them. */
const BOARD = { wide: 22.5, top: 6 } as const;
const isBoard = (bounds: Bounds): boolean => wide(bounds) > BOARD.wide && bounds.top < BOARD.top;

/** What is held beside the body, on the right of the picture, begins so far from the middle of the face, and is no wider. */
const HELD = { beside: 5, wide: 8.5 } as const;
const isHeld = (bounds: Bounds, mouth: Bounds): boolean =>
  bounds.left - (mouth.left + mouth.right) / 2 > HELD.beside &&
  wide(bounds) < HELD.wide &&
  bounds.bottom > mouth.bottom + 1;

/** Of the part of a head: it ends a little below the mouth, and is not as wide as shoulders. */
const isHead = (bounds: Bounds, mouth: Bounds): boolean =>
  bounds.top < mouth.top - 2.2 && bounds.bottom < mouth.bottom + 6 && wide(bounds) < 22;

/** `as`: a person to the waist; a head without a body; or somebody who holds something. Undefined for a picture that is drawn otherwise. */
export function splitPerson(svg: string, as: 'bust' | 'head' | 'holding' = 'bust'): SplitPerson | undefined {
  const { elements, defs } = elementsOf(svg);
  const shapes = shapesOf(elements);
  const mouthAt = shapes.findIndex(isMouth);
  const mouth = shapes[mouthAt]?.bounds;
  if (mouth === undefined) return undefined;
  const whites = shapes.flatMap((shape, at) => (isWhite(shape, mouth) ? [at] : []));
  const [first, second] = whites;
  if (first === undefined || second === undefined || whites.length > 2) return undefined;
  const eyeOf = (at: number): Eye => ({
    path: pathsOf(shapes[at]?.markup ?? '')[0] ?? '',
    bounds: shapes[at]?.bounds ?? mouth,
  });
  const eyes = [eyeOf(first), eyeOf(second)] as const;
  const left = new Set([mouthAt, ...partsOfEye(shapes, first, whites), ...partsOfEye(shapes, second, whites)]);
  const firstBody = shapes.findIndex(({ bounds }) => !isHead(bounds, mouth));
  const around = eyes.map(({ bounds }) => bounds);
  const partOf = (bounds: Bounds, at: number): PartName => {
    if (isBrow(bounds, around)) return 'brows';
    if (as === 'head') return 'head';
    if (as === 'holding' && isHeld(bounds, mouth)) return 'hand';
    return isHead(bounds, mouth) ? (at < firstBody ? 'back' : 'head') : 'body';
  };
  const parts: Record<PartName, string[]> = { back: [], body: [], hand: [], head: [], brows: [] };
  for (const [at, { markup, bounds }] of shapes.entries())
    if (!left.has(at) && (as === 'head' || !isBoard(bounds))) parts[partOf(bounds, at)].push(markup);
  if (parts.head.length === 0 || (as !== 'head' && parts.body.length === 0)) return undefined;
  const gradient = /fill="url\(#([^)]+)\)"/u.exec(shapes[first + 1]?.markup ?? '')?.[1];
  const iris =
    gradient === undefined
      ? undefined
      : new RegExp(`id="${gradient}"[\\s\\S]*?stop-color="([^"]+)"`, 'u').exec(defs)?.[1];
  return { ...parts, defs, eyes, mouth, iris: iris ?? '#5b3a2e' };
}
