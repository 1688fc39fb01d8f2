/**
 * Where subject, things and words stand in a frame: a table of places by the shape of the frame, so that a tall and a wide
 * film of one scene are each composed for their own.
 */
import { type Box, clamp, type Size } from '../geometry';
import type { Along } from '../layout/fit';

/** A place, in shares of the frame. */
export interface Spot {
  readonly x: number;
  /** Of what stands its foot, of what floats its middle. */
  readonly y: number;
  /** As a share of the frame's shorter side. */
  readonly height: number;
  /** Radians. */
  readonly rotation?: number;
  /** How near it is: 1 beside the subject, less behind it, more in front; what is far from 1 is out of focus and floats. */
  readonly plane?: number;
}

export interface Composition {
  readonly hero: Spot;
  /** Whether the subject stands on a floor, or floats. */
  readonly stands: boolean;
  readonly props: readonly Spot[];
  /** What the words have of the frame, in shares, as far as it is safe. */
  readonly words: { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };
  readonly anchor: Along;
  readonly align: 'start' | 'center';
  /** What is behind the subject. */
  readonly behind: 'disc' | 'rays' | 'rings' | 'none';
}

export type Shape = 'tall' | 'square' | 'wide';

export const shapeOf = ({ width, height }: Size): Shape =>
  width > height * 1.15 ? 'wide' : height > width * 1.4 ? 'tall' : 'square';

/** Wide frames are composed for 16:9; things, which are measured by the height, take more of the width of a narrower one. */
const COMPOSED_FOR = 16 / 9;
/** What ends before so much of the width has its subject beside it. */
const BESIDE = 0.7;
/** How much of what is missing of the width is taken from the words, as a share of it. */
const FROM_WORDS = 0.4;

/** The composition with room for things between words and frame, in a wide frame that is narrower than most. */
export function forFrame(composition: Composition, size: Size): Composition {
  const lacks = shapeOf(size) === 'wide' ? Math.max(0, 1 - size.width / size.height / COMPOSED_FOR) * FROM_WORDS : 0;
  const { words } = composition;
  const right = words.right < BESIDE ? words.right - (words.right - words.left) * lacks : words.right;
  const left = words.left > 1 - BESIDE ? words.left + (words.right - words.left) * lacks : words.left;
  return lacks === 0 ? composition : { ...composition, words: { ...words, left, right } };
}

/** The room of the words inside the safe box. */
export function roomOf({ words }: Pick<Composition, 'words'>, safe: Box, size: Size): Box {
  const top = Math.max(safe.y, words.top * size.height);
  const bottom = Math.min(safe.y + safe.height, words.bottom * size.height);
  const left = Math.max(safe.x, words.left * size.width);
  const right = Math.min(safe.x + safe.width, words.right * size.width);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The composition as it is seen in a mirror, for words that begin on the right. */
export function mirrored(composition: Composition): Composition {
  const { hero, props, words } = composition;
  const flip = (spot: Spot): Spot => ({ ...spot, x: 1 - spot.x, rotation: -(spot.rotation ?? 0) });
  return {
    ...composition,
    hero: flip(hero),
    props: props.map(flip),
    words: { ...words, left: 1 - words.right, right: 1 - words.left },
  };
}

/** How high a thing is at most that must be seen whole, and how far from the edges its middle then is. */
const WHOLE = { height: 0.5, across: 0.27, above: 0.28, foot: 0.9 } as const;

/** The composition with its subject inside the frame. */
export function inFrame(composition: Composition): Composition {
  const { hero, stands } = composition;
  const y = stands ? Math.min(hero.y, WHOLE.foot) : clamp(hero.y, WHOLE.above, 1 - WHOLE.above);
  const x = clamp(hero.x, WHOLE.across, 1 - WHOLE.across);
  return { ...composition, hero: { ...hero, x, y, height: Math.min(hero.height, WHOLE.height) } };
}

/** Half of what of a product's width must be seen with some of it to spare for the camera: its label. */
const LABEL = 0.46;

/** The composition with as near a look at a product as shows its label whole; `aspect`: its width by its height. */
export function labelInFrame(composition: Composition, aspect: number, { width, height }: Size): Composition {
  const { hero } = composition;
  const half = (Math.min(hero.x, 1 - hero.x) * width) / Math.min(width, height);
  return { ...composition, hero: { ...hero, height: Math.min(hero.height, half / (aspect * LABEL)) } };
}

/** How far below the upper edge of the frame somebody's head stays, as a share of its height: the camera comes nearer still. */
const HEADROOM = 0.09;
/** How much somebody leans where a thing would. */
const LEANS = 0.3;

/** How far below the frame's foot somebody ends who has only head and shoulders, as a share of its height. */
const BELOW = 0.04;
/** How high somebody is at most, as a share of the frame's shorter side. */
const TALLEST = 1.02;
/** Half of what of their width is in the frame, as a share of their height: all of a head. */
const HEAD_HALF = 0.36;

/** The composition with somebody who ends at the chest rising from the foot of the frame; undefined where words are there. */
export function fromFoot(composition: Composition, { width, height }: Size): Composition | undefined {
  const { hero, words, stands, props } = composition;
  const short = Math.min(width, height) / height;
  const isUnder = words.left < hero.x && words.right > hero.x && words.bottom > hero.y - hero.height * short * 0.5;
  if (isUnder) return undefined;
  const foot = 1 + BELOW;
  const head = stands ? hero.y - hero.height * short : hero.y - (hero.height * short) / 2;
  const tall = Math.min(TALLEST, Math.max(hero.height, (foot - head) / short));
  const half = (tall * HEAD_HALF * Math.min(width, height)) / width;
  return {
    ...composition,
    stands: true,
    hero: { x: clamp(hero.x, half, 1 - half), y: foot, height: tall },
    // What would stand on the floor beside them would stand before their chest.
    props: props.filter(({ plane = 1 }) => Math.abs(plane - 1) > 0.3),
  };
}

/** The composition with all of somebody's head in the frame, and upright. */
export function headInFrame(composition: Composition, { width, height }: Size): Composition {
  const { hero, stands } = composition;
  const tall = (hero.height * Math.min(width, height)) / height;
  const rotation = (hero.rotation ?? 0) * LEANS;
  if (stands) {
    const most = ((hero.y - HEADROOM) * height) / Math.min(width, height);
    return { ...composition, hero: { ...hero, rotation, height: Math.min(hero.height, most) } };
  }
  return { ...composition, hero: { ...hero, rotation, y: Math.max(hero.y, HEADROOM + tall / 2) } };
}
