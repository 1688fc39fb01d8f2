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

export interface SplitPerson {
  /** SVG elements, and the definitions that they use. */
  readonly back: readonly string[];
  readonly body: readonly string[];
  readonly head: readonly string[];
  readonly defs: string;
  readonly eyes: readonly [Eye, Eye];
  readonly mouth: Bounds;
  readonly iris: string;
}

interface Shape {
  readonly markup: string;
  readonly bounds: Bounds;
}

const DEFS = /<defs>[\s\S]*?<\/defs>/gu;

/** The elements of the outermost level. */
function elementsOf(svg: string): { readonly elements: string[]; readonly defs: string } {
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

/** A circle's middle stands for it; pupils and lights are all that are circles. */
const CIRCLE = / cx="([\d.]+)" cy="([\d.]+)"/gu;
const CIRCLE_REACH = 0.8;

function boundsOf(markup: string): Bounds {
  let [left, top, right, bottom] = [99, 99, -99, -99];
  for (const path of pathsOf(markup)) {
    const [x0, y0, x1, y1] = new Path2D(path).getBounds();
    [left, top, right, bottom] = [Math.min(left, x0), Math.min(top, y0), Math.max(right, x1), Math.max(bottom, y1)];
  }
  for (const [, cx, cy] of markup.matchAll(CIRCLE)) {
    const [x, y] = [Number(cx), Number(cy)];
    [left, right] = [Math.min(left, x - CIRCLE_REACH), Math.max(right, x + CIRCLE_REACH)];
    [top, bottom] = [Math.min(top, y - CIRCLE_REACH), Math.max(bottom, y + CIRCLE_REACH)];
  }
  return { left, top, right, bottom };
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

/** Of the part of a head: it ends a little below the mouth, and is not as wide as shoulders. */
const isHead = (bounds: Bounds, mouth: Bounds): boolean =>
  bounds.top < mouth.top - 2.2 && bounds.bottom < mouth.bottom + 6 && wide(bounds) < 22;

/** Undefined for a picture that is drawn otherwise. */
export function splitPerson(svg: string): SplitPerson | undefined {
  const { elements, defs } = elementsOf(svg);
  const shapes = elements.map((markup): Shape => ({ markup, bounds: boundsOf(markup) }));
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
  const left = new Set([mouthAt, ...partsOfEye(shapes, first, whites), ...partsOfEye(shapes, second, whites)]);
  const firstBody = shapes.findIndex(({ bounds }) => !isHead(bounds, mouth));
  const parts: Record<'back' | 'body' | 'head', string[]> = { back: [], body: [], head: [] };
  for (const [at, { markup, bounds }] of shapes.entries()) {
    if (left.has(at)) continue;
    parts[isHead(bounds, mouth) ? (at < firstBody ? 'back' : 'head') : 'body'].push(markup);
  }
  if (parts.head.length === 0 || parts.body.length === 0) return undefined;
  const gradient = /fill="url\(#([^)]+)\)"/u.exec(shapes[first + 1]?.markup ?? '')?.[1];
  const iris =
    gradient === undefined
      ? undefined
      : new RegExp(`id="${gradient}"[\\s\\S]*?stop-color="([^"]+)"`, 'u').exec(defs)?.[1];
  return { ...parts, defs, eyes: [eyeOf(first), eyeOf(second)], mouth, iris: iris ?? '#5b3a2e' };
}
