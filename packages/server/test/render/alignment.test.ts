/** Words found in sounds that tell nothing of them, by a voice that says the same. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Narrator, Timed } from '../../src/ports/narrator';
import { alignWords } from '../../src/render/narration/align/align-words';
import { tellingVoices } from '../../src/render/narration/align/reference-of';
import { warp, warped } from '../../src/render/narration/align/warp';
import { readRecording } from '../../src/render/narration/read-recording';
import { recordedNarrator } from '../../src/render/narration/recorded-narrator';
import { speechEdges } from '../../src/render/narration/speech-edges';
import { speakFlite } from '../../src/voice/flite/flite';
import { toSpoken } from '../../src/voice/words/to-spoken';
import { ffmpegPath } from './in-process';

const never = new AbortController().signal;
/** flite itself is the reference, in another voice: it tells its words. */
const reference: Narrator = { speak: (wish) => speakFlite(wish), close: () => undefined };
const off = (found: readonly Timed[], known: readonly Timed[]): number[] =>
  found.map(({ start }, at) => Math.abs(start - (known[at]?.start ?? 0))).sort((one, other) => one - other);

describe('alignWords', () => {
  it('finds the words of one voice by another that says the same, and asks each voice of it', async () => {
    const script = toSpoken('Fresh sourdough, baked daily, now only four pounds fifty.', 'en');
    const wish = { text: script.text, words: script.words.map(({ text }) => text), language: 'en' };
    const spoken = await speakFlite({ ...wish, voice: 'rms', rate: 1 });
    const asked: string[] = [];
    const listening: Narrator = {
      speak: (own) => {
        asked.push(own.voice);
        return speakFlite(own);
      },
      close: () => undefined,
    };
    const found = await alignWords(spoken, wish, { narrator: listening, voices: ['kal16', 'awb'] }, never);
    expect(asked).toEqual(['kal16', 'awb']);
    expect(found?.words.map(({ text }) => text)).toEqual(wish.words);
    const errors = off(found?.words ?? [], spoken.words ?? []);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.025);
    expect(errors.at(-1)).toBeLessThan(0.3);
    expect(found?.phones.length).toBeGreaterThan(20);
  });

  it.each([
    ['rms', 'The bridge opens at noon, and the whole town is invited.'],
    ['slt', 'Nobody leaves our kitchen hungry, not even on a Monday.'],
    ['awb', 'Pick your colour on Tuesday and drive it home by Thursday.'],
    ['slt', 'Every lamp is turned by hand, signed, and sent within a week.'],
    ['rms', 'We answer the phone ourselves, in the evening, too.'],
  ])('finds what %s says by voices of other people: "%s"', async (voice, line) => {
    const script = toSpoken(line, 'en');
    const wish = { text: script.text, words: script.words.map(({ text }) => text), language: 'en' };
    const spoken = await speakFlite({ ...wish, voice, rate: 1 });
    const edges = speechEdges(spoken.samples, spoken.sampleRate);
    const [from, to] = [edges?.from ?? 0, edges?.to ?? 0];
    const sound = { ...spoken, samples: spoken.samples.subarray(from, to) };
    const voices = tellingVoices('en', (engine) => engine === 'flite').flatMap(([one]) => (one === voice ? [] : [one]));
    expect(voices).toHaveLength(2);
    const found = await alignWords(sound, wish, { narrator: reference, voices }, never);
    const words = found?.words.map((word) => ({ ...word, start: word.start + from / spoken.sampleRate })) ?? [];
    const errors = off(words, spoken.words ?? []);
    expect(errors.filter((seconds) => seconds <= 0.04).length).toBeGreaterThanOrEqual(errors.length - 1);
    expect(errors.at(-1)).toBeLessThan(0.15);
  });

  it('lays English over people of flite and one voice of eSpeak, and else over eSpeak where it is there', () => {
    expect(tellingVoices('en', () => true)).toEqual([
      ...['rms', 'slt', 'awb'].map((voice) => [voice, 'flite']),
      ['en-us', 'espeak'],
    ]);
    expect(tellingVoices('en', (engine) => engine === 'espeak').map(([, engine]) => engine)).toEqual(
      Array(3).fill('espeak'),
    );
    expect(tellingVoices('de', () => true).map(([, engine]) => engine)).toEqual(['espeak', 'espeak']);
    expect(tellingVoices('de', (engine) => engine === 'flite')).toEqual([]);
  });

  it('knows nothing where the other voice tells nothing', async () => {
    const mute: Narrator = {
      speak: async () => ({ samples: new Float32Array(1600).fill(0.1), sampleRate: 16_000 }),
      close: () => undefined,
    };
    const sound = { samples: new Float32Array(16_000).fill(0.1), sampleRate: 16_000 };
    const wish = { text: 'Hello.', words: ['Hello'], language: 'en' };
    expect(await alignWords(sound, wish, { narrator: mute, voices: ['x'] }, never)).toBeUndefined();
  });
});

describe('warp', () => {
  it('follows where one of two goes slower', () => {
    const steps = (list: readonly number[]) => list.map((value) => Float64Array.from([value]));
    const way = warp(steps([0, 5, 9, 2]), steps([0, 0, 0, 5, 5, 9, 9, 9, 2]));
    expect([...way.moments]).toEqual([1, 3.5, 6, 8]);
    expect(way.cost).toBeLessThan(0.2);
    expect(warped(way, 1.5, 1)).toBe(4.75);
  });
});

describe('a recording in the place of an engine', () => {
  const scripts = ['Fresh bread, every morning.', 'Two for one until Sunday.'].map((text) => toSpoken(text, 'en'));
  const wishOf = (at: number, words?: number) => ({
    text: scripts[at]?.text ?? '',
    words: (scripts[at]?.words ?? []).slice(0, words).map(({ text }) => text),
    ...{ language: 'en', voice: '', rate: 1 },
  });

  it('gives each line its part, and of a line its beginning', async () => {
    const lines = await Promise.all([0, 1].map((at) => speakFlite({ ...wishOf(at), voice: 'awb' })));
    const pause = new Float32Array(16_000);
    const parts = [lines[0]?.samples ?? pause, pause, lines[1]?.samples ?? pause];
    const samples = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      samples.set(part, at);
      at += part.length;
    }
    const narrator = recordedNarrator({ samples, sampleRate: 16_000 }, scripts, {
      narrator: reference,
      voices: ['rms'],
    });
    const [first, second, short] = [
      await narrator.speak(wishOf(0), never),
      await narrator.speak(wishOf(1), never),
      await narrator.speak(wishOf(0, 2), never),
    ];
    const seconds = (part: { samples: Float32Array }): number => part.samples.length / 16_000;
    const known = (line: number): number => lines[line]?.words?.at(-1)?.end ?? 0;
    // The first holds its own words and no word of the second.
    expect(seconds(first)).toBeGreaterThan(known(0) - 0.2);
    expect(seconds(first)).toBeLessThan((lines[0]?.samples.length ?? 0) / 16_000 + 1.1);
    expect(seconds(second)).toBeGreaterThan(known(1) - 0.2);
    expect(short.words).toHaveLength(2);
    expect(seconds(short)).toBeLessThan(seconds(first) * 0.7);
  });

  it('says why it can’t be followed', async () => {
    const silence = { samples: new Float32Array(1000), sampleRate: 16_000 };
    await expect(recordedNarrator(silence, scripts, undefined).speak(wishOf(0), never)).rejects.toThrow('eSpeak alone');
    const deaf = recordedNarrator(silence, scripts, { narrator: reference, voices: ['rms'] });
    await expect(deaf.speak(wishOf(0), never)).rejects.toThrow('nothing can be heard');
    const { samples } = await speakFlite({ ...wishOf(0), voice: 'awb' });
    const first = { samples: samples.subarray(0, 16_000), sampleRate: 16_000 };
    const cut = recordedNarrator(first, scripts, { narrator: reference, voices: ['rms'] });
    await expect(cut.speak(wishOf(0), never)).rejects.toThrow('it does not say all of them');
    // Music, a talk, or takes one after the other.
    const tone = Float32Array.from({ length: 16_000 * 14 }, (_, at) => 0.3 * Math.sin(at / 8));
    const long = recordedNarrator({ samples: tone, sampleRate: 16_000 }, scripts, {
      narrator: reference,
      voices: ['rms'],
    });
    await expect(long.speak(wishOf(0), never)).rejects.toThrow('no recording of them alone');
  });
});

describe('readRecording', () => {
  it('reads a WAV as one channel, and nothing of what is no sound', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vid-recording-'));
    try {
      const path = join(folder, 'lines.wav');
      const tools = { ffmpeg: await ffmpegPath(), signal: never, stallMs: 20_000 };
      await writeFile(
        path,
        wavOf(
          Float32Array.from({ length: 16_000 }, (_, at) => 0.4 * Math.sin(at / 5)),
          16_000,
        ),
      );
      const read = await readRecording(tools, path, folder);
      expect(read?.sampleRate).toBe(48_000);
      expect(read?.samples.length).toBeCloseTo(48_000, -2);
      expect(read?.samples.reduce((most, sample) => Math.max(most, sample), 0)).toBeGreaterThan(0.2);
      await writeFile(path, 'ffconcat version 1.0');
      expect(await readRecording(tools, path, folder)).toBeUndefined();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

const wavOf = (samples: Float32Array, rate: number): Buffer => {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [at, sample] of samples.entries()) bytes.writeInt16LE(Math.round(sample * 32_767), 44 + at * 2);
  return bytes;
};
