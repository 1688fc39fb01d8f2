/** What a world is built with: a frame with a horizon and a floor, its light, and planes and things at depths. */
import type { Canvas } from '@napi-rs/canvas';
import { css, hex, mix, type Rgb } from '../color/color';
import { type Context, type Layer, type Lens, type Move, STILL } from '../film/film';
import type { Box, Size } from '../geometry';
import { still } from '../layout/part';
import { type Random, randomFor } from '../random';
import { shadowLayer, spriteLayer } from '../stage/sprite-layer';
import { coarsely } from './coarsely';
import { type Light, seen } from './light';
import type { Reading } from './reading';

export interface Plane {
  /** 0 at the horizon, 1 where the subject stands, more before it. */
  readonly depth: number;
  /** Hundredths of the shorter side by which it is out of focus. */
  readonly blur?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly left?: number;
  readonly right?: number;
  readonly move?: Move;
  readonly blend?: Layer['blend'];
}

export interface Standing {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly depth: number;
  readonly flip?: boolean;
  readonly move?: Move;
  readonly blur?: number;
  /** Without a shadow: it hangs, flies or swims. */
  readonly floats?: boolean;
}

/** The three tones of a thing in the light. */
export interface Face {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
}

/** Something that is sold, small. */
export interface Ware {
  readonly name: string;
  readonly sprite: Canvas;
}

export interface Site {
  readonly size: Size;
  readonly width: number;
  readonly height: number;
  /** About a hundredth of the frame's shorter side. */
  readonly u: number;
  readonly horizon: number;
  /** Where the subject's feet are. */
  readonly floor: number;
  /** Where planes begin and end, outside the frame, so that the camera may move. */
  readonly left: number;
  readonly right: number;
  /** Where the subject stands, and how wide a room it has, so that nothing important is hidden by it. */
  readonly middle: number;
  readonly seconds: number;
  readonly light: Light;
  readonly reading: Reading;
  /** The name of its subject's picture; undefined when the place itself is what is shown. */
  readonly subject: string | undefined;
  /** What is sold there, the chief things first. */
  readonly wares: readonly Ware[];
  /** The film's accent, for what may have any colour. */
  readonly accent: Rgb;
  readonly random: Random;
  readonly ink: (color: string | Rgb, depth?: number, alpha?: number) => string;
  readonly face: (color: string | Rgb, depth?: number) => Face;
  /** Drawn once. */
  readonly plane: (plane: Plane, draw: (context: Context) => void) => void;
  /** A picture of the artwork on the ground; nothing where it is missing. */
  readonly stand: (name: string, standing: Standing) => void;
  /** Drawn anew in each frame; what is gentle moves slowly or is soft. */
  readonly live: (
    depth: number,
    draw: (context: Context, seconds: number) => void,
    ways?: Pick<Layer, 'gentle'>,
  ) => void;
}

/** Pictures out of focus are painted so many times smaller for each hundredth of blur. */
const COARSE = 2.2;

/** Paints a box smaller, blurs it there, and enlarges it: what is soft needs few pixels. */
function softly(
  context: Context,
  box: Box,
  blur: number,
  make: (w: number, h: number) => Canvas,
  draw: (own: Context) => void,
) {
  const less = Math.max(1, Math.min(8, blur / COARSE));
  const small = make(Math.ceil(box.width / less), Math.ceil(box.height / less));
  const own = small.getContext('2d');
  own.scale(1 / less, 1 / less);
  own.translate(-box.x, -box.y);
  draw(own);
  context.imageSmoothingQuality = 'high';
  context.filter = `blur(${blur.toFixed(2)}px)`;
  context.drawImage(small, box.x, box.y, box.width, box.height);
  context.filter = 'none';
}

/** Tall frames show less of a place, and that larger; wide ones show more. */
export const unitIn = ({ width, height }: Size): number =>
  (Math.min(width, height) / 100) *
  (height > width * 1.4 ? 1.3 : height > width * 1.1 ? 1.12 : width > height * 1.15 ? 0.88 : 1);

export interface Ground {
  readonly size: Size;
  readonly horizon: number;
  readonly floor: number;
  readonly middle: number;
  readonly light: Light;
  readonly reading: Reading;
  /** The name of its subject's picture; undefined when it has none. */
  readonly subject: string | undefined;
  readonly accent: Rgb;
  readonly seed: number;
  readonly seconds: number;
  readonly lens: Lens;
  readonly sprites: ReadonlyMap<string, Canvas>;
  readonly wares?: ReadonlyMap<string, Canvas>;
  /** How much more than that everything behind the subject is out of focus. */
  readonly defocus: number;
  readonly canvas: (width: number, height: number) => Canvas;
}

export interface Built {
  readonly layers: Layer[];
  readonly depths: ReadonlyMap<Layer, number>;
}

export function siteOn(ground: Ground): { readonly site: Site; readonly built: Built } {
  const { size, light, lens, sprites, defocus, canvas } = ground;
  const { width, height } = size;
  const u = unitIn(size);
  const margin = u * 16;
  // A plane may be painted more than once, and in any order: each has numbers of its own.
  let current: Random = randomFor(ground.seed, 'site');
  const layers: Layer[] = [];
  const depths = new Map<Layer, number>();
  const add = (layer: Layer, depth: number): void => {
    layers.push(layer);
    depths.set(layer, depth);
  };
  const blurAt = (depth: number, blur = 0): number => (depth > 1.05 ? blur : blur + defocus * (1.15 - depth)) * u;
  const site: Site = {
    ...{ size, width, height, u, light, left: -margin, right: width + margin },
    ...{ horizon: ground.horizon, floor: ground.floor, middle: ground.middle, seconds: ground.seconds },
    wares: [...(ground.wares ?? [])].map(([name, sprite]) => ({ name, sprite })),
    ...{ reading: ground.reading, subject: ground.subject, accent: ground.accent, random: () => current() },
    ink: (color, depth = 1, alpha = 1) => css(seen(color, light, depth), alpha),
    face: (color, depth = 1) => {
      const base = seen(color, light, depth);
      return {
        light: css(mix(base, light.key, 0.3)),
        base: css(base),
        shade: css(mix(base, mix(light.shade, base, 0.25), 0.42)),
      };
    },
    plane: ({ depth, blur, top = -margin, bottom = height + margin, move, blend, ...sides }, draw) => {
      const { left = -margin, right = width + margin } = sides;
      const soft = blurAt(depth, blur);
      const own = `plane ${layers.length}`;
      const drawn = (context: Context): void => {
        const before = current;
        current = randomFor(ground.seed, own);
        draw(context);
        current = before;
      };
      const box = { x: left, y: top, width: right - left, height: bottom - top };
      const layer: Layer = {
        ...still(box, (context) => (soft < 0.4 ? drawn(context) : softly(context, box, soft, canvas, drawn))),
        ...{ enter: STILL, lens, plane: depth },
        ...(move === undefined ? {} : { move }),
        ...(blend === undefined ? {} : { blend }),
      };
      add(layer, depth);
    },
    stand: (name, { x, foot, height: tall, depth, flip = false, move, blur, floats = false }) => {
      const sprite = sprites.get(name);
      if (sprite === undefined) return;
      const soft = blurAt(depth, blur);
      const placing = {
        ...{ x, y: foot - tall / 2, height: tall, lens, plane: depth, flip },
        ...(soft < 0.4 ? {} : { blur: soft }),
      };
      const moved = move === undefined ? {} : { move };
      const follows = move?.x === undefined ? {} : { move: { x: move.x } };
      if (!floats)
        add(
          shadowLayer(
            sprite,
            { ...placing, ...follows },
            { color: mix(light.shade, hex('#000000'), 0.3), strength: 0.45 },
          ),
          depth,
        );
      add(spriteLayer(sprite, { ...placing, ...moved }), depth);
    },
    live: (depth, draw, ways = {}) => {
      const soft = blurAt(depth);
      const isSharp = soft < u;
      const live = isSharp ? draw : coarsely(size, soft, canvas, draw);
      const gentle = isSharp ? ways : { gentle: true };
      add(
        {
          ...{ box: { x: 0, y: 0, ...size }, frames: 1, masked: false, enter: STILL, lens, plane: depth },
          paint: () => {},
          ...gentle,
          live,
        },
        depth,
      );
    },
  };
  return { site, built: { layers, depths } };
}
