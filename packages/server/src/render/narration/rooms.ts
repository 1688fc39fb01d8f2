/**
 * How much time each line of a film has. It belongs to its scene; where it is longer, it goes on under the next picture for as long as
 * nobody else needs that time, as the voice does in films.
 */

import { leastEasySeconds, type Room } from './say-within';

/** Seconds of silence before and behind a line at least, and between two of which one goes on into the other's scene. */
const LEAD = 0.12;
const TAIL = 0.1;
const BETWEEN = 0.2;
/** Seconds for which a line may go on under the next picture: longer, and it would speak of what was. */
const MOST_OVER = 1.6;
/** The same where a line would else be cut, and how much shorter the lines after it are then said. */
const MOST_LATE = 4;
const HURRIED = 1.2;

export interface LineRoom extends Room {
  /** Seconds of the film at which it may begin, and how much silence is before that in its scene. */
  readonly start: number;
  readonly lead: number;
}

export interface LineNeed {
  /** Seconds of the film at which its scene begins, and how long that lasts. */
  readonly startsAt: number;
  readonly seconds: number;
  /** Seconds of the line where it is said without haste. */
  readonly needs: number;
}

/** `end`: of the film. */
export function roomsOf(lines: readonly LineNeed[], end?: number) {
  const last = lines.at(-1);
  const filmEnd = end ?? (last === undefined ? 0 : last.startsAt + last.seconds);
  const overs: number[] = [];
  for (const [at, { startsAt, seconds }] of [...lines.entries()].reverse()) {
    const next = lines[at + 1];
    const sceneEnd = startsAt + seconds;
    const free =
      next === undefined
        ? filmEnd - sceneEnd
        : next.startsAt -
          sceneEnd +
          Math.max(0, next.seconds - TAIL - BETWEEN - leastEasySeconds({ seconds: next.needs }) + (overs[at + 1] ?? 0));
    overs[at] = Math.max(0, Math.min(MOST_OVER, free));
  }
  /** By when each line has to end, so that all after it can still be said. */
  const latest: number[] = [];
  for (const [at, { startsAt, seconds }] of [...lines.entries()].reverse()) {
    const [next, then] = [lines[at + 1], latest[at + 1]];
    const free = next === undefined || then === undefined ? filmEnd - TAIL : then - next.needs / HURRIED - BETWEEN;
    latest[at] = Math.min(free, startsAt + seconds + MOST_LATE);
  }
  return lines.map(({ startsAt, seconds }, at) => ({
    /** `free`: seconds of the film at which the line before it ends. */
    after(free: number): LineRoom {
      const start = Math.max(startsAt + LEAD, free + BETWEEN);
      const scene = startsAt + seconds - TAIL - start;
      const most = Math.max(0, scene + (overs[at] ?? 0));
      const utmost = Math.max(most, (latest[at] ?? 0) - start);
      return { start, lead: start - startsAt, scene: Math.max(0, scene), most, utmost };
    },
  }));
}
