/** An arrangement: its band, its kit, and a bar of each part. */
import type { Drum, KitName } from '../instruments/drums';
import type { PitchedVoice } from '../instruments/orchestra';
import type { Mode } from './harmony';

/**
 * A bar in sixteen steps. For drums and keys `x` strikes, `o` strikes softly; for a bass `1`, `3`, `5` and `8` are notes of the
 * chord; for an arpeggio digits are notes of the chord from its lowest, and on through its octaves. `-` holds, `.` rests.
 */
export type Bar = string;

export interface Idea {
  readonly name: string;
  readonly bpm: number;
  readonly mode: Mode;
  /** Degrees of the scale, a bar each. */
  readonly loops: readonly [string, string, ...string[]];
  /** Notes of a chord. */
  readonly notes: 3 | 4 | 5;
  readonly kit: KitName;
  /** How late every other sixteenth comes, as a share of it. */
  readonly swing?: number;
  readonly drums: Readonly<Partial<Record<Drum, Bar>>>;
  readonly bass: readonly [PitchedVoice, Bar];
  readonly keys: readonly [voice: PitchedVoice, bar: Bar, gain: number];
  readonly arp: readonly [voice: PitchedVoice, bar: Bar, gain: number];
  readonly pad: readonly [voice: PitchedVoice, gain: number];
  /** Who sings the melody, and how loud. */
  readonly lead: readonly [voice: PitchedVoice, gain: number];
}

/** What a style may be as fast as. */
export interface StyleBook {
  readonly slowest: number;
  readonly fastest: number;
  readonly ideas: readonly [Idea, ...Idea[]];
}
