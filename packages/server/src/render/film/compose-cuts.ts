/** Composites a film together with the ends of its neighbours, where it is cut to them. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { CUT_REACH } from '../cuts/cut';
import { CUTS } from '../cuts/cuts';
import { randomFor } from '../random';
import { type FrameComposer, frameComposer } from './compose-frame';
import type { Film, Join } from './film';
import { dropKept, handOver, isHandedOver, takeOver } from './handed-over';
import { heldFrame } from './steady';

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

export interface ComposerOptions {
  /** How many bands a frame is painted in; 1 when it is not said. */
  readonly bands?: number;
  /**
   * The beginning of paths at which the end of the film is kept for the next one, so that the sprites of two films are never
   * in memory at a time; without it both are.
   */
  readonly handsOverAt?: string | undefined;
}

/** Like `frameComposer`, which it is for all frames but the few around a cut. */
export function filmComposer(film: Film, { bands = 1, handsOverAt }: ComposerOptions = {}): FrameComposer {
  const own = frameComposer(film, bands);
  if (film.before === undefined && film.after === undefined) return own;
  const { size } = film;
  let others: { readonly of: Film; readonly composer: FrameComposer }[] = [];
  let mixed: { readonly frame: number; readonly canvas: Canvas } | undefined;
  let taken: Canvas | undefined;
  const composerOf = (of: Film): FrameComposer => {
    const known = others.find((entry) => entry.of === of);
    if (known !== undefined) return known.composer;
    // As sparing as the film's own frames are.
    const { backdropEvery, farEvery } = film;
    const composer = frameComposer({
      ...of,
      ...(backdropEvery === undefined ? {} : { backdropEvery }),
      ...(farEvery === undefined ? {} : { farEvery }),
    });
    others.push({ of, composer });
    return composer;
  };
  /** In a cut all that a draft shows is held: what moves there is the cut. */
  const composeHeld = (composer: FrameComposer, frame: number): boolean =>
    composer.compose(heldFrame(frame, film.farEvery ?? 1));
  const frameOf = (of: Film, frame: number): Canvas => {
    if (isHandedOver(of, frame)) {
      taken = takeOver(of, frame, size, taken);
      return taken;
    }
    const composer = composerOf(of);
    composeHeld(composer, frame);
    return composer.canvas;
  };
  const mix = (frame: number, { join, from, to, frame: within }: Moment): Canvas => {
    if (mixed?.frame === frame) return mixed.canvas;
    const canvas: Canvas = mixed?.canvas ?? createCanvas(size.width, size.height);
    const context = canvas.getContext('2d');
    context.save();
    CUTS[join.cut]({
      context,
      from: frameOf(from, from.frames + within),
      to: frameOf(to, within),
      size,
      progress: (within + CUT_REACH + 0.5) / (2 * CUT_REACH),
      palette: join.palette,
      random: randomFor(join.seed, join.cut),
      ...(to.emblem === undefined ? {} : { emblem: to.emblem }),
      ...(from.places === undefined || to.places === undefined
        ? {}
        : { places: { from: from.places.last, to: to.places.first } }),
    });
    context.restore();
    mixed = { frame, canvas };
    return canvas;
  };
  /** Composes all frames of the film that are seen in the cut at its end, band by band, keeps them, and lets go of its sprites. */
  function* keepEnd(path: string): Iterable<number> {
    for (let frame = film.frames - CUT_REACH; frame < film.frames + CUT_REACH; frame += 1) {
      yield* own.prepare(frame);
      handOver(film, frame, bandsOf(frame), path);
      yield size.width * size.height * 4;
    }
    own.overpainted();
    own.forget();
    yield Number.POSITIVE_INFINITY;
  }
  function* bandsOf(frame: number): Iterable<Buffer> {
    const { canvas } = own;
    for (let top = 0, band = 0; top < size.height; top += canvas.height, band += 1) {
      own.compose(heldFrame(frame, film.farEvery ?? 1), band);
      yield canvas.data().subarray(0, Math.min(canvas.height, size.height - top) * size.width * 4);
    }
  }
  /** A frame of a cut that is whole, and so need not be brought onto the film's own canvas. */
  let shown: Canvas | undefined;
  return {
    get canvas() {
      return shown ?? own.canvas;
    },
    overpainted: () => own.overpainted(),
    *prepare(frame) {
      const moment = momentOf(film, frame);
      if (moment === undefined) {
        yield* own.prepare(frame);
        if (film.before === undefined || frame !== CUT_REACH) return;
        dropKept(film.before.film());
        others = [];
        mixed = undefined;
        taken = undefined;
        yield Number.POSITIVE_INFINITY;
        return;
      }
      const { from, to, frame: within } = moment;
      if (!isHandedOver(from, from.frames + within)) {
        if (handsOverAt !== undefined && from === film) yield* keepEnd(handsOverAt);
        else yield* composerOf(from).prepare(from.frames + within);
      }
      yield* composerOf(to).prepare(within);
      // Whole frames, of which each is noted down, painted and copied.
      if (handsOverAt !== undefined) yield Number.POSITIVE_INFINITY;
    },
    forget() {
      for (const { composer } of others) composer.forget();
      own.forget();
    },
    compose(frame, band = 0) {
      const moment = momentOf(film, frame);
      if (moment === undefined) {
        others = [];
        mixed = undefined;
        taken = undefined;
        shown = undefined;
        return own.compose(frame, band);
      }
      const whole = mix(frame, moment);
      own.overpainted();
      if (bands === 1) {
        shown = whole;
        return true;
      }
      const context = own.canvas.getContext('2d');
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = 1;
      context.drawImage(whole, 0, -band * own.canvas.height);
      return true;
    },
  };
}
