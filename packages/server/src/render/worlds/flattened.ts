/**
 * Planes of a world that lie on one another at about the same depth, as one: nobody sees that they no longer pass one
 * another, and a frame keeps and copies one picture instead of several.
 */
import { createCanvas } from '@napi-rs/canvas';
import type { Layer } from '../film/film';
import { around } from '../film/reach';
import type { Box } from '../geometry';
import { frameSent } from '../output/free-frames';

/** How far the depths of what becomes one may be apart. */
const SPREAD = 0.13;
/** Of what is far apart in the frame, one picture would mostly be empty. */
const LOOSE = 1.05;

const area = ({ width, height }: Box): number => width * height;

const isPlane = ({ frames, masked, flat, drift, move, lens, shows, blend, live, text, enter }: Layer): boolean =>
  lens !== undefined &&
  frames === 1 &&
  !masked &&
  enter.seconds === 0 &&
  [flat, drift, move, shows, blend, live, text].every((way) => way === undefined);

const depthOf = ({ plane = 1 }: Layer): number => plane;

/** Each is painted by itself first: it may take away from what it has painted. */
const asOne = (layers: readonly [Layer, ...Layer[]]): Layer => {
  const [first] = layers;
  if (layers.length === 1) return first;
  const box = around(layers.map((layer) => layer.box));
  return {
    ...first,
    box,
    plane: Math.max(...layers.map(depthOf)),
    paint: (context, frame) => {
      // The part of it that is wanted: its picture may be cut to what is ever seen.
      const { e, f } = context.getTransform();
      for (const layer of layers) {
        const left = Math.max(layer.box.x, box.x - e);
        const top = Math.max(layer.box.y, box.y - f);
        const width = Math.min(layer.box.x + layer.box.width, box.x - e + context.canvas.width) - left;
        const height = Math.min(layer.box.y + layer.box.height, box.y - f + context.canvas.height) - top;
        if (width < 1 || height < 1) continue;
        const own = createCanvas(width, height);
        const inner = own.getContext('2d');
        inner.translate(layer.box.x - left, layer.box.y - top);
        layer.paint(inner, frame);
        context.drawImage(own, left - box.x, top - box.y);
        frameSent(width * height * 4);
      }
    },
  };
};

export function flattened(layers: readonly Layer[]): Layer[] {
  const groups: [Layer, ...Layer[]][] = [];
  for (const layer of layers) {
    const group = groups.at(-1);
    const joins =
      group !== undefined &&
      isPlane(layer) &&
      isPlane(group[0]) &&
      layer.lens === group[0].lens &&
      [...group, layer].every((one) => Math.abs(depthOf(one) - depthOf(layer)) <= SPREAD) &&
      area(around([...group, layer].map(({ box }) => box))) <=
        LOOSE * (area(around(group.map(({ box }) => box))) + area(layer.box));
    if (joins) group.push(layer);
    else groups.push([layer]);
  }
  return groups.map(asOne);
}
