/** The shots of an act: the whole of it with its words, and a near look at what it is about; each is cut on a beat. */
import type { Span } from '../film/film';
import type { Setting } from '../film/setting';
import { clamp } from '../geometry';
import { onBeat } from '../stage/on-beat';
import { BEYOND } from '../stage/shots';
import type { ActTime } from './sheet';

export interface ActShot {
  readonly near: boolean;
  readonly span: Span;
}

export interface ActShots {
  readonly shots: readonly ActShot[];
  readonly time: ActTime;
}

/** Seconds of a scene from which it goes near and comes back. */
const LONG = 5.4;
/** Seconds after a cut at which what it was for lands. */
const LANDS = 0.38;
/** Seconds that a shot lasts at least. */
const LEAST = 1.15;

/** Steps as even as the beats allow. */
function stepsOf(beats: readonly number[], first: number, last: number, count: number): readonly number[] {
  if (count < 1) return [];
  const gap = count === 1 ? last - first : (last - first) / (count - 1);
  let before = Number.NEGATIVE_INFINITY;
  return Array.from({ length: count }, (_, order) => {
    const even = count === 1 ? (first + last) / 2 : first + order * gap;
    const beat = beats.find((at) => Math.abs(at - even) <= gap * 0.4 && at > before + gap * 0.3);
    before = beat ?? even;
    return before;
  });
}

/** `begins`: seconds at which the scene is set up; `opensNear`: whether a short one begins with the near look. */
export function actShots(setting: Setting, begins: number, opensNear: boolean): ActShots {
  const { seconds, beats } = setting;
  const cutAt = (share: number, after: number): number =>
    onBeat(clamp(seconds * share, after + LEAST, seconds - LEAST), beats, after + LEAST, seconds - LEAST);
  const isLong = seconds >= LONG;
  const first = cutAt(isLong ? 0.42 : opensNear ? 0.4 : 0.52, 0);
  const cuts = isLong ? [first, cutAt(0.72, first)] : [first];
  const nears = isLong ? [false, true, false] : opensNear ? [true, false] : [false, true];
  const shots = nears.map((near, order): ActShot => {
    const from = order === 0 ? -BEYOND : (cuts[order - 1] ?? 0);
    return { near, span: { from, until: cuts[order] ?? seconds + BEYOND } };
  });
  const key = first + LANDS;
  const earliest = begins + 0.55;
  return {
    shots,
    time: {
      from: begins,
      key,
      end: seconds,
      steps: (count) => stepsOf(beats, earliest, Math.max(earliest + 0.1, first - 0.12), count),
    },
  };
}
