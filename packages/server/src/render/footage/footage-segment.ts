/**
 * The caller's clip as a segment: read picture by picture at the film's rate, upright, cropped to the frame and graded, and
 * drawn with what is said over it. Its last picture is held where it is shorter than its scene. Only local files are opened.
 */
import { writeFile } from 'node:fs/promises';
import { RenderFailure } from '../../ports/renderer';
import type { Palette } from '../color/palettes';
import { clipInput } from '../output/clip-input';
import { openSegment, type SegmentOptions } from '../output/draw-segment';
import { rawOutput } from '../output/encoder';
import { runFfmpeg } from '../output/ffmpeg-process';
import { FPS } from '../output/frame-size';
import { expressionOf } from './follow';
import type { FootageFilm } from './footage-film';
import { gradeCube, inFilter } from './grade-cube';
import type { JudgedClip } from './judge-clip';

export interface FootageOptions extends SegmentOptions {
  readonly clip: string;
  readonly judged: JudgedClip;
  readonly palette: Palette;
  /** Whether its colours are changed and its pictures timed by filters: an ffmpeg may lack what that takes. */
  readonly graded: boolean;
}

/** Pictures of a broken clip that are worth being shown. */
const ENOUGH = 10;

const share = (value: number): string => value.toFixed(5);

/** Bytes between two that are looked at: what is repeated is the same in all of them. */
const EVERY = 4093;

/** Tells of picture after picture whether it is the same as the one before. */
function alike(): (pixels: Uint8ClampedArray) => boolean {
  let before: readonly number[] = [];
  return (pixels) => {
    const now = Array.from({ length: Math.ceil(pixels.length / EVERY) }, (_, at) => pixels[at * EVERY] ?? 0);
    const same = now.length === before.length && now.every((level, at) => level === before[at]);
    before = now;
    return same;
  };
}

/** Returns how many of its frames the clip has pictures for. */
export async function footageSegment(footage: FootageFilm, options: FootageOptions): Promise<number> {
  const { clip, judged, palette, graded, ...segmentOptions } = options;
  const { film, picture, crop, kept, standsStill } = footage;
  const { ffmpeg, signal, stallMs, task, path } = segmentOptions;
  const { width, height } = film.size;
  const cube = `${path}.cube`;
  if (graded) await writeFile(cube, gradeCube(judged.coding, palette));
  const deep = judged.coding === 'plain' ? 'rgb24' : 'rgb48le';
  const filters = [
    // From the beginning of the file, whenever its picture begins; whatever its rate does.
    ...(graded ? [`fps=${FPS}:start_time=0`] : []),
    `crop=w=iw*${share(crop.width)}:h=ih*${share(crop.height)}:x='iw*${expressionOf(kept, 'x', crop.x)}':y='ih*${expressionOf(kept, 'y', crop.y)}'`,
    `scale=${width}:${height}:flags=bicubic:in_color_matrix=${judged.matrix}`,
    ...(graded ? [`format=${deep}`, `lut3d=file=${inFilter(cube)}`] : []),
  ];
  const context = picture.getContext('2d');
  const image = context.createImageData(width, height);
  const segment = await openSegment(film, segmentOptions);
  let [filled, sent] = [0, 0];
  const isShown = alike();
  /** What went wrong here, and not with the clip. */
  let failed: { readonly error: unknown } | undefined;
  const show = async (): Promise<void> => {
    if (isShown(image.data)) standsStill();
    else context.putImageData(image, 0, 0);
    try {
      await segment.frame(sent);
    } catch (error) {
      failed = { error };
      throw error;
    }
    sent += 1;
  };
  const read = runFfmpeg({
    ...{ ffmpeg, signal, stallMs, task },
    args: [
      ...[...clipInput(clip), '-map', '0:v:0', '-vf', filters.join(',')],
      ...['-r', String(FPS), '-frames:v', String(film.frames), ...rawOutput('rgba'), 'pipe:1'],
    ],
    onOutput: async (bytes) => {
      for (let taken = 0; taken < bytes.length; ) {
        const part = bytes.subarray(taken, taken + image.data.length - filled);
        image.data.set(part, filled);
        filled += part.length;
        taken += part.length;
        if (filled < image.data.length) continue;
        filled = 0;
        // Some versions write one more picture than was asked.
        if (sent === film.frames) return;
        await show();
      }
    },
  });
  try {
    await read.catch((error: unknown) => {
      // One that breaks off goes as far as it goes.
      if (failed !== undefined || signal.aborted || sent < ENOUGH) throw error;
    });
    if (sent === 0) throw new RenderFailure('ffmpeg-failed', `The clip has no picture (${task}).`);
    for (let frame = sent; frame < film.frames; frame += 1) {
      standsStill();
      await segment.frame(frame);
    }
    await segment.finish();
    return sent;
  } catch (error) {
    segment.kill();
    throw error;
  }
}
