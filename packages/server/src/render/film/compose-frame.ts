/**
 * Composites a film frame by frame. Each layer is drawn once into a sprite of its own; a frame costs one scaled backdrop
 * and one copy a layer.
 */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { clamp } from '../geometry';
import { FPS } from '../output/frame-size';
import type { Film, Layer } from './film';
import { layerState } from './layer-state';
import { mergeStill } from './merge-still';

/** How many times smaller the backdrop is painted. */
export const BACKDROP_SHRINK = 6;

interface Sprite {
  readonly canvas: Canvas;
  frame: number;
}

export interface FrameComposer {
  /** As wide as the film, and as high as a band of it. */
  readonly canvas: Canvas;
  /** Paints a frame, or one band of it, onto `canvas`; the last band may reach beyond the frame. */
  compose(frame: number, band?: number): void;
}

/** The layer's own picture at a frame of the scene: 0 until it enters, then one a frame, then the last. */
const layerFrame = (layer: Layer, frame: number): number =>
  clamp(frame - Math.round(layer.enter.at * FPS), 0, layer.frames - 1);

/** Frames are painted in so many bands from top to bottom, each on the same canvas: large frames then take less memory. */
export function frameComposer(film: Film, bands = 1): FrameComposer {
  const { width, height } = film.size;
  const canvas = createCanvas(width, Math.ceil(height / bands));
  const context = canvas.getContext('2d');
  const small = { width: Math.ceil(width / BACKDROP_SHRINK), height: Math.ceil(height / BACKDROP_SHRINK) };
  const backdrop = createCanvas(small.width, small.height);
  const backdropContext = backdrop.getContext('2d');
  let painted = -1;
  const sprites = new Map<Layer, Sprite>();
  const layers = mergeStill(film.layers, { x: 0, y: 0, width, height });

  const sprite = (layer: Layer, frame: number): Canvas => {
    const wanted = layerFrame(layer, frame);
    const known = sprites.get(layer);
    if (known?.frame === wanted) return known.canvas;
    const made = known ?? { canvas: createCanvas(layer.box.width, layer.box.height), frame: wanted };
    const own = made.canvas.getContext('2d');
    own.clearRect(0, 0, layer.box.width, layer.box.height);
    own.save();
    layer.paint(own, wanted);
    own.restore();
    made.frame = wanted;
    sprites.set(layer, made);
    return made.canvas;
  };

  const drawLayer = (layer: Layer, frame: number): void => {
    const { dx, dy, alpha } = layerState(layer, frame / FPS);
    if (alpha <= 0) {
      // Gone for good, or not there yet: some of them are as large as the frame.
      sprites.delete(layer);
      return;
    }
    const { x, y, width: across, height: down } = layer.box;
    context.globalAlpha = alpha;
    if (layer.flat !== undefined && !layer.masked) {
      context.fillStyle = layer.flat;
      context.fillRect(x + dx, y + dy, across, down);
      return;
    }
    if (!layer.masked || (dx === 0 && dy === 0)) {
      context.drawImage(sprite(layer, frame), x + dx, y + dy);
      return;
    }
    context.save();
    context.beginPath();
    context.rect(x, y, across, down);
    context.clip();
    context.drawImage(sprite(layer, frame), x + dx, y + dy);
    context.restore();
  };

  return {
    canvas,
    compose(frame, band = 0) {
      const lit = frame - (frame % (film.backdropEvery ?? 1));
      if (lit !== painted) {
        backdropContext.save();
        film.backdrop.paint(backdropContext, small, lit / FPS);
        backdropContext.restore();
        painted = lit;
      }
      context.setTransform(1, 0, 0, 1, 0, -band * canvas.height);
      context.globalAlpha = 1;
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'medium';
      context.drawImage(backdrop, 0, 0, width, height);
      for (const layer of layers) drawLayer(layer, frame);
      context.globalAlpha = 1;
    },
  };
}
