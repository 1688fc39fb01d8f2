/** What an act is drawn with: the place of its card in one shot, its colours, and when what happens on it. */
import type { Lens, Span } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import type { Cast } from '../stage/cast';
import type { Inks } from './pieces/inks';

/** When what happens. Seconds of the scene; the same for all shots, so that they show one thing. */
export interface ActTime {
  readonly from: number;
  /** What it is about lands: the number, the ring, the tick of the last point. */
  readonly key: number;
  readonly end: number;
  /** Moments before that, one for each of so many steps, on beats where there are. */
  steps(this: void, count: number): readonly number[];
}

export interface Sheet {
  /** Its unit has grown with the card. */
  readonly setting: Setting;
  readonly card: Box;
  readonly lens: Lens;
  readonly span: Span;
  readonly inks: Inks;
  readonly rightToLeft: boolean;
  /** Whether it is the near look. */
  readonly near: boolean;
  readonly time: ActTime;
  /** A number that a film has for each scene: which of its ways an act goes. */
  readonly turn: number;
  readonly cast: Cast | undefined;
}

/** A part of the card, in shares of it, read from the side where its words begin. */
export function partOf({ card, rightToLeft }: Sheet, x: number, y: number, width: number, height: number): Box {
  const left = rightToLeft ? 1 - x - width : x;
  return {
    x: card.x + left * card.width,
    y: card.y + y * card.height,
    width: width * card.width,
    height: height * card.height,
  };
}

/** Shares of an inner box, read as those of the card are. */
export function within({ rightToLeft }: Sheet, box: Box, x: number, y: number, width: number, height: number): Box {
  const left = rightToLeft ? 1 - x - width : x;
  return {
    x: box.x + left * box.width,
    y: box.y + y * box.height,
    width: width * box.width,
    height: height * box.height,
  };
}
