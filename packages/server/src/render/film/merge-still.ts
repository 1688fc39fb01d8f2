/**
 * Layers that lie on one another for the whole scene without moving or fading, as one: a frame then keeps and copies one
 * picture instead of several as large as itself.
 */
import type { Box } from '../geometry';
import type { Layer } from './film';

const isStill = ({ frames, masked, flat, drift, enter, move, lens, shows, blend, live }: Layer): boolean =>
  frames === 1 &&
  [move, lens, shows, blend, live].every((way) => way === undefined) &&
  !masked &&
  flat === undefined &&
  drift === undefined &&
  enter.seconds === 0 &&
  enter.at <= 0;

const samePlace = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

const onto = (below: Layer, above: Layer): Layer => ({
  ...below,
  paint: (context, frame) => {
    for (const layer of [below, above]) {
      context.save();
      layer.paint(context, frame);
      context.restore();
    }
  },
});

/** `whole` is the frame: smaller pictures may be painted by looking at what they have painted already, these are not. */
export function mergeStill(layers: readonly Layer[], whole: Box): Layer[] {
  const merged: Layer[] = [];
  for (const layer of layers) {
    const below = merged.at(-1);
    const isGround = (one: Layer): boolean => isStill(one) && samePlace(one.box, whole);
    if (below !== undefined && isGround(below) && isGround(layer)) merged[merged.length - 1] = onto(below, layer);
    else merged.push(layer);
  }
  return merged;
}
