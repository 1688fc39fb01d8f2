/**
 * Reads the caller's pictures. Their size is read from their header before anything is decoded: a file of a hundred
 * kilobytes can announce a picture of gigabytes.
 */
import { open } from 'node:fs/promises';
import { type Image, loadImage } from '@napi-rs/canvas';
import { disableTypes, imageSize, types } from 'image-size';
import type { Size } from './geometry';

export type JudgedPicture = Size | { readonly problem: string };
export type LoadedPicture = { readonly picture: Image } | { readonly problem: string };

/** What is accepted, told by the bytes; SVG is a program, and the others are not drawn everywhere. */
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

/** The size that a file announces, or a problem as the end of a sentence about the file. */
export async function judgePicture(path: string, most = MOST_PIXELS): Promise<JudgedPicture> {
  try {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      const head = Buffer.alloc(Math.min(size, HEADER_BYTES));
      const { bytesRead } = await file.read(head, 0, head.length, 0);
      return judged(imageSize(head.subarray(0, bytesRead)), most);
    } finally {
      await file.close();
    }
  } catch (error) {
    return unreadable(error);
  }
}

/** Decodes a picture that announces no more than so many pixels. */
export async function loadPicture(path: string, most = MOST_PIXELS): Promise<LoadedPicture> {
  const announced = await judgePicture(path, most);
  if ('problem' in announced) return announced;
  try {
    const picture = await loadImage(path);
    // What was decoded may differ from what was announced.
    const decoded = judged(picture, most);
    return 'problem' in decoded ? decoded : { picture };
  } catch (error) {
    return unreadable(error);
  }
}
