/**
 * The picture that stands for a video: its strongest key frame as a JPEG. Key frames lie two seconds apart and at the
 * beginning of each scene, so that every scene has one in which its copy has arrived; looking at them alone costs little.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Size } from '../geometry';
import { BITEXACT, rawOutput } from './encoder';
import { type FfmpegOptions, runFfmpeg } from './ffmpeg-process';
import { FPS } from './frame-size';
import type { KeyFrame } from './key-frames';

/** Side of the square to which frames are shrunk to be judged. */
export const POSTER_SIDE = 48;

/** By way of RGB, since not every version turns one range and matrix of YUV into the other rightly. */
const TO_JPEG = 'format=gbrp,scale=out_range=pc:out_color_matrix=bt601,format=yuvj420p';

/** A later frame must be this much stronger: the beginning is what a video promises. */
const LATER = 1.1;

/**
 * How much there is to see in small RGB pictures of 48 × 48, one number each: contrast between neighbours, which writing and
 * pictures have and plain light has not, and colour. Pictures that are covered by one tone come out near zero.
 */
export function strengths(pixels: Uint8Array): number[] {
  const size = POSTER_SIDE * POSTER_SIDE * 3;
  return Array.from({ length: Math.floor(pixels.length / size) }, (_, picture) => {
    const at = (x: number, y: number, channel: number): number =>
      pixels[picture * size + (y * POSTER_SIDE + x) * 3 + channel] ?? 0;
    let edges = 0;
    let colour = 0;
    for (let y = 1; y < POSTER_SIDE; y += 1) {
      for (let x = 1; x < POSTER_SIDE; x += 1) {
        for (const channel of [0, 1, 2]) {
          const here = at(x, y, channel);
          edges += Math.abs(here - at(x - 1, y, channel)) + Math.abs(here - at(x, y - 1, channel));
        }
        const [red, green, blue] = [at(x, y, 0), at(x, y, 1), at(x, y, 2)];
        colour += Math.max(red, green, blue) - Math.min(red, green, blue);
      }
    }
    return edges / 6 / (POSTER_SIDE * POSTER_SIDE) + (colour / (POSTER_SIDE * POSTER_SIDE)) * 0.02;
  });
}

/**
 * Index of the strongest; an earlier one wins when it is about as strong. Of two scenes at a time, as in a cut (`passed`), there is
 * much to see, but nothing to look at.
 */
export function strongest(list: readonly number[], passed: readonly boolean[] = []): number {
  const counts = list.map((strength, index) => (passed[index] === true ? 0 : strength));
  return counts.reduce((best, strength, index) => (strength > (counts[best] ?? 0) * LATER ? index : best), 0);
}

export interface PosterOptions {
  readonly tools: Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>;
  /** See `asOne`: the segments, so that nobody waits for the finished file. */
  readonly picture: readonly string[];
  readonly size: Size;
  readonly partsDir: string;
  /** The file of each scene, of which `picture` is made. */
  readonly segments: readonly string[];
  readonly keyFrames: readonly KeyFrame[];
  /** Where the JPEG goes, as large as the video. */
  readonly path: string;
}

export async function makePoster({
  tools,
  picture,
  segments,
  size,
  partsDir,
  keyFrames,
  path,
}: PosterOptions): Promise<void> {
  const small = join(partsDir, 'key-frames.rgb');
  // A rate for the input numbers its pictures anew: no output has some added for the time between them.
  const keysOf = (input: readonly string[]): string[] => [
    ...['-y', '-skip_frame', 'nokey', '-r', String(FPS), ...input, '-map', '0:v:0', '-r', String(FPS)],
  ];
  await runFfmpeg({
    ...tools,
    task: 'looking for a poster',
    args: [
      ...[...keysOf(picture), '-vf', `scale=${POSTER_SIDE}:${POSTER_SIDE}:flags=area,format=rgb24`],
      ...[...rawOutput('rgb24'), small],
    ],
  });
  const list = strengths(await readFile(small));
  // Clips that a caller sent may have been cut off before their time: then it is not known which frames these are.
  const known = list.length === keyFrames.length ? keyFrames : [];
  const best = strongest(
    list,
    known.map(({ inCut }) => inCut),
  );
  const { scene, order } = known[best] ?? { scene: -1, order: best };
  const segment = segments[scene];
  await runFfmpeg({
    ...tools,
    task: 'making the poster',
    args: [
      // Each is written over the one before, up to the best: small builds lack the filters that choose pictures.
      ...[...keysOf(segment === undefined ? picture : ['-i', segment]), '-frames:v', String(order + 1)],
      ...['-vf', `scale=${size.width}:${size.height}:in_range=tv:in_color_matrix=bt709,${TO_JPEG}`],
      ...['-c:v', 'mjpeg', '-q:v', '3', '-threads', '1', ...BITEXACT, '-f', 'image2', '-update', '1', path],
    ],
  });
  await rm(small);
}
