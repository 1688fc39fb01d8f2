/** The room for words that a full picture leaves, into which it goes over: a straight edge would make a slide of both. */
import { createCanvas } from '@napi-rs/canvas';
import { css } from '../color/color';
import { type Layer, STILL } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import { still } from '../layout/part';

/** Of the frame: how much of the picture melts into the room for words, and how. */
const MELTS = 0.075;
const MELTING = [
  [0, 0],
  [0.3, 0.12],
  [0.7, 0.78],
  [1, 1],
] as const;

/** `stage`: where the picture is; `right`: whether the words stand at the right of it. */
export function roomBeside(stage: Box, { size, palette }: Setting, right: boolean): Layer {
  const wide = stage.height === size.height;
  const melts = (wide ? size.width : size.height) * MELTS;
  const box: Box = wide
    ? { x: right ? stage.width - melts : 0, y: 0, width: size.width - stage.width + melts, height: size.height }
    : { x: 0, y: stage.height - melts, width: size.width, height: size.height - stage.height + melts };
  return {
    ...still(box, (context) => {
      const room = createCanvas(Math.ceil(box.width), Math.ceil(box.height));
      const own = room.getContext('2d');
      const ground = own.createLinearGradient(-box.x, -box.y, size.width - box.x, size.height - box.y);
      ground.addColorStop(0, css(palette.from));
      ground.addColorStop(1, css(palette.to));
      own.fillStyle = ground;
      own.fillRect(0, 0, room.width, room.height);
      const edge = !wide
        ? own.createLinearGradient(0, 0, 0, melts)
        : right
          ? own.createLinearGradient(0, 0, melts, 0)
          : own.createLinearGradient(box.width, 0, box.width - melts, 0);
      for (const [at, alpha] of MELTING) edge.addColorStop(at, `rgba(0,0,0,${alpha})`);
      own.globalCompositeOperation = 'destination-in';
      own.fillStyle = edge;
      own.fillRect(0, 0, room.width, room.height);
      context.drawImage(room, box.x, box.y);
    }),
    enter: STILL,
  };
}
