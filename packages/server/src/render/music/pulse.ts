/** The beat of a film's music, which is known before a note is composed: cuts within scenes land on it. */
import type { MusicStyle } from '@vid/sdk/contract';
import { BPM } from './arrangements';

/** Seconds at the end in which the last chord rings out, where nothing is to land with it. */
const MOST_TAIL = 1.6;
const TAIL_SHARE = 0.25;

export interface Pulse {
  /** Bars before the last chord. */
  readonly bars: number;
  /** Seconds of a beat; four make a bar. */
  readonly beatSeconds: number;
}

/** The pulse of so many seconds; `rings`: seconds before the end at which the last chord is struck. */
export function pulseOf(style: MusicStyle, seconds: number, rings?: number): Pulse {
  const tail = rings ?? Math.min(MOST_TAIL, seconds * TAIL_SHARE);
  const bars = Math.max(1, Math.round((seconds - tail) / ((4 * 60) / BPM[style])));
  return { bars, beatSeconds: (seconds - tail) / (bars * 4) };
}
