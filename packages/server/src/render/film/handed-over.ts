/**
 * The last frames of a film on disk, for the film that it is cut to: the sprites of both are then never in memory at a time.
 */
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { Size } from '../geometry';
import { frameSent } from '../output/free-frames';
import type { Film } from './film';

const kept = new WeakMap<Film['layers'], Map<number, string>>();

/** Keeps a frame of a film, given from top to bottom, as raw pixels in a file; frames after the last one are counted on. */
export function handOver(film: Film, frame: number, bands: Iterable<Buffer>, folder: string): void {
  const frames = kept.get(film.layers) ?? new Map<number, string>();
  kept.set(film.layers, frames);
  const path = `${folder}.${frame}.rgba`;
  const file = openSync(path, 'w');
  try {
    for (const bytes of bands) {
      writeFileSync(file, bytes);
      frameSent(bytes.length);
    }
  } finally {
    closeSync(file);
  }
  frames.set(frame, path);
}

export const isHandedOver = (film: Film, frame: number): boolean => kept.get(film.layers)?.has(frame) ?? false;

/** A frame that was kept, on `onto` when there is a canvas to use again. */
export function takeOver(film: Film, frame: number, { width, height }: Size, onto?: Canvas): Canvas {
  const path = kept.get(film.layers)?.get(frame);
  if (path === undefined) throw new Error(`Frame ${frame} was not kept.`);
  const bytes = readFileSync(path);
  const canvas = onto ?? createCanvas(width, height);
  // Frames are opaque: with or without their opacity multiplied in, they are the same bytes.
  const pixels = new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.length);
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  // The file, and its pixels as they are noted down to be painted.
  frameSent(bytes.length * 2);
  return canvas;
}

/** Removes what was kept of a film. */
export function dropKept(film: Film): void {
  for (const path of kept.get(film.layers)?.values() ?? []) rmSync(path, { force: true });
  kept.delete(film.layers);
}
