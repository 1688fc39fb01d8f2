/** The user's own music: its beats, what is left of it under a film, and what is refused. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../src';
import { orchestra, type Voice } from '../../src/render/music/instruments/orchestra';
import type { Stereo } from '../../src/render/music/loudness';
import { trackBeats } from '../../src/render/music/track/beats';
import { readTrack } from '../../src/render/music/track/read-track';
import { fitted, trackGrid, trackOf } from '../../src/render/music/track/track';
import { randomFor } from '../../src/render/random';
import { jobOf, motion } from './fixtures';
import { ffmpegPath, renderHere } from './in-process';
import { waveOf } from './wave-of';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-track-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A band of four bars' chords at a tempo, which may grow by a share with each beat, from `offset` seconds on. */
function band(bpm: number, offset: number, seconds: number, grows = 0): Stereo {
  const mix: Stereo = [new Float32Array(seconds * 48_000), new Float32Array(seconds * 48_000)];
  const play = orchestra('club', []);
  const put = (voice: Voice, at: number, midi: number, gain: number): void => {
    const [samples] = play(voice, midi, 0.5).tone;
    const start = Math.round(at * 48_000);
    for (let sample = 0; sample < samples.length && start + sample < mix[0].length; sample += 1)
      for (const side of mix) side[start + sample] = (side[start + sample] ?? 0) + (samples[sample] ?? 0) * gain;
  };
  let [at, beat] = [offset, 60 / bpm];
  for (let nth = 0; at < seconds; nth += 1) {
    put(nth % 2 === 0 ? 'kick' : 'snare', at, 0, nth % 4 === 0 ? 0.9 : 0.5);
    put('hat', at + beat / 2, 0, 0.3);
    if (nth % 4 === 0)
      for (const midi of [48, 64, 67]) put('piano', at, midi + ([0, 5, -3, 2][(nth / 4) % 4] ?? 0), 0.2);
    at += beat;
    beat /= 1 + grows;
  }
  return mix;
}

describe('beats', () => {
  it.each([
    [90, 0.37],
    [120, 0.2],
    [128, 1.613],
  ])('are found within 15 ms, and the first of a bar is told: %d a minute, %d s late', (bpm, offset) => {
    const track = band(bpm, offset, 20);
    const found = trackBeats(track);
    const step = 60 / bpm;
    const beats = found?.beats ?? [];
    expect(beats.length).toBeGreaterThan((18 - offset) / step);
    for (const beat of beats) {
      const nearest = offset + Math.round((beat - offset) / step) * step;
      expect(Math.abs(beat - nearest)).toBeLessThan(0.015);
    }
    const { from, beats: used } = trackOf(track);
    expect(Math.abs(from - offset)).toBeLessThan(0.015);
    expect(used.length % 4).toBe(0);
  });

  it('are followed where the tempo grows by a third', () => {
    const { beats = [] } = trackBeats(band(96, 0.2, 30, 0.006)) ?? {};
    expect(beats.length).toBeGreaterThan(48);
    const struck = [0.2];
    for (let beat = 60 / 96; (struck.at(-1) ?? 0) < 30; beat /= 1.006) struck.push((struck.at(-1) ?? 0) + beat);
    for (const beat of beats) expect(Math.min(...struck.map((at) => Math.abs(at - beat)))).toBeLessThan(0.015);
  });

  it('are the same where both sides are opposed', () => {
    const [left, right] = band(120, 0.2, 12);
    expect(trackBeats([left, right.map((sample) => -sample)])).toEqual(trackBeats([left, right]));
  });

  it('are not found in silence, noise, a tone that is held, or a second', () => {
    const of = (sample: (at: number) => number, seconds = 12): Stereo => {
      const own = Float32Array.from({ length: seconds * 48_000 }, (_, at) => sample(at));
      return [own, own];
    };
    const random = randomFor(4, 'noise');
    expect(trackBeats(of(() => 0))).toBeUndefined();
    expect(trackBeats(of(() => random() - 0.5))).toBeUndefined();
    expect(trackBeats(of((at) => Math.sin(at / 20) * 0.3))).toBeUndefined();
    expect(trackBeats(band(120, 0, 1))).toBeUndefined();
    expect(trackOf(band(120, 0, 1))).toMatchObject({ beats: [], until: 1 });
  });
});

describe('a track under a film', () => {
  it('is repeated by bars, on its beat, and ends with a fade', () => {
    const track = trackOf(band(120, 0.25, 9.5));
    const seconds = 21;
    const beats = trackGrid(track, seconds)?.beats ?? [];
    for (const [nth, beat] of beats.entries()) expect(Math.abs(beat - nth * 0.5)).toBeLessThan(0.02);
    expect(beats.at(-1)).toBeGreaterThan(20);
    const [left] = fitted(track, seconds * 48_000, 2.4);
    const loudest = (from: number, until: number): number =>
      left.slice(from * 48_000, until * 48_000).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    for (let second = 0; second < 18; second += 1) expect(loudest(second, second + 1)).toBeGreaterThan(0.3);
    expect(loudest(20.9, 21)).toBeLessThan(0.05);
    // What is struck comes on the grid in every pass.
    const kick = (at: number): number => loudest(at - 0.01, at + 0.06) - loudest(at - 0.06, at - 0.01);
    for (const bar of [4, 8, 12, 16]) expect(kick(bar)).toBeGreaterThan(0.1);
  });

  it('is what the film is cut to and heard with; without a beat a note says so', async () => {
    const music = join(folder, 'song.wav');
    await writeFile(music, waveOf(band(97, 0.5, 12)));
    const scenes = [
      motion('Good bread, baked in the night, for your morning', 'hook', { duration: 4 }),
      motion('Come in', 'cta', { duration: 1 }),
    ];
    const video = await renderHere(jobOf(scenes, { aspect: '1:1' }), folder, { name: 'own', music });
    expect(video.notes.join()).not.toMatch(/no beat/);
    const script = JSON.parse(await readFile(join(folder, 'own.film.json'), 'utf8')) as {
      cuts: number[];
      beats: number[];
    };
    const within = script.cuts.filter((cut) => cut < 4);
    expect(within.length).toBeGreaterThan(0);
    // The frame on which a cut falls is the one that is nearest to a beat.
    for (const cut of within) expect(script.beats.map((beat) => Math.round(beat * 30))).toContain(Math.round(cut * 30));
    expect((script.beats[1] ?? 0) - (script.beats[0] ?? 0)).toBeCloseTo(60 / 97, 2);
  });

  it('is refused in a sentence before anything is drawn', async () => {
    const tools = { ffmpeg: await ffmpegPath(), signal: new AbortController().signal, stallMs: 10_000 };
    const wish = { seconds: 5, folder };
    const broken = join(folder, 'broken.wav');
    await writeFile(broken, `RIFF${'x'.repeat(500)}`);
    await expect(readTrack(tools, broken, wish)).rejects.toThrow(
      /The music broken\.wav can't be read: .* Name another file/,
    );
    const quiet = join(folder, 'quiet.wav');
    await writeFile(quiet, waveOf([new Float32Array(48_000), new Float32Array(48_000)]));
    await expect(readTrack(tools, quiet, wish)).rejects.toThrow('In the music quiet.wav nothing can be heard.');
    const short = join(folder, 'short.wav');
    await writeFile(short, waveOf(band(120, 0, 1)));
    expect((await readTrack(tools, short, wish)).notes).toEqual([expect.stringContaining('no beat was found')]);
    const text = join(folder, 'text.mp3');
    await writeFile(text, '#EXTM3U\n/etc/passwd\n');
    await expect(createServer({ music: text })).rejects.toThrow(/is no sound file\. Name a WAV/);
    await expect(createServer({ music: join(folder, 'gone.mp3') })).rejects.toThrow(/is not there/);
    await (await createServer({ music: short })).close();
  });
});
