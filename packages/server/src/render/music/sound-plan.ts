/** What is known of a film's sound before it is made: its length, its style and its beat. */
import type { MusicStyle } from '@vid/sdk/contract';
import type { RenderJob } from '../../ports/renderer';
import type { AmbientStretch } from '../effects/ambience';
import { FPS } from '../output/frame-size';
import { DIRECTIONS, type Trade } from '../stage/directions';
import { beatsAt, type Grid, gridOf } from './grid';
import { musicStyleOf } from './music-bed';
import { SAMPLE_RATE } from './sample-rate';
import { type Choice, choiceOf } from './score/choice';
import { moodOf } from './score/mood';
import { type Track, trackGrid } from './track/track';

/** Samples in a packet of AAC; the encoder puts as many before the first. */
const AAC_PACKET = 1024;

export interface SoundPlan {
  readonly style: MusicStyle;
  /** A little fewer than the picture is long. */
  readonly samples: number;
  readonly grid: Grid;
  readonly choice: Choice;
  /** Numbers of the beats on which scenes begin, but the first. */
  readonly starts: readonly number[];
  /** The user's own music, instead of what is composed. */
  readonly track?: Track;
  /** Seconds before the end at which something lands with the music. */
  readonly rings?: number;
  /** What is heard of the places in which it plays. */
  readonly ambience?: readonly AmbientStretch[];
}

export interface SoundWish {
  readonly job: Pick<RenderJob, 'musicStyle' | 'route' | 'brief' | 'title' | 'scenes' | 'language' | 'seed'>;
  /** Frames of each scene. */
  readonly frames: readonly number[];
  readonly trade?: Trade | undefined;
  /** The second of the film at which its end card lands: with the last chord. */
  readonly lands?: number | undefined;
  readonly track?: Track | undefined;
}

/** What a film is about, in the words that asked for it. */
const wordsOf = ({ brief, title, scenes }: SoundWish['job']): string =>
  [brief ?? '', title, ...scenes.map(({ prompt, script = '' }) => `${prompt} ${script}`)].join('\n');

export function soundPlan({ job, frames, trade, lands, track }: SoundWish): SoundPlan {
  let totalFrames = 0;
  const landings = frames.map((own) => {
    totalFrames += own;
    return totalFrames / FPS;
  });
  const whole = Math.floor((totalFrames / FPS) * SAMPLE_RATE);
  const samples = Math.max(AAC_PACKET, Math.floor(whole / AAC_PACKET) * AAC_PACKET - AAC_PACKET);
  const seconds = samples / SAMPLE_RATE;
  const style = musicStyleOf(job.musicStyle, job.route, trade === undefined ? undefined : DIRECTIONS[trade].music);
  const rings = lands === undefined ? undefined : seconds - lands;
  const words = wordsOf(job);
  const choice = choiceOf({ style, words, seed: job.seed, mood: moodOf(words, job.language) });
  const begins = landings.slice(0, -1);
  const own = track === undefined ? undefined : trackGrid(track, seconds);
  const grid = own ?? gridOf({ bpm: choice.bpm, seconds, landings: begins, rings });
  return {
    ...{ style, samples, grid, choice, starts: beatsAt(grid, begins) },
    ...(track === undefined ? {} : { track }),
    ...(rings === undefined ? {} : { rings }),
  };
}
