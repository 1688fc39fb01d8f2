/**
 * Composites a film frame by frame. Each layer is drawn once into a sprite of its own; a frame costs one scaled backdrop
 * and one copy a layer, and of both only the rows that nothing opaque hides.
 */

import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Box } from '../geometry';
import { FPS } from '../output/frame-size';
import type { Context, Film, Layer } from './film';
import { litFrame } from './lit-frame';
import { mergeStill } from './merge-still';
import { reachOf } from './reach';
import { repaint, type Sprite, spriteOf } from './sprite';
import { heldFrame, layerFrame, type Shown, shownAt, steadyLayers } from './steady';
import { look, place } from './transform';
import { coverOf, type Rows, without } from './uncovered';

/** How many times smaller the backdrop is painted. */
const BACKDROP_SHRINK = 6;

/** Rows more than are wanted of what is held. */
const AROUND = 6;

interface Kept {
  readonly sprite: Sprite;
  frame: number;
}

/** Kept for as long as the layer: a film and its neighbour, which shows the end of it, paint each sprite once. */
const sprites = new WeakMap<Layer, Kept>();

/** What lies still in a film as one; the same for all who compose it, so that they share its sprites. */
const mergedOf = new WeakMap<Film['layers'], readonly Layer[]>();

export interface FrameComposer {
  /** What was composed last: as wide as the film, and as high as a band of it. */
  readonly canvas: Canvas;
  /** Paints a frame, or one band of it; the last may reach beyond the frame. Tells whether that is another picture than before. */
  compose(frame: number, band?: number): boolean;
  /** Tells that something else was painted onto `canvas`. */
  overpainted(): void;
  /**
   * Paints the sprites that a frame needs and that are not there yet, one a step, and tells the bytes of each; infinite where
   * it is time to look for what is done with.
   */
  prepare(frame: number): Iterable<number>;
  /** Forgets all sprites: they are painted again when they are needed. */
  forget(): void;
}

const isPainted = ({ flat, masked, live }: Layer): boolean => live === undefined && (flat === undefined || masked);

/** Where a picture hides what is behind it, when it does. */
function hides({ layer, dx, dy, alpha }: Shown, sprite: Sprite | undefined, seconds: number): Box | undefined {
  if (alpha < 1 || layer.blend !== undefined || layer.masked || layer.move !== undefined) return undefined;
  if (layer.flat !== undefined) {
    const { x, y, width, height } = layer.box;
    // Between pixels its edges are mixed with what is behind.
    const edge = Number.isInteger(dx) && Number.isInteger(dy) ? 0 : 1;
    return { x: x + dx + edge, y: y + dy + edge, width: width - 2 * edge, height: height - 2 * edge };
  }
  if (sprite?.solid === undefined) return undefined;
  const { solid } = sprite;
  return coverOf({ ...solid, x: solid.x + dx, y: solid.y + dy }, layer.lens, layer.plane ?? 1, seconds);
}

/** Frames are painted in so many bands from top to bottom, each on the same canvas: large frames then take less memory. */
export function frameComposer(film: Film, bands = 1): FrameComposer {
  const { width, height } = film.size;
  // An even number of rows: two share their colours in what is encoded.
  const canvas = createCanvas(width, 2 * Math.ceil(height / bands / 2));
  const context = canvas.getContext('2d');
  const small = { width: Math.ceil(width / BACKDROP_SHRINK), height: Math.ceil(height / BACKDROP_SHRINK) };
  const backdrop = createCanvas(small.width, small.height);
  const backdropContext = backdrop.getContext('2d');
  let painted: number | undefined;
  /** The backdrop in full size, where it is shown for several frames: scaling it takes longer than all else that is still. */
  let scaled: Canvas | undefined;
  const layers = mergedOf.get(film.layers) ?? mergeStill(film.layers, { x: 0, y: 0, width, height });
  mergedOf.set(film.layers, layers);
  const every = film.farEvery ?? 1;
  const isKept = bands === 1 && (film.backdropEvery ?? 1) > 2;
  /** The frame whose picture `canvas` holds whole. */
  let composed: number | undefined;
  let group: { readonly held: number; readonly count: number } | undefined;
  /** How many layers, from the first, are drawn once for all frames that are held together. */
  const heldLayers = (frame: number): number => {
    const held = heldFrame(frame, every);
    if (every === 1) return 0;
    if (group?.held !== held) {
      const others = Array.from({ length: every - 1 }, (_, after) => held + after + 1);
      const counts = others.map((other) => steadyLayers(layers, held, other, film.size));
      group = { held, count: Math.min(...counts) };
    }
    return group.count;
  };
  let distance: { readonly canvas: Canvas; frame: number; rows: Rows } | undefined;

  const spriteAt = (layer: Layer, frame: number): Sprite => {
    const wanted = layerFrame(layer, frame);
    const known = sprites.get(layer);
    if (known?.frame === wanted) return known.sprite;
    if (known !== undefined) {
      repaint(layer, known.sprite, wanted);
      known.frame = wanted;
      return known.sprite;
    }
    const sprite = spriteOf(layer, reachOf(layer, film.size, film.frames), wanted);
    sprites.set(layer, { sprite, frame: wanted });
    return sprite;
  };

  const draw = (context: Context, { layer, dx, dy, alpha }: Shown, frame: number, { top, bottom }: Rows): void => {
    const seconds = frame / FPS;
    context.save();
    if (top > 0 || bottom < height) {
      context.beginPath();
      context.rect(0, top, width, bottom - top);
      context.clip();
    }
    context.globalAlpha = alpha;
    const { x, y, width: across, height: down } = layer.box;
    if (layer.flat !== undefined && !layer.masked) {
      context.fillStyle = layer.flat;
      context.fillRect(x + dx, y + dy, across, down);
    } else {
      if (layer.blend !== undefined) context.globalCompositeOperation = layer.blend;
      if (layer.lens !== undefined) look(context, layer.lens, layer.plane ?? 1, seconds);
      if (layer.masked && (dx !== 0 || dy !== 0 || layer.move !== undefined)) {
        context.beginPath();
        context.rect(x, y, across, down);
        context.clip();
      }
      if (layer.move !== undefined) place(context, layer.box, layer.move, seconds);
      if (layer.live === undefined) {
        const { canvas: picture, box } = spriteAt(layer, frame);
        context.drawImage(picture, box.x + dx, box.y + dy);
      } else layer.live(context, seconds);
    }
    context.restore();
  };

  /** What is shown of some layers, top to bottom, with the rows that nothing before hides; `rest` is left to what is behind. */
  const visible = (of: readonly Layer[], frame: number, all: Rows) => {
    const seconds = frame / FPS;
    const shown: (readonly [Shown, Rows])[] = [];
    let rest = all;
    for (const layer of of.toReversed()) {
      const one = shownAt(layer, seconds);
      if (one === undefined) {
        // Gone for good, or not there yet: some of them are as large as the frame.
        sprites.delete(layer);
        continue;
      }
      if (rest.top >= rest.bottom) continue;
      shown.push([one, rest]);
      const cover = hides(one, isPainted(layer) ? spriteAt(layer, frame) : undefined, seconds);
      if (cover !== undefined) rest = without(rest, cover, width);
    }
    return { shown, rest };
  };

  /** Draws some layers, and the backdrop behind them; only the rows that are left by what comes before them. */
  const drawBehind = (onto: Context, of: readonly Layer[], frame: number, rows: Rows): void => {
    const { shown, rest } = visible(of, frame, rows);
    if (rest.top < rest.bottom) {
      const lit = litFrame(film, frame);
      if (lit !== painted) {
        backdropContext.save();
        film.backdrop.paint(backdropContext, small, lit / FPS);
        backdropContext.restore();
        painted = lit;
        if (isKept) {
          scaled ??= createCanvas(width, height);
          scaled.getContext('2d').drawImage(backdrop, 0, 0, width, height);
        }
      }
      const shown = scaled ?? backdrop;
      within(onto, rest, () => onto.drawImage(shown, 0, 0, width, height));
    }
    for (const [one, left] of shown.toReversed()) draw(onto, one, frame, left);
  };

  /** Draws something in some rows only. */
  const within = (onto: Context, { top, bottom }: Rows, paint: () => void): void => {
    onto.save();
    if (top > 0 || bottom < height) {
      onto.beginPath();
      onto.rect(0, top, width, bottom - top);
      onto.clip();
    }
    paint();
    onto.restore();
  };

  /** What is held, as it was at the last frame for which it is drawn. */
  const distanceAt = (frame: number, count: number, rows: Rows): Canvas => {
    const held = heldFrame(frame, every);
    const isThere = distance?.frame === held && distance.rows.top <= rows.top && distance.rows.bottom >= rows.bottom;
    if (distance !== undefined && isThere) return distance.canvas;
    const made = distance?.canvas ?? createCanvas(width, height);
    const onto = made.getContext('2d');
    onto.imageSmoothingQuality = 'low';
    // What comes before it moves in the meantime, by a few rows.
    const wider = { top: Math.max(0, rows.top - AROUND), bottom: Math.min(height, rows.bottom + AROUND) };
    drawBehind(onto, layers.slice(0, count), held, wider);
    distance = { canvas: made, frame: held, rows: wider };
    return made;
  };

  return {
    canvas,
    compose(frame, band = 0) {
      const count = heldLayers(frame);
      const isAllHeld = count === layers.length && every > 1 && bands === 1;
      const shows = isAllHeld ? heldFrame(frame, every) : frame;
      if (bands === 1 && composed === shows) return false;
      context.setTransform(1, 0, 0, 1, 0, -band * canvas.height);
      context.globalAlpha = 1;
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      const whole = { top: 0, bottom: height };
      if (isAllHeld || count === 0) drawBehind(context, layers, shows, whole);
      else {
        const { shown, rest } = visible(layers.slice(count), frame, whole);
        if (rest.top < rest.bottom) {
          const picture = distanceAt(frame, count, rest);
          within(context, rest, () => context.drawImage(picture, 0, 0));
        }
        for (const [one, rows] of shown.toReversed()) draw(context, one, frame, rows);
      }
      context.globalAlpha = 1;
      composed = bands === 1 ? shows : undefined;
      return true;
    },
    overpainted() {
      composed = undefined;
    },
    *prepare(frame) {
      for (const layer of layers) {
        if (!isPainted(layer) || sprites.has(layer) || shownAt(layer, frame / FPS) === undefined) continue;
        const { canvas: made } = spriteAt(layer, frame);
        yield made.width * made.height * 4;
      }
    },
    forget() {
      for (const layer of layers) sprites.delete(layer);
    },
  };
}
