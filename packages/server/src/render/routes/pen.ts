/** What the routes draw with: planes that are painted once and moved, things that are drawn anew in each frame, and ways to move. */
import { css, mix, type Rgb } from '../color/color';
import { keys, spring, sum, sway } from '../film/curve';
import { type Context, type Layer, type Move, type Span, STILL } from '../film/film';
import type { Box, Size } from '../geometry';
import { still } from '../layout/part';
import type { Composition, Shape, Spot } from '../stage/composition';
import type { ActScene } from './act';

export const WHITE: Rgb = { r: 255, g: 255, b: 255 };
export const BLACK: Rgb = { r: 0, g: 0, b: 0 };
export const FULL = Math.PI * 2;

export const shortOf = ({ setting: { size } }: Pick<ActScene, 'setting'>): number => Math.min(size.width, size.height);

/** The dark of a shadow in the colours of a scene. */
export const dim = ({ setting: { palette } }: Pick<ActScene, 'setting'>): Rgb =>
  mix(palette.to, { r: 18, g: 8, b: 22 }, 0.74);

interface Ways {
  /** 1 when it is not said; `front` is before the camera, where words are. */
  readonly plane?: number | 'front';
  readonly move?: Move;
  readonly blend?: Layer['blend'];
  /** Seen through its own box only. */
  readonly masked?: boolean;
  /** What nothing may cover: a face. */
  readonly keeps?: Box;
}

interface LivelyWays extends Ways {
  /** When it moves so fast that also a draft draws it anew in each frame. */
  readonly swift?: Span;
}

/** Without a lens it is before the camera. */
type Seen = Pick<ActScene, 'span'> & Partial<Pick<ActScene, 'lens'>>;

const waysOf = ({ lens, span }: Seen, { plane = 1, move, blend, masked, keeps }: Ways) => ({
  enter: STILL,
  shows: span,
  ...(plane === 'front' || lens === undefined ? {} : { lens, plane }),
  ...(move === undefined ? {} : { move }),
  ...(blend === undefined ? {} : { blend }),
  ...(masked === undefined ? {} : { masked }),
  ...(keeps === undefined ? {} : { keeps }),
});

/** Painted once, in the pixels of the frame. */
export const painted = (scene: Seen, box: Box, draw: (context: Context) => void, ways: Ways = {}): Layer => ({
  ...still(box, draw),
  ...waysOf(scene, ways),
});

/** Drawn anew in each frame, in the pixels of the frame. */
export const lively = (
  scene: Seen,
  box: Box,
  draw: (context: Context, seconds: number) => void,
  { swift, ...ways }: LivelyWays = {},
): Layer => ({
  ...still(box, () => {}),
  ...waysOf(scene, ways),
  gentle: true,
  ...(swift === undefined ? {} : { swift }),
  live: draw,
});

/** Grows into its place at a moment, and then never quite rests. */
export const pops = (at: number, phase = 0, more: Move = {}): Move => ({
  alpha: keys({ at, value: 0 }, { at: at + 0.1, value: 1 }),
  scale: sum(keys({ at, value: 0.5 }, { at: at + 0.7, value: 1, ease: spring(0.45) }), sway(0.006, 3.3, phase)),
  pops: at,
  ...more,
});

export const rounded = (context: Context, { x, y, width, height }: Box, radius: number, fill: string): void => {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, width, height, Math.max(0, Math.min(radius, width / 2, height / 2)));
  context.fill();
};

export const disc = (context: Context, x: number, y: number, radius: number, fill: string): void => {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, Math.max(0, radius), 0, FULL);
  context.fill();
};

export const shape = (context: Context, points: readonly (readonly [number, number])[], fill: string): void => {
  context.fillStyle = fill;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fill();
};

/** A card with a soft shadow below it. `shadow`: pixels that it reaches. */
export function card(context: Context, box: Box, radius: number, fill: string, shade: Rgb, shadow: number): void {
  context.save();
  context.shadowColor = css(shade, 0.42);
  context.shadowBlur = shadow;
  context.shadowOffsetY = shadow * 0.4;
  rounded(context, box, radius, fill);
  context.restore();
}

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** A five-pointed star around (x, y). */
export function star(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  for (let corner = 0; corner < 10; corner += 1) {
    const angle = (corner / 10) * FULL - Math.PI / 2;
    const reach = corner % 2 === 0 ? radius : radius * 0.46;
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.closePath();
}

/** A picture drawn into a box, as large as it goes. */
export function fitted(context: Context, sprite: Parameters<Context['drawImage']>[0], box: Box): void {
  const scale = Math.min(box.width / sprite.width, box.height / sprite.height);
  const [width, height] = [sprite.width * scale, sprite.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(sprite, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/** A picture of nearly another shape fills a box; what would lose more of itself than that is seen whole in it. */
const CUT_MOST = 1.25;

/** A picture in a box with round corners, as large as shows what there is on it. */
export function covering(
  context: Context,
  picture: Parameters<Context['drawImage']>[0],
  box: Box,
  radius: number,
): void {
  const [across, down] = [box.width / picture.width, box.height / picture.height];
  const isLike = Math.max(across, down) < Math.min(across, down) * CUT_MOST;
  const scale = isLike ? Math.max(across, down) : Math.min(across, down);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (isLike ? 0 : (box.height - height) / 2)];
  context.beginPath();
  context.roundRect(Math.max(x, box.x), y, Math.min(width, box.width), Math.min(height, box.height), radius);
  context.clip();
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height);
}

/** The height of a picture in a place for one as high as wide: what is broad is not much wider than it. */
export const heightIn = (sprite: { readonly width: number; readonly height: number }, height: number): number =>
  height * Math.min(1, (sprite.height / sprite.width) * 1.3);

/** The hand of a mouse with its tip at (x, y). */
export function pointer(context: Context, x: number, y: number, size: number): void {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.beginPath();
  for (const [px, py] of [
    [0, 0],
    [0, 0.86],
    [0.2, 0.68],
    [0.34, 0.98],
    [0.48, 0.91],
    [0.35, 0.62],
    [0.62, 0.62],
  ] as const)
    context.lineTo(px, py);
  context.closePath();
  context.fillStyle = '#14141a';
  context.strokeStyle = '#ffffff';
  context.lineWidth = 0.1;
  context.lineJoin = 'round';
  context.stroke();
  context.fill();
  context.restore();
}

/** A composition of a subject and a room for words; `stands` unless said. */
export const arranged = (
  hero: Spot,
  [top, bottom, left, right]: readonly [number, number, number, number],
  more: Partial<Composition> = {},
): Composition => ({
  ...{ hero, stands: true, props: [], behind: 'none', anchor: 'start', align: 'start' },
  words: { top, bottom, left, right },
  ...more,
});

export const byShape = (all: Record<Shape, Composition>) => all;

/** The four corners of a finder, as far inside as is said; only its path. */
export function corners(
  context: Context,
  { width, height }: Size,
  { inset, arm, off = 0 }: { readonly inset: number; readonly arm: number; readonly off?: number },
): void {
  context.beginPath();
  for (const [x, y, sx, sy] of [
    [inset, inset, 1, 1],
    [width - inset, inset, -1, 1],
    [inset, height - inset, 1, -1],
    [width - inset, height - inset, -1, -1],
  ] as const) {
    context.moveTo(x + off + sx * arm, y + off);
    context.lineTo(x + off, y + off);
    context.lineTo(x + off, y + off + sy * arm);
  }
}
