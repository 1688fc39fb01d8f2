/**
 * Chooses where the captions of a scene stand, for all of it: where most of what is said can be read without anything being
 * covered. In a shot where the place is taken they stand elsewhere, and where all is taken there are none.
 */
import type { Film, Span } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import { FPS } from '../output/frame-size';
import { boxIn, captionArea, LADDER, type PlaceName, placesOf, SHIFTS } from './places';
import type { SetCue } from './set-word';
import { overlap, takenAt } from './taken';

export interface PlacedCue {
  readonly cue: SetCue;
  /** While it is drawn. */
  readonly shows: Span;
  /** Of the cue's words, in pixels of the frame. */
  readonly box: Box;
}

export interface Placed {
  readonly cues: readonly PlacedCue[];
  /** In how many shots nothing was free. */
  readonly crowded: number;
}

/** Seconds between two looks. */
const EVERY = 0.2;
/** Pixels of air around captions, in units of the frame. */
export const AIR = 0.8;
/** How much less a place counts than the one before it, one that gives way, and one where the picture shows much. */
const LATER = 0.03;
const SHIFTED = 0.1;
const BUSY = 0.8;

interface Spot {
  readonly place: PlaceName;
  readonly shift: number;
  /** How many places come before it. */
  readonly order: number;
}

interface Judged {
  readonly spot: Spot;
  /** Shots in which it is taken, the cues that are shown in the others, and what it is worth. */
  readonly crowded: readonly Span[];
  readonly shown: readonly SetCue[];
  readonly worth: number;
}

const shotsOf = ({ shots, frames }: Film): readonly Span[] => {
  const end = frames / FPS;
  if (shots === undefined) return [{ from: 0, until: end }];
  return shots.map(({ from, until }, order) => ({
    from: Math.max(0, from),
    until: Math.min(end, until, shots[order + 1]?.from ?? end),
  }));
};

/** In whole pixels, as it is drawn. */
export const inPixels = ({ x, y, width, height }: Box): Box => ({
  ...{ x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) },
});

const shared = (cue: SetCue, shot: Span): number => Math.min(cue.ends, shot.until) - Math.max(cue.from, shot.from);

/** A cue is in a shot when it is in it for more than a frame or two. */
const isIn = (cue: SetCue, shot: Span): boolean => shared(cue, shot) > 2 / FPS;

/** Of what stands in a place so much must be free there, or it is not shown at all. */
const MOSTLY = 0.7;

/** The longest run of frames in which nothing lies under a box; undefined where that is too little of what is said. */
function freeRun(cue: SetCue, isTaken: (frame: number) => boolean): Span | undefined {
  const [first, end] = [Math.ceil(cue.from * FPS), Math.floor(cue.until * FPS)];
  const taken = [];
  for (let frame = first; frame < end; frame += 1) if (isTaken(frame)) taken.push(frame);
  if (taken.length === 0) return { from: cue.from, until: cue.until };
  const stops = [first - 1, ...taken, end];
  const runs = stops.slice(1).map((stop, at) => ({ from: (stops[at] as number) + 1, until: stop }));
  const longest = runs.reduce((one, other) => (other.until - other.from > one.until - one.from ? other : one));
  const least = MOSTLY * (Math.min(cue.ends, cue.until) - cue.from) * FPS;
  if (longest.until - longest.from < least) return undefined;
  return { from: Math.max(cue.from, longest.from / FPS), until: Math.min(cue.until, longest.until / FPS) };
}

/** `margin`: pixels that are drawn around words. */
export function placeCues(film: Film, cues: readonly SetCue[], setting: Setting, margin: number): Placed {
  const area = captionArea(setting);
  const shots = shotsOf(film);
  const taken = new Map<number, Box[]>();
  const takenIn = (seconds: number): Box[] => {
    const known = taken.get(seconds) ?? takenAt(film, seconds);
    taken.set(seconds, known);
    return known;
  };
  /** Where its words stand: inside the area with all that is drawn around them. */
  const wordsIn = (cue: SetCue, { place, shift }: Spot): Box => {
    const box = boxIn(place, shift, area, { width: cue.width + 2 * margin, height: cue.height + 2 * margin });
    return { x: box.x + margin, y: box.y + margin, width: cue.width, height: cue.height };
  };
  const isFree = (cue: SetCue, spot: Spot, shot: Span): boolean => {
    const { x, y, width, height } = wordsIn(cue, spot);
    const air = margin + AIR * setting.unit;
    const box = { x: x - air, y: y - air, width: width + 2 * air, height: height + 2 * air };
    const [from, until] = [Math.max(cue.from, shot.from), Math.min(cue.ends, shot.until) - 1 / FPS];
    const moments = [...Array.from({ length: Math.ceil((until - from) / EVERY) }, (_, at) => from + at * EVERY), until];
    return !moments.some((seconds) => takenIn(Math.round(seconds * FPS) / FPS).some((other) => overlap(box, other)));
  };
  const judge = (spot: Spot, within: readonly Span[], own: readonly SetCue[]): Judged => {
    const { place, shift, order } = spot;
    const crowded = within.filter((shot) => own.some((cue) => isIn(cue, shot) && !isFree(cue, spot, shot)));
    const shown = own.filter((cue) => !crowded.some((shot) => isIn(cue, shot)));
    const seconds = shown.reduce((sum, { from, ends }) => sum + ends - from, 0);
    const [widest, highest] = [
      Math.max(...own.map(({ width }) => width)),
      Math.max(...own.map(({ height }) => height)),
    ];
    const lost = film.busy?.(boxIn(place, shift, area, { width: widest, height: highest })) ?? 0;
    const worth = seconds * (1 - order * LATER - Math.abs(shift) * SHIFTED - lost * BUSY);
    return { spot, crowded, shown, worth };
  };
  const places = placesOf(setting);
  const usual = places.flatMap((place, order) => SHIFTS.map((shift) => ({ place, shift, order })));
  const rungs = LADDER.map((shift) => ({ place: 'low', shift, order: places.length }) as const);
  const bestOf = (within: readonly Span[], own: readonly SetCue[]): Judged => {
    const most = (spots: readonly Spot[]): Judged =>
      spots.map((spot) => judge(spot, within, own)).reduce((one, other) => (other.worth > one.worth ? other : one));
    const named = most(usual);
    return named.crowded.length === 0 ? named : most([named.spot, ...rungs]);
  };
  const best = bestOf(shots, cues);
  // Behind a cut they may stand elsewhere, where they would be left out else.
  const others = best.crowded.flatMap((shot) => {
    const own = cues.filter((cue) => !best.shown.includes(cue) && shared(cue, shot) > (cue.ends - cue.from) / 2);
    return own.length === 0 || shots.length === 1 ? [] : [bestOf([shot], own)];
  });
  const placed = [best, ...others].flatMap(({ shown, spot, crowded }) => shown.map((cue) => ({ cue, spot, crowded })));
  placed.sort((one, other) => one.cue.from - other.cue.from);
  const left = cues.filter((cue) => placed.every((one) => one.cue !== cue));
  return {
    crowded: best.crowded.filter((shot) => left.some((cue) => isIn(cue, shot))).length,
    cues: placed.flatMap(({ cue, spot, crowded }): PlacedCue[] => {
      // It doesn't stay into a shot in which it would lie on something.
      const next = crowded.find((shot) => shot.from >= cue.ends - 2 / FPS && shot.from < cue.until);
      const own = next === undefined ? cue : { ...cue, until: next.from };
      const box = wordsIn(cue, spot);
      const shows = freeRun(own, (frame) => takenIn(frame / FPS).some((other) => overlap(inPixels(box), other)));
      return shows === undefined ? [] : [{ cue: own, shows, box }];
    }),
  };
}
