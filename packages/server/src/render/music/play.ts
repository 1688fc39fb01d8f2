/** Plays a score on its beat into a mix. */
import type { Desk } from './desk';
import { exp2 } from './exact';
import { filtered } from './filter';
import { type Grid, meanBeat, timeOf } from './grid';
import type { Play } from './instruments/orchestra';
import type { Stereo } from './loudness';
import { SAMPLE_RATE } from './sample-rate';
import type { Opening } from './score/compose';
import type { Note } from './score/note';

/** From where an opening opens, and by how many octaves. */
const OPENS_FROM = 420;
const OPENS_BY = 5.2;
/** Seconds over which a filter comes in and goes, so that nothing jumps. */
const BLEND = 0.01;
/** Samples after which a filter has forgotten that it began. */
const SETTLES = 2000;

/** What ends where something lands is as long as its own beats, all else as they are in the mean. */
export const secondsOf = (grid: Grid, { voice, beat, beats }: Note): number =>
  voice === 'riser' ? timeOf(grid, beat + beats) - timeOf(grid, beat) : beats * meanBeat(grid);

/** Adds notes; yields the share that is done. */
export function* addNotes(desk: Desk, grid: Grid, notes: readonly Note[], play: Play): Generator<number, void> {
  for (const [order, note] of notes.entries()) {
    const start = Math.round(timeOf(grid, note.beat) * SAMPLE_RATE);
    desk.add(play(note.voice, note.midi, secondsOf(grid, note)), start, note);
    if (order % 12 === 11) yield order / notes.length;
  }
}

/** Lets what is there so far be heard through a low pass that opens. */
export function open(mix: Stereo, grid: Grid, { from, until }: Opening): void {
  const first = Math.round(timeOf(grid, from) * SAMPLE_RATE);
  const last = Math.round(timeOf(grid, until) * SAMPLE_RATE);
  // It has to have settled where it comes in.
  const early = Math.max(0, first - SETTLES);
  const blend = BLEND * SAMPLE_RATE;
  for (const channel of mix) {
    const wet = channel.slice(early, last);
    const at = (sample: number): number => {
      const share = Math.max(0, (early + sample - first) / (last - first));
      return OPENS_FROM * exp2(OPENS_BY * share * share);
    };
    filtered(wet, { keeps: 'low', at, peak: 0.35 });
    for (let order = first - early; order < wet.length; order += 1) {
      const place = early + order;
      const begins = first === 0 ? 1 : (place - first) / blend;
      const share = Math.max(0, Math.min(1, begins, (last - place) / blend));
      const dry = channel[place] as number;
      channel[place] = dry + ((wet[order] as number) - dry) * share;
    }
  }
}
