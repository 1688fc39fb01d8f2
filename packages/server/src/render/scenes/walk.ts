/** The way that somebody walks on: ground and things at its sides recede with each step, before the camera that goes ahead. */
import type { Canvas } from '@napi-rs/canvas';
import { css, mix, type Rgb } from '../color/color';
import { type Context, type Layer, STILL } from '../film/film';
import type { Setting } from '../film/setting';
import { gaitAt } from '../persons/gait';
import { randomFor } from '../random';

/** Lengths of a step are the unit of depth: where things come into view, and where they are lost in the air. */
const NEAR = 1.1;
const FAR = 11;
/** Steps between two joints of the ground. */
const JOINTS = 1.5;
/** How high the camera is, and how large things are, in frames' shorter sides at a depth of one. */
const CAMERA = 1.15;
const LARGE = 2.6;
/** How far from the middle of the way its edges are, and things, at least and beyond. */
const EDGE = 1.05;
const BESIDE = { least: 1.5, more: 0.9 } as const;
const COUNT = 8;

interface Passer {
  readonly sprite: Canvas;
  readonly side: -1 | 1;
  readonly out: number;
  readonly at: number;
  readonly large: number;
}

export interface Way {
  readonly passers: readonly Canvas[];
  /** Pixels from the top: the height of the camera. */
  readonly horizon: number;
  /** Of the middle of the way. */
  readonly middle: number;
  readonly ground: Rgb;
}

const cycled = (value: number, length: number): number => ((value % length) + length) % length;

function drawGround(
  context: Context,
  { size, palette }: Setting,
  { horizon, middle, ground }: Way,
  gone: number,
): void {
  const short = Math.min(size.width, size.height);
  const down = (depth: number): number => horizon + (CAMERA * short) / depth;
  const across = (depth: number, out: number): number => middle + (out * short) / depth;
  const top = down(FAR);
  const fade = context.createLinearGradient(0, top, 0, size.height);
  fade.addColorStop(0, css(ground, 0));
  fade.addColorStop(0.25, css(ground, 0.75));
  fade.addColorStop(1, css(mix(ground, palette.ink, 0.1), 0.95));
  context.fillStyle = fade;
  context.fillRect(-size.width * 0.1, top, size.width * 1.2, size.height * 1.1 - top);
  const joint = css(mix(ground, palette.ink, 0.35), 0.34);
  const first = NEAR - JOINTS + cycled(gone, JOINTS);
  for (let depth = first; depth < FAR; depth += JOINTS) {
    if (depth < 0.4) continue;
    const [near, far] = [down(depth), down(depth + 0.14)];
    context.globalAlpha = Math.min(1, (FAR - depth) / 4);
    context.fillStyle = joint;
    context.fillRect(across(depth, -EDGE), far, across(depth, EDGE) - across(depth, -EDGE), near - far);
  }
  context.globalAlpha = 1;
  context.fillStyle = css(mix(ground, { r: 255, g: 255, b: 255 }, 0.45), 0.6);
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(across(FAR, side * EDGE), down(FAR));
    context.lineTo(across(0.5, side * EDGE), down(0.5));
    context.lineTo(across(0.5, side * (EDGE + 0.12)), down(0.5));
    context.lineTo(across(FAR, side * (EDGE + 0.12)), down(FAR));
    context.fill();
  }
}

export function wayLayers(setting: Setting, way: Way): readonly Layer[] {
  const { size, seed, index } = setting;
  const short = Math.min(size.width, size.height);
  const random = randomFor(seed, `way ${index}`);
  const wide = Math.max(1, (size.width / short) * 0.75);
  const passers = Array.from({ length: way.passers.length === 0 ? 0 : COUNT }, (_, order): Passer => {
    const sprite = way.passers[order % way.passers.length] as Canvas;
    const out = (BESIDE.least + random() * BESIDE.more) * wide;
    return {
      sprite,
      out,
      side: order % 2 === 0 ? -1 : 1,
      at: (order / COUNT) * (FAR - NEAR),
      large: 0.85 + random() * 0.4,
    };
  });
  const layer = (live: NonNullable<Layer['live']>): Layer => ({
    box: { x: 0, y: 0, width: size.width, height: size.height },
    frames: 1,
    masked: false,
    enter: STILL,
    paint: () => undefined,
    live,
    soft: short * 0.01,
  });
  return [
    layer((context, now) => {
      const { gone } = gaitAt(now);
      drawGround(context, setting, way, gone);
      const placed = passers
        .map((passer) => ({ passer, depth: NEAR + cycled(passer.at + gone, FAR - NEAR) }))
        .sort((one, other) => other.depth - one.depth);
      for (const { passer, depth } of placed) {
        const { sprite, side, out, large } = passer;
        const height = (LARGE * large * short) / depth;
        const width = (height * sprite.width) / sprite.height;
        const [x, foot] = [way.middle + (side * out * short) / depth, way.horizon + (CAMERA * short) / depth];
        context.globalAlpha = Math.min(1, (FAR - depth) / 3);
        context.drawImage(sprite, x - width / 2, foot - height * 0.97, width, height);
      }
      context.globalAlpha = 1;
    }),
  ];
}
