/**
 * Reads the caller's pictures. Their size is read from their header before anything is decoded: a file of a hundred
 * kilobytes can announce a picture of gigabytes.
 */
import { open, readFile } from 'node:fs/promises';
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { disableTypes, imageSize, types } from 'image-size';
import { drawSvg } from '../artwork/svg/draw-svg';
import { isSvg } from '../artwork/svg/is-svg';
import { type SafeSvg, safeSvg } from '../artwork/svg/safe-svg';
import { wholeProblem } from '../artwork/whole-picture';
import type { Size } from './geometry';

export type JudgedPicture = Size | { readonly problem: string };
export type LoadedPicture = { readonly picture: Image } | { readonly problem: string };

/** What decoders are asked for, told by the bytes; an SVG is written anew before it is drawn, and the others are not drawn everywhere. */
const ACCEPTED = ['png', 'jpg', 'webp', 'gif'];
disableTypes(types.filter((type) => !ACCEPTED.includes(type)));

/** Pixels of a picture, each of which takes up to four bytes when it is decoded, and eight while it is. */
const MOST_PIXELS = 60_000_000;
/** Pixels of a logo, which is kept for the whole video. */
export const MOST_LOGO_PIXELS = 25_000_000;
/** Pixels of a side, beyond which no decoder is asked. */
const LONGEST_SIDE = 30_000;
/** Bytes that must tell the size. */
const HEADER_BYTES = 4 * 1024 ** 2;

const judged = ({ width, height }: Size, most: number): JudgedPicture =>
  width >= 1 && height >= 1 && width <= LONGEST_SIDE && height <= LONGEST_SIDE && width * height <= most
    ? { width, height }
    : {
        problem: `is too large to draw (${width}×${height}, at most ${most / 1e6} megapixels and ${LONGEST_SIDE} a side)`,
      };

const unreadable = (error: unknown): { readonly problem: string } => ({
  problem: `is not an image that can be read (${error instanceof Error ? error.message : String(error)})`,
});

/** Pixels of the longer side at which an SVG is drawn. */
const SVG_SIDE = 1600;

const drawnSize = ({ width, height }: SafeSvg): Size => {
  const factor = SVG_SIDE / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
};

/** The beginning of a file: more than an SVG may have, and than a header needs. */
async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, HEADER_BYTES + 1));
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What the decoder is given: the whole file, or an SVG as it was written anew and drawn. */
async function decodable(path: string): Promise<Buffer | { readonly problem: string }> {
  const head = await headOf(path);
  if (isSvg(head)) {
    const svg = safeSvg(head);
    if ('problem' in svg) return svg;
    const drawn = await drawSvg(svg.document(SVG_SIDE));
    return 'problem' in drawn ? drawn : drawn.png;
  }
  const bytes = head.length > HEADER_BYTES ? await readFile(path) : head;
  const problem = wholeProblem(bytes);
  return problem === undefined ? bytes : { problem };
}

/** The size that a file announces, or a problem as the end of a sentence about the file. */
export async function judgePicture(path: string, most = MOST_PIXELS): Promise<JudgedPicture> {
  try {
    const head = await headOf(path);
    if (head.length === 0) return { problem: 'is empty (0 bytes)' };
    if (!isSvg(head)) return judged(imageSize(head), most);
    const svg = safeSvg(head);
    return 'problem' in svg ? svg : judged(drawnSize(svg), most);
  } catch (error) {
    return unreadable(error);
  }
}

/** Pixels of a side at which a picture is looked at. */
const LOOK_SIDE = 64;

function isBlank(picture: Image): boolean {
  const context = createCanvas(LOOK_SIDE, LOOK_SIDE).getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(picture, 0, 0, LOOK_SIDE, LOOK_SIDE);
  const { data } = context.getImageData(0, 0, LOOK_SIDE, LOOK_SIDE);
  return !data.some((level, at) => at % 4 === 3 && level > 0);
}

/** Decodes a picture that announces no more than so many pixels. */
export async function loadPicture(path: string, most = MOST_PIXELS): Promise<LoadedPicture> {
  const announced = await judgePicture(path, most);
  if ('problem' in announced) return announced;
  try {
    const source = await decodable(path);
    if ('problem' in source) return source;
    const picture = await loadImage(source);
    // What was decoded may differ from what was announced.
    const decoded = judged(picture, most);
    if ('problem' in decoded) return decoded;
    return isBlank(picture) ? { problem: 'shows nothing: all of it is transparent' } : { picture };
  } catch (error) {
    return unreadable(error);
  }
}
