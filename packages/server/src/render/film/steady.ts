/**
 * How many layers of a film, from the first, need not be drawn anew from one frame to another: those that are far away, and
 * those that move by less than an eye sees. It depends on both frames alone, so that it is the same in whatever order frames
 * are drawn.
 */
import { type Box, clamp, type Size } from '../geometry';
import { FPS } from '../output/frame-size';
import type { Layer } from './film';
import { layerState } from './layer-state';
import { Affine, look, place } from './transform';

/** What is at most so near to the camera, and behind everything nearer, moves so slowly that it may be held in any case. */
const FAR = 0.6;
/** Pixels of a frame that is 540 wide by which what is held is moved at most: more than an eye that follows it forgives at 15 a second. */
const MOST_PIXELS = 2;
const MOST_OF_SIDE = MOST_PIXELS / 540;
/** The same for what is out of focus, as a share of its softness. */
const MOST_OF_SOFTNESS = 0.25;
/** Opacity by which it may change. */
const MOST_ALPHA = 0.07;

/** The layer's own picture at a frame of the scene: 0 until it enters, then one a frame, then the last. */
export const layerFrame = (layer: Layer, frame: number): number =>
  clamp(frame - Math.round(layer.enter.at * FPS), 0, layer.frames - 1);

/** The frame whose picture is held for one, where so many are held together. */
export const heldFrame = (frame: number, every: number): number => frame - (((frame % every) + every) % every);

/** A layer as it is shown at a moment. */
export interface Shown {
  readonly layer: Layer;
  readonly dx: number;
  readonly dy: number;
  readonly alpha: number;
}

export function shownAt(layer: Layer, seconds: number): Shown | undefined {
  const { dx, dy, alpha } = layerState(layer, seconds);
  const shown = alpha * clamp(layer.move?.alpha?.(seconds) ?? 1, 0, 1);
  const { shows } = layer;
  if (shown <= 0 || (shows !== undefined && (seconds < shows.from || seconds >= shows.until))) return undefined;
  return { layer, dx, dy, alpha: shown };
}

/** Corners of the part of a layer that may be in the frame, which is all of what lies outside. */
function cornersOf({ x, y, width, height }: Box, size: Size): readonly (readonly [number, number])[] {
  const [left, top] = [Math.max(x, 0), Math.max(y, 0)];
  const [right, bottom] = [Math.min(x + width, size.width), Math.min(y + height, size.height)];
  const [l, r] = left < right ? [left, right] : [x, x + width];
  const [t, b] = top < bottom ? [top, bottom] : [y, y + height];
  return [l, r].flatMap((across) => [t, b].map((down) => [across, down] as const));
}

export function transformOf({ layer, dx, dy }: Shown, seconds: number): Affine {
  const transform = new Affine();
  if (layer.lens !== undefined) look(transform, layer.lens, layer.plane ?? 1, seconds);
  if (layer.move !== undefined) place(transform, layer.box, layer.move, seconds);
  transform.translate(dx, dy);
  return transform;
}

/** Whether what it draws anew may be seen twice. */
const isGentle = ({ gentle = false, swift, turns = [] }: Layer, [from, to]: readonly [number, number]): boolean =>
  gentle &&
  (swift === undefined || to / FPS < swift.from || from / FPS >= swift.until) &&
  !turns.some((at) => Math.round(at * FPS) > from && Math.round(at * FPS) <= to);

function isSteady(one: Shown, other: Shown, frames: readonly [number, number], size: Size): boolean {
  const { layer } = one;
  if (layer.live !== undefined && !isGentle(layer, frames)) return false;
  if (layerFrame(layer, frames[0]) !== layerFrame(layer, frames[1])) return false;
  if (Math.abs(one.alpha - other.alpha) > MOST_ALPHA) return false;
  const [before, after] = [transformOf(one, frames[0] / FPS), transformOf(other, frames[1] / FPS)];
  const sharp = MOST_OF_SIDE * Math.min(size.width, size.height);
  const most = Math.max(sharp, (layer.soft ?? 0) * MOST_OF_SOFTNESS);
  return cornersOf(layer.box, size).every(([x, y]) => {
    const [from, to] = [before.at(x, y), after.at(x, y)];
    return Math.hypot(to.x - from.x, to.y - from.y) <= most;
  });
}

const isFar = ({ lens, plane = 1 }: Layer): boolean => lens !== undefined && plane <= FAR;

/** Whether its camera is elsewhere in between. */
const jumps = ({ lens }: Layer, from: number, until: number): boolean =>
  lens?.cuts?.some((at) => from < at && at <= until) === true;

/**
 * How many layers, from the first, may be seen at a frame as they were at `held`: those that have nothing behind them but
 * what is far, however they move, and those that hardly move. None when one comes or goes in between, or the camera is moved
 * elsewhere.
 */
export function steadyLayers(layers: readonly Layer[], held: number, frame: number, size: Size): number {
  let onlyFar = true;
  let steady: number | undefined;
  for (const [index, layer] of layers.entries()) {
    const [one, other] = [shownAt(layer, held / FPS), shownAt(layer, frame / FPS)];
    // What is said comes and goes without a cut.
    const isCut =
      layer.shows !== undefined && layer.caption === undefined && (one === undefined) !== (other === undefined);
    if (isCut || jumps(layer, held / FPS, frame / FPS)) return 0;
    if (steady !== undefined || (one === undefined && other === undefined)) continue;
    onlyFar &&= isFar(layer);
    if (onlyFar) continue;
    if (one === undefined || other === undefined || !isSteady(one, other, [held, frame], size)) steady = index;
  }
  return steady ?? layers.length;
}
