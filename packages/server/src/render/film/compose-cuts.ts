/** Composites a film together with the ends of its neighbours, where it is cut to them. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { CUT_REACH } from '../cuts/cut';
import { CUTS } from '../cuts/cuts';
import { randomFor } from '../random';
import { type FrameComposer, frameComposer } from './compose-frame';
import type { Film, Join } from './film';

/** A frame of a cut: which scenes, where in them, and how far it has come. */
interface Moment {
  readonly join: Join;
  readonly from: Film;
  readonly to: Film;
  /** The frame of `to`; before its first one it is negative. */
  readonly frame: number;
}

function momentOf(film: Film, frame: number): Moment | undefined {
  const { before, after } = film;
  if (before !== undefined && frame < CUT_REACH) return { join: before, from: before.film(), to: film, frame };
  if (after !== undefined && frame >= film.frames - CUT_REACH)
    return { join: after, from: film, to: after.film(), frame: frame - film.frames };
  return undefined;
}

/** Like `frameComposer`, which it is for all frames but the few around a cut. */
export function filmComposer(film: Film, bands = 1): FrameComposer {
  const own = frameComposer(film, bands);
  if (film.before === undefined && film.after === undefined) return own;
  const { size } = film;
  let others: { readonly of: Film; readonly composer: FrameComposer }[] = [];
  let mixed: { readonly frame: number; readonly canvas: Canvas } | undefined;
  const composerOf = (of: Film): FrameComposer => {
    const known = others.find((entry) => entry.of === of);
    if (known !== undefined) return known.composer;
    const composer = frameComposer(of);
    others.push({ of, composer });
    return composer;
  };
  const mix = (frame: number, { join, from, to, frame: within }: Moment): Canvas => {
    if (mixed?.frame === frame) return mixed.canvas;
    const [one, other] = [composerOf(from), composerOf(to)];
    one.compose(from.frames + within);
    other.compose(within);
    const canvas: Canvas = mixed?.canvas ?? createCanvas(size.width, size.height);
    const context = canvas.getContext('2d');
    context.save();
    CUTS[join.cut]({
      context,
      from: one.canvas,
      to: other.canvas,
      size,
      progress: (within + CUT_REACH + 0.5) / (2 * CUT_REACH),
      palette: join.palette,
      random: randomFor(join.seed, join.cut),
      ...(to.emblem === undefined ? {} : { emblem: to.emblem }),
    });
    context.restore();
    mixed = { frame, canvas };
    return canvas;
  };
  return {
    canvas: own.canvas,
    compose(frame, band = 0) {
      const moment = momentOf(film, frame);
      if (moment === undefined) {
        others = [];
        mixed = undefined;
        own.compose(frame, band);
        return;
      }
      const whole = mix(frame, moment);
      const context = own.canvas.getContext('2d');
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = 1;
      context.drawImage(whole, 0, -band * own.canvas.height);
    },
  };
}
