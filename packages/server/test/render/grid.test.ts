/** The beat of a film's music: every scene begins on it, and the tempo stays near that of the style. */
import { MUSIC_STYLES, type MusicStyle } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { gridOf, meanBeat, timeOf } from '../../src/render/music/grid';
import { BOOKS } from '../../src/render/music/score/books';
import { randomFor } from '../../src/render/random';

const ends = (durations: readonly number[]): number[] =>
  durations.map((_, at) => durations.slice(0, at + 1).reduce((sum, seconds) => sum + seconds, 0));

/** A tempo in the middle of each style's range. */
const bpmOf = (style: MusicStyle): number => (BOOKS[style].slowest + BOOKS[style].fastest) / 2;

const gridFor = (style: MusicStyle, durations: readonly number[]) => {
  const cuts = ends(durations);
  return gridOf({ bpm: bpmOf(style), seconds: cuts.at(-1) ?? 0, landings: cuts.slice(0, -1) });
};

describe('gridOf', () => {
  it.each(MUSIC_STYLES)('has a beat where every scene begins, whatever they last: %s', (style) => {
    const random = randomFor(5, style);
    for (let film = 0; film < 60; film += 1) {
      const durations = Array.from({ length: 1 + Math.floor(random() * 9) }, () => 3 + random() * 7);
      const { beats, pickup, bars } = gridFor(style, durations);
      for (const cut of ends(durations).slice(0, -1))
        expect(Math.min(...beats.map((beat) => Math.abs(beat - cut)))).toBeLessThan(1e-9);
      expect(beats).toHaveLength(pickup + bars * 4 + 1);
      const steps = beats.slice(1).map((beat, at) => beat - (beats[at] ?? 0));
      expect(Math.min(...steps)).toBeGreaterThan(0);
      expect(Math.abs(60 / bpmOf(style) / meanBeat({ beats, pickup, bars }) - 1)).toBeLessThan(0.25);
    }
  });

  it('bends nothing where the scenes fit a tempo', () => {
    const { beats } = gridFor('upbeat-tech', [3.5, 4, 5.5, 3, 4]);
    const steps = beats.slice(1).map((beat, at) => beat - (beats[at] ?? 0));
    for (const step of steps) expect(step).toBeCloseTo(0.5, 6);
  });

  it.each(MUSIC_STYLES)('bends little where scenes last half seconds: %s', (style) => {
    const random = randomFor(9, style);
    const bends = Array.from({ length: 40 }, () => {
      const durations = Array.from({ length: 5 }, () => 3 + Math.floor(random() * 9) / 2);
      const { beats } = gridFor(style, durations);
      const steps = beats.slice(1).map((beat, at) => beat - (beats[at] ?? 0));
      return Math.max(...steps.slice(0, -4)) / Math.min(...steps.slice(0, -4));
    }).sort((one, other) => one - other);
    expect(bends[20]).toBeLessThan(1.12);
    expect(bends.at(-1)).toBeLessThan(1.25);
  });

  it('strikes the last chord when it is asked to, and tells times between beats', () => {
    const grid = gridOf({ bpm: 78, seconds: 20, landings: [8, 18.2], rings: 1.8 });
    expect(grid.beats.at(-1)).toBe(18.2);
    const [first = 0, second = 0] = grid.beats;
    expect(timeOf(grid, 0.5)).toBeCloseTo((first + second) / 2, 9);
    expect(timeOf(grid, grid.beats.length)).toBeGreaterThan(18.2);
  });
});
