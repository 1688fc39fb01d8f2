/**
 * Cuts a shot that stands for long into several of the same words: each stands elsewhere in the frame, and from the second on
 * something else of what the film is about may play the lead.
 */
import type { Setting } from '../film/setting';
import type { Composition } from './composition';
import { onBeat } from './on-beat';
import { secondsToRead } from './parts';
import type { Shot } from './shot';

/** Seconds that a shot stands at most, and at least, at the usual tempo. */
const MOST = 2.6;
const LEAST = 1.1;
/** How much of the seconds that its words take to be read each must last. */
const READ = 0.75;

const isLike = (one: Composition, other: Composition): boolean =>
  one.stands === other.stands && one.hero.x === other.hero.x && one.hero.y === other.hero.y;

/** `frames`: where a shot of these words may stand, the best first. */
export function recut(shot: Shot, frames: readonly Composition[], { seconds, beats }: Setting, tempo: number): Shot[] {
  const [from, until] = [Math.max(0, shot.span.from), Math.min(seconds, shot.span.until)];
  const reading = secondsToRead([shot.copy.headline, ...shot.copy.lines]) * READ;
  const count = Math.min(Math.ceil((until - from) / (MOST / tempo)), Math.floor((until - from) / reading));
  const others = frames.filter((frame) => !isLike(frame, shot.composition));
  if (count < 2 || others.length === 0) return [shot];
  const least = LEAST / tempo;
  const shots: Shot[] = [];
  let at = shot.span.from;
  for (let order = 0; order < count; order += 1) {
    const left = count - 1 - order;
    const wish = from + ((until - from) * (order + 1)) / count;
    const end = left === 0 ? shot.span.until : onBeat(wish, beats, Math.max(from, at) + least, until - left * least);
    // Where it stood at first comes again after all others.
    const composition = [shot.composition, ...others][order % (others.length + 1)] ?? shot.composition;
    shots.push({ ...shot, span: { from: at, until: end }, composition, ...(order === 0 ? {} : { turn: order }) });
    at = end;
  }
  return shots;
}
