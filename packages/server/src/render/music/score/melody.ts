/**
 * A tune of two bars that can be sung: it goes in steps, leaps seldom and back, and rests on notes of the chord. Its answer
 * begins alike and comes home; its variation goes higher.
 */
import { pick, type Random } from '../../random';
import { type Key, pitchOf, stepsOf } from './harmony';

export interface TuneNote {
  /** Of the tune. */
  readonly beat: number;
  readonly beats: number;
  /** Of the scale. */
  readonly step: number;
}

/** Where notes of a bar begin, in eighths. */
const RHYTHMS: readonly [readonly number[], ...(readonly number[])[]] = [
  [0, 2, 3, 4, 6],
  [0, 3, 4, 6],
  [0, 1, 2, 4, 6, 7],
  [0, 2, 4, 5, 6],
  [0, 3, 6],
  [1, 2, 3, 4, 6],
  [0, 4, 5, 6],
  [2, 3, 4, 6],
];
const ENDS: readonly [readonly number[], ...(readonly number[])[]] = [[0, 4], [0, 2, 4], [0, 1, 2, 4], [0, 3, 4], [0]];

/** Steps from the root between which it stays: a tenth. */
const LOWEST = -2;
const HIGHEST = 7;
const BEATS = 4;

/** The note of a chord that is nearest to a step. */
const nearest = (step: number, degree: number): number => {
  const among = stepsOf(degree, 3).flatMap((tone) => [tone - 14, tone - 7, tone, tone + 7]);
  return among.reduce((best, tone) => (Math.abs(tone - step) < Math.abs(best - step) ? tone : best), among[0] ?? step);
};

/** How far it goes to the next note: mostly to a neighbour. */
const MOVES: readonly [number, ...number[]] = [1, -1, 1, -1, 2, -2, 0, 1, -1, 3];

export interface Tune {
  readonly motif: readonly TuneNote[];
  readonly answer: readonly TuneNote[];
  readonly variation: readonly TuneNote[];
}

const within = (step: number): number => (step > HIGHEST ? step - 7 : step < LOWEST ? step + 7 : step);

/** `chords`: degrees of a loop, a bar each; the tune is sung over the first two, its answer over the next. */
export function tuneOf(random: Random, chords: readonly number[]): Tune {
  const [first, second] = [pick(random, RHYTHMS), pick(random, RHYTHMS)];
  const last = pick(random, ENDS);
  const moves = Array.from({ length: 12 }, () => pick(random, MOVES));
  const begins = 2 + Math.floor(random() * 4);
  const sung = (bars: readonly (readonly number[])[], from: number, lift: number): TuneNote[] => {
    const starts = bars.flatMap((bar, order) => bar.map((eighth) => order * BEATS + eighth / 2));
    let step = begins + lift;
    let leapt = 0;
    return starts.map((beat, order) => {
      const bar = Math.floor(beat / BEATS);
      const degree = chords[(from + bar) % chords.length] ?? 1;
      const isStrong = beat % 2 === 0 || order === starts.length - 1;
      const move = order === 0 ? 0 : (moves[order % moves.length] ?? 1);
      // After a leap it steps back.
      const wanted = within(step + (Math.abs(leapt) > 1 ? -Math.sign(leapt) : move));
      const next = isStrong ? within(nearest(wanted, degree)) : wanted;
      leapt = next - step;
      step = next;
      const until = starts[order + 1] ?? bars.length * BEATS - 0.5;
      return { beat, beats: Math.min(2, until - beat), step };
    });
  };
  const home = (notes: TuneNote[]): TuneNote[] =>
    notes.map((note, order) =>
      order === notes.length - 1 ? { ...note, step: nearest(note.step, chords[3] ?? 1) } : note,
    );
  return {
    motif: sung([first, second], 0, 0),
    answer: home(sung([first, last], 2, 0)),
    variation: home(sung([second, last], 2, 2)),
  };
}

/** The pitch of a note of a tune, an octave and more above the middle. */
export const sungPitch = (key: Key, { step }: TuneNote): number => {
  const root = key.root > 5 ? key.root + 60 : key.root + 72;
  return pitchOf({ ...key, root }, step);
};
