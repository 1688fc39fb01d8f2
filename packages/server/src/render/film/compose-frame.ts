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
import { look, place } from './transform';

/** How many times smaller the backdrop is painted. */
export const BACKDROP_SHRINK = 6;

interface Sprite {
  readonly canvas: Canvas;
  frame: number;
}

/** Kept for as long as the layer: a film and its neighbour, which shows the end of it, paint each sprite once. */
const sprites = new WeakMap<Layer, Sprite>();

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
  let painted: number | undefined;
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
    const seconds = frame / FPS;
    const { dx, dy, alpha } = layerState(layer, seconds);
    const shown = alpha * clamp(layer.move?.alpha?.(seconds) ?? 1, 0, 1);
    const { shows } = layer;
    if (shown <= 0 || (shows !== undefined && (seconds < shows.from || seconds >= shows.until))) {
      // Gone for good, or not there yet: some of them are as large as the frame.
      sprites.delete(layer);
      return;
    }
    context.globalAlpha = shown;
    const { x, y, width: across, height: down } = layer.box;
    if (layer.flat !== undefined && !layer.masked) {
      context.fillStyle = layer.flat;
      context.fillRect(x + dx, y + dy, across, down);
      return;
    }
    const isPlain = layer.move === undefined && layer.lens === undefined && layer.blend === undefined;
    if (isPlain && layer.live === undefined && (!layer.masked || (dx === 0 && dy === 0))) {
      context.drawImage(sprite(layer, frame), x + dx, y + dy);
      return;
    }
    context.save();
    if (layer.blend !== undefined) context.globalCompositeOperation = layer.blend;
    if (layer.lens !== undefined) look(context, layer.lens, layer.plane ?? 1, seconds);
    if (layer.masked) {
      context.beginPath();
      context.rect(x, y, across, down);
      context.clip();
    }
    if (layer.move !== undefined) place(context, layer.box, layer.move, seconds);
    if (layer.live === undefined) context.drawImage(sprite(layer, frame), x + dx, y + dy);
    else layer.live(context, seconds);
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
      context.imageSmoothingQuality = 'low';
      context.drawImage(backdrop, 0, 0, width, height);
      for (const layer of layers) drawLayer(layer, frame);
      context.globalAlpha = 1;
    },
  };
}
