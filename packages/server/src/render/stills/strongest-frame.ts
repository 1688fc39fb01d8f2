/** The frame of a film that has most to be seen, by the measure of posters: its words are there, and nothing is on its way. */
import { createCanvas } from '@napi-rs/canvas';
import { CUT_REACH } from '../cuts/cut';
import type { FrameComposer } from '../film/compose-frame';
import type { Film } from '../film/film';
import { FPS } from '../output/frame-size';
import { POSTER_SIDE, strengths, strongest } from '../output/poster';

/** Where in a shot it is looked at, as shares of it, and at how many frames in all. */
const MOMENTS = [0.5, 0.85];
const MOST = 8;

function moments({ shots, frames }: Film): number[] {
  const spans = shots ?? [{ from: 0, until: frames / FPS }];
  const within = (frame: number): number => Math.max(0, Math.min(frames - 1 - CUT_REACH, frame));
  const all = spans.flatMap(({ from, until }) =>
    MOMENTS.map((share) => within(Math.round((from + (until - from) * share) * FPS))),
  );
  const every = Math.ceil(all.length / MOST);
  return [...new Set(all.filter((_, index) => index % every === 0))];
}

/** Leaves it on the composer's canvas. */
export function composeStrongest(film: Film, composer: FrameComposer): number {
  const frames = moments(film);
  const small = createCanvas(POSTER_SIDE, POSTER_SIDE);
  const context = small.getContext('2d');
  const pixels = new Uint8Array(frames.length * POSTER_SIDE * POSTER_SIDE * 3);
  for (const [order, frame] of frames.entries()) {
    composer.compose(frame);
    context.drawImage(composer.canvas, 0, 0, POSTER_SIDE, POSTER_SIDE);
    const { data } = context.getImageData(0, 0, POSTER_SIDE, POSTER_SIDE);
    const start = order * POSTER_SIDE * POSTER_SIDE;
    for (let pixel = 0; pixel < POSTER_SIDE * POSTER_SIDE; pixel += 1)
      for (const channel of [0, 1, 2]) pixels[(start + pixel) * 3 + channel] = data[pixel * 4 + channel] ?? 0;
  }
  const best = frames[strongest(strengths(pixels))] ?? 0;
  composer.compose(best);
  return best;
}
