/** What is known of a film's sound before it is made: its length, its style, and when its last chord is struck. */
import type { MusicStyle } from '@vid/sdk/contract';
import type { RenderJob } from '../../ports/renderer';
import { FPS } from '../output/frame-size';
import { DIRECTIONS, type Trade } from '../stage/directions';
import { musicStyleOf } from './music-bed';
import { SAMPLE_RATE } from './voices';

/** Samples in a packet of AAC; the encoder puts as many before the first. */
const AAC_PACKET = 1024;

export interface SoundPlan {
  readonly style: MusicStyle;
  /** A little fewer than the picture is long. */
  readonly samples: number;
  readonly seconds: number;
  /** Seconds before the end at which the last chord is struck, when something is to land with it. */
  readonly rings?: number;
}

/** `lands`: the second of the film at which its end card lands. */
export function soundPlan(
  job: Pick<RenderJob, 'musicStyle' | 'route'>,
  totalFrames: number,
  trade: Trade | undefined,
  lands?: number,
): SoundPlan {
  const whole = Math.floor((totalFrames / FPS) * SAMPLE_RATE);
  const samples = Math.max(AAC_PACKET, Math.floor(whole / AAC_PACKET) * AAC_PACKET - AAC_PACKET);
  const seconds = samples / SAMPLE_RATE;
  return {
    style: musicStyleOf(job.musicStyle, job.route, trade === undefined ? undefined : DIRECTIONS[trade].music),
    samples,
    seconds,
    ...(lands === undefined ? {} : { rings: seconds - lands }),
  };
}
