/**
 * How a scene's words are told: line by line, each in a shot of its own, as long as each takes to read and cut on the beat of
 * the music; a line or two are seen near first and then as a whole.
 */
import type { Copy } from '../text/copy';
import { leans } from '../text/tear-cost';
import { onBeat } from './on-beat';

/** Shots of a scene at most. */
const MOST_SHOTS = 5;
/** Seconds that a shot of words lasts at least, at the usual tempo. */
const LEAST_SECONDS = 1.2;
/** Seconds to find a line, and characters of it that are read in one. */
const SECONDS_TO_LOOK = 0.45;
const READ_PER_SECOND = 20;
/** Lines from which a scene is told one by one; two are when they are as long as this. */
const MANY_LINES = 3;
const LONG_PAIR = 40;
/** Seconds of a scene in which a pair is told by itself. */
const PAIR_SECONDS = 3.4;

/** Characters as they are read: those of scripts without spaces hold more. */
const lengthOf = (text: string): number =>
  [...text].reduce(
    (sum, character) => sum + (/[\p{Script=Han}\p{Script=Kana}\p{Script=Hang}]/u.test(character) ? 2.2 : 1),
    0,
  );

/** Seconds that lines take to be found and read. */
export const secondsToRead = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + SECONDS_TO_LOOK + lengthOf(line) / READ_PER_SECOND, 0);

/** "Two coffees | for the price of one until Sunday": what a small word leads to is of what stands before it. */
const goesOn = (line: string): boolean => /^\p{Ll}/u.test(line) && leans(line.split(/\s/u, 1)[0] ?? '');

/** The lines in as many groups as there may be shots; what is shortest together stays together. */
function grouped(lines: readonly string[], most: number): string[][] {
  const groups = lines.map((line) => [line]);
  while (groups.length > most) {
    const sizes = groups.slice(1).map((group, at) => secondsToRead([...(groups[at] ?? []), ...group]));
    const at = sizes.indexOf(Math.min(...sizes));
    groups.splice(at, 2, [...(groups[at] ?? []), ...(groups[at + 1] ?? [])]);
  }
  return groups;
}

/** How long a scene is, and where in it the beats of the music are. */
export interface Moment {
  readonly seconds: number;
  readonly beats: readonly number[];
}

export interface CopyPart {
  readonly copy: Copy;
  /** Seconds of the scene at which it ends; the last ends with the scene. */
  readonly until: number;
}

/** The parts in which copy is told; undefined when it is better seen as a whole. */
export function partsOf(copy: Copy, moment: Moment, tempo: number): readonly CopyPart[] | undefined {
  const lines = [copy.headline, ...copy.lines];
  const least = LEAST_SECONDS / tempo;
  const most = Math.min(MOST_SHOTS, Math.floor(moment.seconds / least));
  const tells =
    lines.length >= MANY_LINES ||
    (lines.length === 2 &&
      !goesOn(lines[1] ?? '') &&
      lengthOf(lines.join('')) >= LONG_PAIR &&
      moment.seconds >= PAIR_SECONDS / tempo);
  if (!tells || most < 2) return undefined;
  const groups = grouped(lines, most);
  const reading = groups.map((group) => Math.max(least, secondsToRead(group)));
  const scale = moment.seconds / reading.reduce((sum, seconds) => sum + seconds, 0);
  let at = 0;
  let before = 0;
  return groups.map(([headline = '', ...others], index) => {
    at += (reading[index] ?? 0) * scale;
    const left = groups.length - 1 - index;
    const until = left === 0 ? moment.seconds : onBeat(at, moment.beats, before + least, moment.seconds - left * least);
    before = until;
    return { copy: { ...copy, headline, lines: others }, until };
  });
}
