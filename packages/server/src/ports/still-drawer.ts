/** Draws a still of each scene of a film that is not made yet: small, and one after another. */
import type { RenderJob } from './renderer';

/** Of a still as it is sent. */
export const STILL_LIMITS = { longSide: 320, bytes: 20_000 } as const;

export interface StillPicture {
  /** At most `STILL_LIMITS.bytes`. */
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What a scene looks like at its strongest moment. */
export interface DrawnStill {
  /** From 0. */
  readonly scene: number;
  /** The same for whatever would be drawn alike. */
  readonly key: string;
  /** What it shows, by its name. */
  readonly subject: string;
  /** Left out where its key is known, and where nothing could be drawn. */
  readonly picture?: StillPicture;
  /** Why something else stands in the place of what was asked for, or nothing is there: the end of a sentence. */
  readonly lacks?: string;
}

export interface StillsTarget {
  /** Keys of stills that are there: they are not drawn again. */
  readonly known: readonly string[];
  readonly signal: AbortSignal;
  readonly onStill: (still: DrawnStill) => void;
}

export interface StillDrawer {
  /**
   * Throws a `RenderFailure`; what was drawn by then was told. A scene may be told again, as something better takes the place of
   * what was drawn first. One call at a time.
   */
  draw(job: RenderJob, target: StillsTarget): Promise<void>;
  /** How long that may take. */
  limitSeconds(job: RenderJob): number;
  /** Ends whatever waits for more to draw. */
  end(): Promise<void>;
}
