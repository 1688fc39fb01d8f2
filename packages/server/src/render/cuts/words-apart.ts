/**
 * Keeps the words of two scenes apart where one is cut to the other: those of the first have left before those of the second
 * come, so that nothing is read through anything else. Words that belong to a thing of the picture stay with it.
 */
import { type Curve, easeInOut, keys } from '../film/curve';
import type { Film, Layer, Span } from '../film/film';
import { FPS } from '../output/frame-size';
import type { CutName } from './cut-names';

/** Frames around the border of two scenes in which words leave and come; a draft may show each of them once more. */
const LEAVE = { from: -6, until: -2 } as const;
const COME = { from: 0, until: 3 } as const;
/** Whole pictures fly past: words fly with their own, until it is the other's turn. */
const FLIES: readonly CutName[] = ['whip', 'push', 'spin'];

/** Half a frame: what begins with a frame is there in it, however its seconds are rounded. */
const HALF = 0.5 / FPS;

/** What is to be read: copy, wherever it stands, captions, and what else is written right before the camera. */
const isRead = ({ copy, lens, text, caption }: Layer): boolean =>
  copy === true || caption !== undefined || (lens === undefined && text !== undefined);

const times = (one: Curve | undefined, other: Curve): Curve =>
  one === undefined ? other : (seconds) => one(seconds) * other(seconds);

const FULL: Span = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

const narrowed = ({ shows = FULL, ...layer }: Layer, { from, until }: Span): Layer => ({
  ...layer,
  shows: { from: Math.max(shows.from, from), until: Math.min(shows.until, until) },
});

const faded = (layer: Layer, alpha: Curve): Layer => ({
  ...layer,
  move: { ...layer.move, alpha: times(layer.move?.alpha, alpha) },
});

/** The words of a film as they are seen in its cut to the next one. */
function leaving(cut: CutName, end: number): (layer: Layer) => Layer {
  if (FLIES.includes(cut)) return (layer) => narrowed(layer, { ...FULL, until: end - HALF });
  const [from, until] = [end + LEAVE.from / FPS, end + LEAVE.until / FPS];
  const alpha = keys({ at: from, value: 1 }, { at: until - HALF, value: 0, ease: easeInOut });
  return (layer) => narrowed(layer.live === undefined ? faded(layer, alpha) : layer, { ...FULL, until: until - HALF });
}

/** The words of a film as they are seen in the cut from the one before it. */
function coming(cut: CutName): (layer: Layer) => Layer {
  if (FLIES.includes(cut)) return (layer) => narrowed(layer, { ...FULL, from: -HALF });
  const [from, until] = [COME.from / FPS, COME.until / FPS];
  const alpha = keys({ at: from, value: 0 }, { at: until, value: 1 });
  return (layer) => narrowed(layer.live === undefined ? faded(layer, alpha) : layer, { ...FULL, from: from + HALF });
}

export function wordsApart(film: Film): Film {
  const { before, after, frames } = film;
  const ways = [
    ...(before === undefined ? [] : [coming(before.cut)]),
    ...(after === undefined ? [] : [leaving(after.cut, frames / FPS)]),
  ];
  if (ways.length === 0) return film;
  const layers = film.layers.map((layer) => (isRead(layer) ? ways.reduce((own, way) => way(own), layer) : layer));
  return { ...film, layers };
}
