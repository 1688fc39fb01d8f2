/** Piper speaks by the voices of a user's folder, before the built-in ones; whatever it lacks is told, and the next speaks. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVoices, tryPiper } from '../../src/adapters/voices';
import { engineChoices, piperTrouble, voiceNote, voicesOf } from '../../src/voice/engines';
import { type Onnx, speakPiper } from '../../src/voice/piper/piper';
import { piperNarrator } from '../../src/voice/piper/piper-narrator';
import { piperSounds } from '../../src/voice/piper/piper-sounds';
import { ONNX_PACKAGE, piperVoiceFor, piperVoices } from '../../src/voice/piper/piper-voices';

let folder = '';
const IDS = { _: [0], '^': [1], $: [2], ' ': [3], '.': [10], a: [14], t: [32], ˈ: [120], ː: [122] };
const known = (code: string, espeak: string, more: object = {}) =>
  JSON.stringify({
    ...{ audio: { sample_rate: 16_000 }, espeak: { voice: espeak }, inference: { length_scale: 2 } },
    ...{ language: { code }, num_speakers: 1, phoneme_id_map: IDS, ...more },
  });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-piper-'));
  const files = {
    'de_DE-a.onnx.json': known('de_DE', 'de'),
    'en_GB-b.onnx.json': known('en_GB', 'en-gb-x-rp'),
    'en_US-c.onnx.json': known('en_US', 'en-us'),
    'fr_FR-broken.onnx.json': '{',
    'it_IT-letters.onnx.json': '{"phoneme_id_map":{}}',
  };
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(folder, file), text);
    await writeFile(join(folder, file.slice(0, -'.json'.length)), 'a model');
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const all = (): boolean => true;
const without = (name: string) => name !== ONNX_PACKAGE;
const names = (language: string, preset?: string) =>
  engineChoices({ language, preset }, { piperVoices: folder }, all).map(({ name, voice }) => [name, voice]);

describe('Piper’s voices', () => {
  it('are those of the folder that can be read, by language and region', () => {
    expect(piperVoices(folder).map(({ name }) => name)).toEqual(['de_DE-a', 'en_GB-b', 'en_US-c']);
    const of = (language: string, preset?: string) => piperVoiceFor({ language, preset }, folder)?.name;
    expect([of('en'), of('en-US'), of('en', 'en_US-c'), of('de-AT'), of('fr')]).toEqual([
      'en_GB-b',
      'en_US-c',
      'en_US-c',
      'de_DE-a',
      undefined,
    ]);
    expect(piperVoices(join(folder, 'nowhere'))).toEqual([]);
  });

  it('speak before the built-in ones, unless one of these is named', () => {
    expect(names('de')).toEqual([
      ['piper', 'de_DE-a'],
      ['espeak', 'de'],
    ]);
    expect(names('de', 'de-2')[0]).toEqual(['espeak', 'de+f3']);
    expect(names('fr')[0]?.[0]).not.toBe('piper');
    const command = { command: 'x', piperVoices: folder };
    expect(engineChoices({ language: 'de' }, command, all).map(({ name }) => name)).toEqual([
      'command',
      'piper',
      'espeak',
    ]);
    expect(createVoices({ piperVoices: folder }).knows('en_US-c', 'en')).toBe(true);
    expect(createVoices({ piperVoices: folder }).knows('en_US-c', 'de')).toBe(false);
    expect(voicesOf({ language: 'fr' }, { piperVoices: folder })).toBeDefined();
  });

  it('are told in a note, with what they lack', async () => {
    const note = (language: string, at = folder, installed: (name: string) => boolean = all) =>
      voiceNote({ language }, { piperVoices: at }, installed);
    expect(note('de')).toBe('Narrated by Piper.');
    expect(note('de', folder, without)).toBe(
      "Narrated by eSpeak. Piper's voices need onnxruntime-node, not installed here.",
    );
    expect(note('de', join(folder, 'nowhere'))).toContain('holds no voice of Piper');
    expect(piperTrouble(undefined)).toBeUndefined();
    expect(await tryPiper(' ', 1000)).toBeUndefined();
    expect(await tryPiper(join(folder, 'nowhere'), 1000)).toMatchObject({
      state: 'fails',
      detail: expect.stringContaining('holds no voice of Piper'),
    });
  });
});

describe('piperSounds', () => {
  it('gives each sentence its signs, with its stops, and leaves out what the voice does not know', () => {
    const wish = { text: 'Ta, ta. A!', words: ['Ta', 'ta', 'A'] };
    const at = (text: string, start: number) => ({ text, start, end: start + 0.1 });
    const told = {
      words: [at('Ta', 0), at('ta', 0.4), at('A', 1)],
      phones: [at('t', 0), at('ˈaː', 0.1), at('t', 0.41), at('ʘa', 0.5), at('ˈa', 1.03)],
    };
    const [t, a, stress, long, pad] = [32, 14, 120, 122, 0];
    expect(piperSounds(wish, told, IDS)).toEqual([
      [1, pad, t, pad, stress, pad, a, pad, long, pad, 3, pad, t, pad, a, pad, 10, pad, 2],
      [1, pad, stress, pad, a, pad, 2],
    ]);
  });
});

describe('Piper', () => {
  it('says each sentence by its model, without chance, and a pause between', async () => {
    const fed: { input: bigint[]; scales: number[] }[] = [];
    class Tensor {
      constructor(
        readonly type: string,
        readonly data: ArrayLike<bigint | number>,
      ) {}
    }
    const run = async (feeds: { input: Tensor; scales: Tensor }) => {
      fed.push({ input: [...(feeds.input.data as BigInt64Array)], scales: [...(feeds.scales.data as Float32Array)] });
      return { output: { data: new Float32Array(100).fill(0.5) } };
    };
    const onnx = async () => ({ Tensor, InferenceSession: { create: async () => ({ run }) } }) as unknown as Onnx;
    const voice = { model: 'x.onnx', sampleRate: 16_000, speakers: 1 };
    const { samples, sampleRate } = await speakPiper({ voice, sounds: [[1, 2], [3]], length: 1.5 }, onnx);
    expect([samples.length, sampleRate, samples[0], samples[150]]).toEqual([4200, 16_000, 0.5, 0]);
    expect(fed).toEqual([
      { input: [1n, 2n], scales: [0, 1.5, 0] },
      { input: [3n], scales: [0, 1.5, 0] },
    ]);
  });

  it('asks eSpeak for the sounds, and its own process to say them', async () => {
    const path = join(folder, 'both.mjs');
    await writeFile(
      path,
      `process.on('message', ({ engine, wish, order }) => process.send({ speech: engine === 'piper'
        ? { sampleRate: order.sounds[0].length, samples: Float32Array.of(order.length) }
        : { sampleRate: 1, samples: new Float32Array(1), words: [{ text: wish.voice, start: 0, end: 1 }], phones: [{ text: 'a', start: 0, end: 1 }] } }));`,
    );
    const narrator = piperNarrator(folder, { entry: { path, execArgv: [] } });
    try {
      const wish = { text: 'Ah', words: ['Ah'], language: 'de', voice: 'de_DE-a', rate: 1.25 };
      const said = await narrator.speak(wish, new AbortController().signal);
      expect([said.sampleRate, said.samples[0]?.toFixed(2)]).toEqual([5, '1.60']);
      await expect(narrator.speak({ ...wish, voice: 'none' }, new AbortController().signal)).rejects.toThrow(
        'holds no voice none',
      );
    } finally {
      narrator.close();
    }
  });
});
