/** What the music of a film is: chosen by the words of its brief, sung in its chords, in the form of its scenes. */
import { createHash } from 'node:crypto';
import { MUSIC_STYLES, type MusicStyle } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { loudnessRange } from '../../src/render/music/dynamics';
import { filtered } from '../../src/render/music/filter';
import { KITS } from '../../src/render/music/instruments/drums';
import { orchestra, type Voice } from '../../src/render/music/instruments/orchestra';
import { loudness, stepEnergies } from '../../src/render/music/loudness';
import { bedOf } from '../../src/render/music/music-bed';
import { BOOKS } from '../../src/render/music/score/books';
import { choiceOf } from '../../src/render/music/score/choice';
import { scoreOf } from '../../src/render/music/score/compose';
import { barsOf, formOf } from '../../src/render/music/score/form';
import { stepsOf } from '../../src/render/music/score/harmony';
import { tuneOf } from '../../src/render/music/score/melody';
import { moodOf } from '../../src/render/music/score/mood';
import type { Note } from '../../src/render/music/score/note';
import { soundPlan } from '../../src/render/music/sound-plan';
import { FPS } from '../../src/render/output/frame-size';
import { randomFor } from '../../src/render/random';
import { jobOf, motion } from './fixtures';

const TRADES = [
  'bakery',
  'law office',
  'gym',
  'yoga studio',
  'flower shop',
  'bank',
  'zoo',
  'garage',
  'school',
  'hotel',
];
const WISHES = ['opens on Monday', 'has 20 % off', 'is looking for you', 'turns thirty', 'moved to Elm Street'];
const TONES = ['a calm film', 'an energetic film'];
const BRIEFS = TRADES.flatMap((trade) =>
  WISHES.flatMap((wish) => TONES.map((tone) => `${tone}: our ${trade} ${wish}`)),
);

const planOf = (brief: string, seconds: readonly number[], musicStyle?: MusicStyle) => {
  const scenes = seconds.map((duration, at) => motion(`Scene ${at}`, 'body', { duration }));
  const job = jobOf(scenes, { brief, ...(musicStyle === undefined ? {} : { musicStyle }) });
  return soundPlan({ job, frames: seconds.map((own) => own * FPS) });
};

/** What is played, whatever its strokes weigh. */
const played = (notes: readonly Note[]): string =>
  JSON.stringify(notes.map(({ voice, beat, midi }) => [voice, beat, midi]));

describe('the choice', () => {
  it('gives a hundred briefs a hundred beds, and the same brief the same', () => {
    for (const style of MUSIC_STYLES) {
      const beds = BRIEFS.map((words) => played(scoreOf(choiceOf({ style, words, seed: 7 }), [8, 16, 24], 36).notes));
      expect(new Set(beds).size).toBe(100);
      expect(played(scoreOf(choiceOf({ style, words: BRIEFS[3] ?? '', seed: 7 }), [8, 16, 24], 36).notes)).toBe(
        beds[3],
      );
      const names = BRIEFS.map((words) => choiceOf({ style, words, seed: 7 }).idea.name);
      expect(new Set(names).size).toBe(8);
    }
  });

  it.each(MUSIC_STYLES)('has eight arrangements, each of another band, whose bars are whole: %s', (style) => {
    const { ideas, slowest, fastest } = BOOKS[style];
    expect(ideas).toHaveLength(8);
    expect(new Set(ideas.map(({ kit, bass, keys, lead }) => [kit, bass[0], keys[0], lead[0]].join())).size).toBe(8);
    expect(new Set(ideas.map(({ kit }) => kit)).size).toBeGreaterThan(2);
    for (const { bpm, drums, bass, keys, arp, loops, name } of ideas) {
      expect(bpm).toBeGreaterThanOrEqual(slowest);
      expect(bpm).toBeLessThanOrEqual(fastest);
      for (const bar of [...Object.values(drums), bass[1], keys[1], arp[1]])
        expect([name, bar.length]).toEqual([name, 16]);
      for (const loop of loops) expect(loop).toMatch(/^[1-7]( [1-7]){3}$/);
    }
  });

  it('is slower and sparser where a brief is calm, in any language, and stays within its style', () => {
    const calm = moodOf('Ein ruhiger Film über unser Haus', 'de');
    const festive = moodOf('A festive evening for our guests', 'en');
    expect(calm.pace).toBeLessThan(-0.5);
    expect(festive).toMatchObject({ pace: 0.8, busy: 0.9 });
    expect(moodOf('We repair shoes', 'en')).toEqual({ pace: 0, busy: 0, bright: 0 });
    const of = (mood: typeof calm) => choiceOf({ style: 'upbeat-tech', words: 'shoes', seed: 1, mood });
    expect(of(festive).bpm).toBeGreaterThan(of(calm).bpm + 4);
    const count = (mood: typeof calm) => scoreOf(of(mood), [8, 24], 36).notes.length;
    expect(count(festive)).toBeGreaterThan(count(calm));
  });
});

describe('the tune', () => {
  it('rests on notes of its chords, stays within a tenth, and seldom leaps', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const chords = [1, 5, 6, 4];
      const { motif, answer, variation } = tuneOf(randomFor(seed, 'tune'), chords);
      for (const [tune, from] of [
        [motif, 0],
        [answer, 2],
        [variation, 2],
      ] as const) {
        const steps = tune.map(({ step }) => step);
        expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(9);
        for (const { beat, step } of tune.filter(({ beat: on }) => on % 2 === 0)) {
          const tones = stepsOf(chords[from + Math.floor(beat / 4)] ?? 1, 3).map((tone) => tone % 7);
          expect(tones).toContain(((step % 7) + 7) % 7);
        }
        const leaps = steps.slice(1).filter((step, at) => Math.abs(step - (steps[at] ?? 0)) > 4);
        expect(leaps.length).toBeLessThanOrEqual(2);
      }
      expect(answer).not.toEqual(motif);
      expect(answer[0]?.beat).toBe(motif[0]?.beat);
    }
  });
});

describe('the form', () => {
  it('leads to a reveal where the hook ends, steps back before the call, and lands with the card', () => {
    expect(formOf([8, 16, 24, 32], 38)).toEqual([
      { name: 'build', from: 0, until: 8 },
      { name: 'drop', from: 8, until: 24 },
      { name: 'half', from: 24, until: 32 },
      { name: 'lift', from: 32, until: 38 },
    ]);
    const { notes } = scoreOf(choiceOf({ style: 'upbeat-tech', words: 'x', seed: 1 }), [8, 16, 24, 32], 38);
    expect(notes.filter(({ voice }) => voice === 'impact').map(({ beat }) => beat)).toEqual([8, 32, 38]);
    const risers = notes.filter(({ voice }) => voice === 'riser');
    expect(risers.map(({ beat, beats }) => beat + beats)).toEqual([8, 32]);
    expect(notes.some(({ beat }) => beat > 38.1)).toBe(false);
  });

  it('covers films of every length, in bars', () => {
    for (let end = 1; end < 90; end += 1)
      for (const starts of [[], [Math.floor(end / 2)], [Math.floor(end / 4), Math.floor(end * 0.8)]]) {
        const parts = formOf(
          starts.filter((start) => start > 0),
          end,
        );
        expect([parts[0]?.from, parts.at(-1)?.until]).toEqual([0, end]);
        for (const [at, part] of parts.entries()) {
          if (at > 0) expect(part.from).toBe(parts[at - 1]?.until);
          const bars = barsOf(part);
          expect(bars.reduce((sum, bar) => sum + bar.until - bar.from, 0)).toBe(part.until - part.from);
          expect(bars.every((bar) => bar.until - bar.from <= 4)).toBe(true);
        }
      }
  });
});

const VOICES: readonly Voice[] = [
  'guitar',
  'muted',
  'bass-guitar',
  'rhodes',
  'bell',
  'piano',
  'marimba',
  'pad',
  'supersaw',
  'pluck',
  'flute',
  'sub',
  'acid-bass',
  'low-strings',
  'riser',
  'fall',
  'impact',
  'kick',
  'snare',
  'clap',
  'hat',
  'open',
  'shaker',
  'tom',
  'crash',
  'rim',
];

describe('the instruments', () => {
  it('begin and end without a click, and are the same to the last bit on every machine', () => {
    const play = orchestra('club', []);
    const hash = createHash('sha256');
    for (const voice of VOICES) {
      const { tone, release, seconds } = play(voice, 48, 0.3);
      for (const channel of tone) {
        expect(channel.every((sample) => Math.abs(sample) < 2)).toBe(true);
        expect(Math.abs(channel[0] ?? 1), voice).toBeLessThan(0.02);
        if (release === 0) expect(Math.abs(channel.at(-1) ?? 1), voice).toBeLessThan(0.002);
        else expect(channel.length, voice).toBeLessThanOrEqual(Math.round(seconds * 48_000));
        hash.update(Int16Array.from(channel, (sample) => Math.round(sample * 8192)));
      }
    }
    expect(hash.digest('hex').slice(0, 16)).toBe('b473cc7e5c1a661b');
  });

  it('are in tune', () => {
    for (const voice of ['guitar', 'nylon', 'harp', 'muted'] as const) {
      const { tone } = orchestra('club', [])(voice, 57, 0.4);
      const [samples] = tone;
      const period = 48_000 / 220;
      const likeness = (lag: number): number => {
        let sum = 0;
        for (let at = 4000; at < 14_000; at += 1) sum += (samples[at] ?? 0) * (samples[at + lag] ?? 0);
        return sum;
      };
      // Ten periods: a hundredth of a semitone is a sample there.
      const lags = Array.from({ length: 61 }, (_, at) => Math.round(period * 10) - 30 + at);
      const best = lags.reduce((found, lag) => (likeness(lag) > likeness(found) ? lag : found));
      expect(Math.abs(best - period * 10), voice).toBeLessThan(6);
    }
  });

  it('has kits that differ', () => {
    const kicks = Object.keys(KITS).map((kit) =>
      orchestra(kit as keyof typeof KITS, [])('kick', 0, 1)
        .tone[0].slice(0, 4000)
        .join(),
    );
    expect(new Set(kicks).size).toBe(8);
  });
});

describe('the bed', () => {
  it.each([
    ['upbeat-tech', 'An energetic gym, open all night'],
    ['lo-fi-chill', 'Calm mornings by the sea'],
  ] as const)('breathes, is as loud as it should be, and is not dull: %s', (style, brief) => {
    const bed = bedOf(planOf(brief, [4, 5, 4, 4, 3], style));
    expect(loudness(bed)).toBeCloseTo(-16, 0);
    const range = loudnessRange(stepEnergies(bed));
    expect(range).toBeGreaterThan(4);
    expect(range).toBeLessThan(7);
    const mono = bed[0].map((left, at) => left + (bed[1][at] ?? 0));
    const energy = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample * sample, 0);
    const whole = energy(mono);
    filtered(mono, { keeps: 'high', at: 2000, peak: 0.3 });
    expect(energy(mono) / whole).toBeGreaterThan(0.02);
    // Left and right differ.
    expect(energy(bed[0].map((left, at) => left - (bed[1][at] ?? 0)))).toBeGreaterThan(whole * 0.01);
  });

  it.each(MUSIC_STYLES)('rises where few seconds leave it no other way to breathe: %s', (style) => {
    const range = loudnessRange(stepEnergies(bedOf(planOf('A quiet farmhouse between olive trees', [3, 3], style))));
    expect(range).toBeGreaterThan(4);
    expect(range).toBeLessThan(7);
  });
});
