/** What every painter of a scene knows: the frame, its safe margins, the colours, the look and the fonts. */
import type { Aspect } from '@vid/sdk/contract';
import type { Palette } from '../color/palettes';
import type { Box, Size } from '../geometry';
import { inset } from '../geometry';
import type { Look } from '../look/look';
import type { FontSet } from '../text/fonts';

export interface Setting {
  readonly size: Size;
  readonly aspect: Aspect;
  /** Inside it everything that must be read or recognised; players draw their buttons outside. */
  readonly safe: Box;
  /** A hundredth of the frame's mean side: the unit of all type sizes and gaps. */
  readonly unit: number;
  readonly palette: Palette;
  readonly look: Look;
  readonly fonts: FontSet;
  readonly language: string;
  readonly seed: number;
  /** Seconds of the scene. */
  readonly seconds: number;
  /** Seconds of the film at which it begins. */
  readonly startsAt: number;
  /** Seconds of the scene at which a beat of the film's music falls, in order. */
  readonly beats: readonly number[];
  /** Place of the scene in the video, from 0, and how many there are. */
  readonly index: number;
  readonly count: number;
}

/** Mean side of a frame: a tall and a wide frame of the same area get type of the same size. */
export const unitOf = ({ width, height }: Size): number => Math.sqrt(width * height) / 100;

/** Portrait frames are watched in feeds, whose buttons and captions cover the lower edge. */
export function safeBox(size: Size, aspect: Aspect): Box {
  const short = Math.min(size.width, size.height);
  const side = short * 0.085;
  const tall = aspect === '9:16';
  return inset(
    { x: 0, y: 0, width: size.width, height: size.height },
    { left: side, right: side, top: tall ? size.height * 0.085 : side, bottom: tall ? size.height * 0.13 : side },
  );
}
