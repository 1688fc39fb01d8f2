/** Looks into a caller's clip before the render: whether it has a picture, how its light is coded, and what there is to see. */
import { type Image, loadImage } from '@napi-rs/canvas';
import { RenderFailure } from '../../ports/renderer';
import type { Span } from '../film/film';
import type { Box } from '../geometry';
import { clipInput, MOST_CLIP_PIXELS } from '../output/clip-input';
import { type FfmpegOptions, runFfmpeg } from '../output/ffmpeg-process';
import { findFace } from '../photo/find-face';
import { type Gist, gistOf, withFace } from '../photo/gist';
import { doesMove, type Look } from './moving';

/** How brightness is coded: as on any screen, or in one of the two ways of pictures with more light. */
export type Coding = 'plain' | 'hlg' | 'pq';

export interface JudgedClip {
  readonly coding: Coding;
  /** What its colours are made of, where the file does not say. */
  readonly matrix: 'auto' | 'bt709' | 'smpte170m' | 'bt2020';
  /** Width by height of what is meant to be seen, upright and with square pixels. */
  readonly ratio: number;
  /** Over the pictures that were looked at, with what moves. */
  readonly gist: Gist;
  /** Where something moves: what is seen at moments from its beginning nearly to its end. */
  readonly looks?: readonly Look[];
  /** Where faces are in it, in shares of it, each for the seconds around the moment at which it was seen. */
  readonly faces?: readonly SeenFace[];
}

export interface SeenFace extends Span {
  readonly face: Box;
}

export type ClipTools = Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>;

/** Pictures that are looked at, and the pixels of their longer side. */
const LOOKS = 3;
const SIDE = 384;
/** Rows from which a clip that does not say it has the colours of high definition. */
const HIGH = 720;
/** Pixels that are not square count as such up to four to one: a file may call them thousands of times as wide. */
const SQUARE = "scale='max(2,trunc(iw*clip(sar,0.25,4)/2)*2)':ih";

const SMALL = `scale=${SIDE}:${SIDE}:force_original_aspect_ratio=decrease`;

const STREAM = /^\s*Stream #0:\d+\S*: Video: .*$/m;

function codingOf(said: string): Pick<JudgedClip, 'coding' | 'matrix'> {
  const line = STREAM.exec(said)?.[0] ?? '';
  const coding = line.includes('arib-std-b67') ? 'hlg' : line.includes('smpte2084') ? 'pq' : 'plain';
  if (coding !== 'plain') return { coding, matrix: 'bt2020' };
  if (/\b(?:bt709|smpte170m|bt470bg|bt2020)/.test(line)) return { coding, matrix: 'auto' };
  const [, width = '0', height = '0'] = /, (\d+)x(\d+)/.exec(line) ?? [];
  return { coding, matrix: Math.min(Number(width), Number(height)) >= HIGH ? 'bt709' : 'smpte170m' };
}

const PNG_BEGINS = '\x89PNG\r\n\x1a\n';

function pictures(bytes: Buffer): Promise<Image[]> {
  const starts: number[] = [];
  for (let at = bytes.indexOf(PNG_BEGINS, 0, 'latin1'); at >= 0; at = bytes.indexOf(PNG_BEGINS, at + 8, 'latin1'))
    starts.push(at);
  return Promise.all(starts.map((from, order) => loadImage(bytes.subarray(from, starts[order + 1] ?? bytes.length))));
}

/** How much what moves counts beside what has edges. */
const MOVING = 0.8;

/** The mean of what several pictures show, and what changes between them. */
function together(gists: readonly [Gist, ...Gist[]]): Gist {
  const [first] = gists;
  const weight = first.weight.map(
    (_, at) => gists.reduce((sum, each) => sum + (each.weight[at] ?? 0), 0) / gists.length,
  );
  const light = first.light.map((_, at) => gists.reduce((sum, each) => sum + (each.light[at] ?? 0), 0) / gists.length);
  for (const [order, gist] of gists.entries()) {
    const next = gists[order + 1];
    if (next === undefined) break;
    for (const [at, level] of gist.light.entries()) {
      const change = Math.min(1, Math.abs(level - (next.light[at] ?? level)) / 80);
      weight[at] = (weight[at] ?? 0) + (MOVING * change) / (gists.length - 1);
    }
  }
  return { ...first, weight, light };
}

/** Moments at which a clip is looked at again, as shares of the time that is shown. */
const AGAIN = [0, 0.475, 0.95] as const;

/** Its pictures at known moments, which those that need no others are not; fewer where it ends before. */
async function lookAgain(tools: ClipTools, path: string, seconds: number): Promise<readonly Look[]> {
  const looks: Look[] = [];
  for (const at of AGAIN.map((share) => share * seconds)) {
    const parts: Buffer[] = [];
    try {
      await runFfmpeg({
        ...{ ...tools, task: 'looking into a clip' },
        args: [
          ...['-ss', at.toFixed(3), ...clipInput(path), '-map', '0:v:0', '-vf', `${SQUARE},${SMALL}`, '-frames:v', '1'],
          ...['-c:v', 'png', '-pix_fmt', 'rgb24', '-f', 'image2pipe', 'pipe:1'],
        ],
        onOutput: async (bytes) => void parts.push(Buffer.from(bytes)),
      });
    } catch (error) {
      if (!(error instanceof RenderFailure) || error.reason !== 'ffmpeg-failed') throw error;
    }
    const [picture] = await pictures(Buffer.concat(parts));
    if (picture === undefined) return looks;
    looks.push({ at, gist: gistOf(picture), face: findFace(picture) });
  }
  return looks;
}

/** Each until half of the way to the next. */
const facesOf = (looks: readonly Pick<Look, 'at' | 'face'>[]): SeenFace[] =>
  looks.flatMap(({ at, face }, order) => {
    const [before, after] = [looks[order - 1]?.at, looks[order + 1]?.at];
    const from = before === undefined ? -1 : (before + at) / 2;
    const until = after === undefined ? Number.POSITIVE_INFINITY : (at + after) / 2;
    return face === undefined ? [] : [{ from, until, face }];
  });

export const UNREADABLE = `could not be read; send MP4, MOV, WebM, MKV or AVI, of at most ${MOST_CLIP_PIXELS} pixels`;

/** Facts about its first `seconds`, or a problem as the end of a sentence about the clip. */
export async function judgeClip(
  tools: ClipTools,
  path: string,
  seconds: number,
): Promise<JudgedClip | { readonly problem: string }> {
  let said = '';
  const parts: Buffer[] = [];
  try {
    await runFfmpeg({
      ...tools,
      task: 'looking into a clip',
      args: [
        // Pictures that need no others tell enough, and are found without decoding the rest.
        ...['-skip_frame', 'nokey', '-t', seconds.toFixed(3), ...clipInput(path), '-map', '0:v:0'],
        ...['-vf', `${SQUARE},${SMALL}`],
        // Chosen by the rate of what is written, since small builds lack the filters that choose pictures.
        ...['-r', (LOOKS / seconds).toFixed(3)],
        ...['-frames:v', String(LOOKS), '-c:v', 'png', '-pix_fmt', 'rgb24', '-f', 'image2pipe', 'pipe:1'],
      ],
      onOutput: async (bytes) => void parts.push(Buffer.from(bytes)),
      onSaid: (text) => {
        said = (said + text).slice(0, 20_000);
      },
    });
  } catch (error) {
    if (!(error instanceof RenderFailure) || error.reason !== 'ffmpeg-failed') throw error;
    if (said.includes('Input #0') && !STREAM.test(said)) return { problem: 'has no picture, only sound' };
    // Of one that is broken in its middle there may be enough.
    if (parts.length === 0) return { problem: UNREADABLE };
  }
  const [first, ...rest] = await pictures(Buffer.concat(parts));
  if (first === undefined) return { problem: UNREADABLE };
  const seen = [first, ...rest].map(findFace);
  const gists = [gistOf(first), ...rest.map(gistOf)] as const;
  const looks = doesMove(gists) ? await lookAgain(tools, path, seconds) : [];
  const moments = seen.map((face, at) => ({ at: (at * seconds) / seen.length, face }));
  const marked = (gist: Gist, at: number): Gist => withFace(gist, seen[at]);
  const [one, ...others] = gists;
  return {
    ...{ ...codingOf(said), ratio: first.width / first.height },
    gist: together([marked(one, 0), ...others.map((gist, at) => marked(gist, at + 1))]),
    ...{ looks, faces: facesOf(looks.length > 1 ? looks : moments) },
  };
}
