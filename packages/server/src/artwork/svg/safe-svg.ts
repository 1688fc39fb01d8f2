/**
 * Makes a stranger's SVG safe to draw: what is left has no scripts, no links outside itself, no animation, only elements
 * and attributes that are known, and a size and an effort within limits. It is written anew, never passed on.
 */
import { parseSvg, type SvgNode } from './parse-svg';
import { costProblem } from './svg-cost';
import { applyStyles } from './svg-style';
import { ATTRIBUTES, ELEMENTS, PRESENTATION } from './svg-words';

export interface SafeSvg {
  /** Its own size, in its own units. */
  readonly width: number;
  readonly height: number;
  /** The document, its longer side so many pixels (default: its own size). */
  document(pixels?: number): string;
}

/** A side may be this many times the other. */
const LONGEST = 40;
/** Characters of a number that is looked at. */
const LONGEST_NUMBER = 40;
const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Only parts of the same document may be named. */
const isInward = (value: string): boolean =>
  !/url\((?!\s*["']?#)/i.test(value) && !/@import|expression\(|javascript:/i.test(value);

const cleanAttributes = (node: SvgNode): void => {
  const link = node.attributes.get('href') ?? node.attributes.get('xlink:href');
  for (const [name, value] of [...node.attributes])
    if (!(ATTRIBUTES.has(name) || PRESENTATION.has(name)) || !isInward(value)) node.attributes.delete(name);
  if (link === undefined) return;
  if (link.startsWith('#')) node.attributes.set('href', link);
};

const clean = (node: SvgNode): SvgNode => {
  cleanAttributes(node);
  return { ...node, children: node.children.filter(({ name }) => ELEMENTS.has(name)).map(clean) };
};

const holdsBitmap = ({ name, children }: SvgNode): boolean => name === 'image' || children.some(holdsBitmap);

const write = ({ name, attributes, children, text }: SvgNode): string => {
  const list = [...attributes]
    .map(([key, value]) => ` ${key === 'href' ? 'xlink:href' : key}="${escape(value)}"`)
    .join('');
  const words = name === 'text' || name === 'tspan' ? escape(text) : '';
  return `<${name}${list}>${words}${children.map(write).join('')}</${name}>`;
};

const length = (text: string | undefined): number | undefined => {
  const [, digits] = /^\s*(\d*\.?\d+)(?:px|pt|mm|cm|in)?\s*$/.exec((text ?? '').slice(0, LONGEST_NUMBER)) ?? [];
  const value = Number(digits);
  return value > 0 ? value : undefined;
};

/** `x y width height`. */
const frameOf = ({ attributes }: SvgNode): readonly [number, number, number, number] | undefined => {
  const [x = 0, y = 0, wide, high] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (wide !== undefined && high !== undefined && wide > 0 && high > 0) return [x, y, wide, high];
  const [width, height] = [length(attributes.get('width')), length(attributes.get('height'))];
  return width === undefined || height === undefined ? undefined : [0, 0, width, height];
};

/** A drawing that may be drawn, or a problem as the end of a sentence about the file. */
export function safeSvg(bytes: Buffer): SafeSvg | { readonly problem: string } {
  const root = parseSvg(bytes);
  if ('problem' in root) return root;
  const frame = frameOf(root);
  if (frame === undefined || !frame.every(Number.isFinite))
    return { problem: 'has no size (no viewBox, no width and height)' };
  const [, , width, height] = frame;
  if (Math.max(width / height, height / width) > LONGEST)
    return { problem: `is too narrow to be shown (${width}×${height})` };
  if (holdsBitmap(root))
    return { problem: 'holds a picture of pixels, which is not drawn within an SVG: save that as PNG or WebP' };
  applyStyles(root);
  const cleaned = clean(root);
  const problem = costProblem(cleaned);
  if (problem !== undefined) return { problem };
  const body = cleaned.children.map(write).join('');
  const inherited = [...cleaned.attributes]
    .filter(([name]) => PRESENTATION.has(name))
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');
  const document = (pixels = Math.max(width, height)): string => {
    const scale = pixels / Math.max(width, height);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width * scale}" ` +
      `height="${height * scale}" viewBox="${frame.join(' ')}"${inherited}>${body}</svg>`
    );
  };
  return { width, height, document };
}
