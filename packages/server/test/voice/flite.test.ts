/** The English engine: what it says, when it says which word, and that it can't hold up or spoil a film. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speakFlite } from '../../src/voice/flite/flite';
import { foldToAscii } from '../../src/voice/flite/fold-to-ascii';
import { wordsByPhones } from '../../src/voice/flite/match-phones';
import { speechProcess } from '../../src/voice/speech-process';
import { readWav } from '../../src/voice/wav';

const wish = (text: string, more: { voice?: string; rate?: number } = {}) => ({
  text,
  words: text.match(/[\p{L}']+/gu) ?? [],
  language: 'en',
  voice: 'rms',
  rate: 1,
  ...more,
});
const LINE = 'Small batch beans, roasted every morning. Two flat whites for the price of one.';
const never = new AbortController().signal;

describe('speakFlite', () => {
  it('tells when each word is said, in order, and every sound', async () => {
    const { samples, sampleRate, words = [], phones = [] } = await speakFlite(wish(LINE));
    expect(sampleRate).toBe(16_000);
    const seconds = samples.length / sampleRate;
    expect(words.map(({ text }) => text)).toEqual(wish(LINE).words);
    for (const [at, word] of words.entries()) {
      expect(word.end).toBeGreaterThan(word.start);
      expect(word.start).toBeGreaterThanOrEqual(words[at - 1]?.end ?? 0);
    }
    expect(words.at(-1)?.end).toBeLessThan(seconds);
    // The sounds of "two", told by the engine itself.
    const two = words.find(({ text }) => text === 'Two');
    const own = phones.filter(({ start, end }) => start >= (two?.start ?? 0) && end <= (two?.end ?? 0));
    expect(own.map(({ text }) => text)).toEqual(['t', 'uw']);
  });

  it('says the same in the same bytes, and faster when asked to', async () => {
    const [one, other, fast] = await Promise.all([
      speakFlite(wish('Good morning.')),
      speakFlite(wish('Good morning.')),
      speakFlite(wish('Good morning.', { rate: 1.25 })),
    ]);
    expect(Buffer.from(one.samples.buffer).equals(Buffer.from(other.samples.buffer))).toBe(true);
    expect(one.samples.length / fast.samples.length).toBeCloseTo(1.25, 1);
  });

  it('is given letters that it knows, and no tags', async () => {
    expect(foldToAscii('Café Øre – “naïve” Straße 日')).toBe('Cafe Ore  naive Strasse ');
    const { words = [] } = await speakFlite(wish('A <prosody> café'));
    expect(words.map(({ text }) => text)).toEqual(['A', 'prosody', 'café']);
  });
});

describe('wordsByPhones', () => {
  it('lays a word without any of its sounds between its neighbours', () => {
    const phones = ['t', 'uw', 'k', 'ae', 't'].map((text, at) => ({ text, start: at / 10, end: (at + 1) / 10 }));
    const words = wordsByPhones(['two', 'of', 'cat'], [['t', 'uw'], [], ['k', 'ae', 't']], phones);
    expect(words.map(({ start, end }) => [start, end])).toEqual([
      [0, 0.2],
      [0.2, 0.2],
      [0.2, 0.5],
    ]);
  });
});

describe('readWav', () => {
  const wav = (bits: number, channels: number, kind = 1): Buffer => {
    const bytes = Buffer.alloc(44 + (bits / 8) * channels * 2);
    bytes.write('RIFF\0\0\0\0WAVEfmt ', 0, 'latin1');
    bytes.writeUInt32LE(16, 16);
    bytes.writeUInt16LE(kind, 20);
    bytes.writeUInt16LE(channels, 22);
    bytes.writeUInt32LE(22_050, 24);
    bytes.writeUInt16LE(bits, 34);
    bytes.write('data', 36, 'latin1');
    bytes.writeUInt32LE(0xffffffff, 40);
    return bytes;
  };

  it('averages channels, takes other depths, and a length that nobody knew', () => {
    const stereo = wav(16, 2);
    stereo.writeInt16LE(16_384, 44);
    stereo.writeInt16LE(-8192, 46);
    expect([...readWav(stereo).samples]).toEqual([0.125, 0]);
    const deep = wav(24, 1);
    deep.writeIntLE(-4_194_304, 44, 3);
    expect(readWav(deep).samples[0]).toBe(-0.5);
    const real = wav(32, 1, 3);
    real.writeFloatLE(Number.NaN, 44);
    real.writeFloatLE(7, 48);
    expect([...readWav(real).samples]).toEqual([0, 1]);
    const double = wav(64, 1, 3);
    double.writeDoubleLE(0.25, 44);
    double.writeUInt32LE(0, 40);
    expect([...readWav(double).samples]).toEqual([0.25, 0]);
  });

  it.each([
    ['no WAV', Buffer.alloc(100)],
    ['of a kind that is not read', wav(12, 1)],
    ['of a kind that is not read', wav(16, 40)],
  ])('says what it is not: %s', (said, bytes) => {
    expect(() => readWav(bytes)).toThrow(said);
  });
});

describe('a speech process', () => {
  let folder: string;
  const entry = async (source: string) => {
    const path = join(folder, `child-${Math.abs(source.length)}.mjs`);
    await writeFile(path, source);
    return { path, execArgv: [] };
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vid-speech-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['hangs', 400, "process.on('message', () => { for (;;); });", 'no answer within 0.4 s'],
    ['crashes', 20_000, "process.on('message', () => process.exit(3));", 'ended (3)'],
    [
      'lacks its package',
      20_000,
      "process.on('message', () => process.send({ why: \"Cannot find package 'flite'\" }));",
      'the package flite is not installed',
    ],
  ])('ends in an error when its engine %s, and speaks again afterwards', async (_how, limitMs, source, said) => {
    const narrator = speechProcess('flite', { entry: await entry(source), limitMs });
    await expect(narrator.speak(wish('Hello.'), never)).rejects.toThrow(said);
    await expect(narrator.speak(wish('Hello.'), never)).rejects.toThrow(said);
    narrator.close();
  });

  it('ends at once when the film is stopped', async () => {
    const stop = new AbortController();
    const narrator = speechProcess('flite', { entry: await entry("process.on('message', () => { for (;;); });") });
    const speaking = narrator.speak(wish('Hello.'), stop.signal);
    stop.abort(new Error('the film is over'));
    await expect(speaking).rejects.toThrow('the film is over');
    narrator.close();
  });
});
