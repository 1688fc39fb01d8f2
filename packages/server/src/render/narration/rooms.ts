/**
 * How much time each line of a film has. It belongs to its scene; where it is longer, it goes on under the next picture for as long as
 * nobody else needs that time, as the voice does in films. Where it would still be cut, it begins under the picture before, and lines
 * give way to those that come after them.
 */

import { leastEasySeconds, type Room } from './say-within';

/** Seconds of silence before and behind a line at least, and between two of which one goes on into the other's scene. */
const LEAD = 0.12;
const TAIL = 0.1;
const BETWEEN = 0.2;
/** Seconds for which a line may go on under the next picture: longer, and it would speak of what was. */
const MOST_OVER = 1.6;
/** The same where a line would else be cut, and for how long it may begin before its picture. */
const MOST_LATE = 4;
const MOST_EARLY = 3;
/** How much faster a line is said that begins before its picture, and those that others have to give way to at most. */
const HURRIED = 1.2;
const PRESSED = 1.35;

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
  for (const [at, { startsAt, seconds, needs }] of [...lines.entries()].reverse()) {
    const [next, then] = [lines[at + 1], latest[at + 1]];
    const free = next === undefined || then === undefined ? filmEnd - TAIL : then - next.needs / PRESSED - BETWEEN;
    // None gives way so far that it could not be said in its own scene.
    const own = startsAt + Math.min(seconds - TAIL, LEAD + needs / PRESSED);
    latest[at] = Math.max(own, Math.min(free, startsAt + seconds + MOST_LATE));
  }
  return lines.map(({ startsAt, seconds, needs }, at) => ({
    /** `free`: seconds of the film at which the line before it ends. */
    after(free: number): LineRoom {
      const last = latest[at] ?? 0;
      const due = Math.max(LEAD, startsAt - MOST_EARLY, last - needs / HURRIED);
      const start = Math.max(Math.min(startsAt + LEAD, due), free + BETWEEN);
      const left = Math.max(0, last - start);
      const scene = Math.min(left, Math.max(0, startsAt + seconds - TAIL - start));
      const most = Math.min(left, Math.max(0, startsAt + seconds - TAIL - start + (overs[at] ?? 0)));
      return { start, lead: start - startsAt, scene, most, utmost: left };
    },
  }));
}
