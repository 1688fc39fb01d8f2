/** Pico speaks where its voices are, before the others, and is passed over where they are not, or are something else. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryPico } from '../../src/adapters/voices/try-voices';
import { engineChoices, voiceInstalled, voiceNote } from '../../src/voice/engines';
import { filesOf, picoFolder } from '../../src/voice/pico/pico-voices';
import { speechProcess } from '../../src/voice/speech-process';
import { VOICE_PRESETS } from '../../src/voice/voices';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-pico-'));
  for (const file of filesOf('de-DE_gl0')) await writeFile(join(folder, file), 'no voice at all');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const all = (): boolean => true;
const names = (language: string, picoVoices: string, preset?: string) =>
  engineChoices({ language, preset }, { picoVoices }, all).map(({ name, preset: id }) => [name, id]);

describe('Pico', () => {
  it('speaks before the others, in the languages whose voices are there', () => {
    expect(names('de', folder)).toEqual([
      ['pico', 'de-pico'],
      ['espeak', 'de-1'],
    ]);
    expect(names('de-AT', folder)[0]).toEqual(['pico', 'de-pico']);
    expect(names('de', folder, 'de-2')[0]).toEqual(['espeak', 'de-2']);
    expect(names('en', folder).map(([name]) => name)).toEqual(['flite', 'espeak']);
    expect(names('de', join(folder, 'nowhere'))).toEqual([['espeak', 'de-1']]);
  });

  it('is listed as installed only with its voices, and a note tells what is not there', () => {
    const [german, italian] = ['de-pico', 'it-pico'].map((id) => VOICE_PRESETS.find((one) => one.id === id));
    if (german === undefined || italian === undefined) throw new Error('no such presets');
    expect([german, italian].map((voice) => voiceInstalled(voice, folder))).toEqual([true, false]);
    expect(voiceNote({ language: 'it', preset: 'it-pico' }, { picoVoices: folder }, all)).toBe(
      'Narrated by eSpeak. The voice “it-pico” is not installed; `vid catalog voices` tells what is.',
    );
    expect(voiceNote({ language: 'de', preset: 'de-pico' }, { picoVoices: folder }, all)).toBe(
      'Narrated by Pico (de-pico).',
    );
  });

  it('fails with a sentence on files that are none of its voices, and is none where there is no folder', async () => {
    const narrator = speechProcess('pico', { picoVoices: folder });
    const wish = { text: 'Guten Morgen', words: ['Guten', 'Morgen'], language: 'de', voice: 'de-DE_gl0', rate: 1 };
    try {
      await expect(narrator.speak(wish, new AbortController().signal)).rejects.toThrow(
        'Pico could not read de-DE_ta.bin',
      );
    } finally {
      narrator.close();
    }
    expect(await tryPico(folder, 20_000)).toMatchObject({ state: 'fails' });
    expect(await tryPico(join(folder, 'nowhere'), 20_000)).toMatchObject({
      state: 'fails',
      detail: expect.stringContaining('holds no voice of Pico'),
    });
  });

  const here = picoFolder(undefined);
  it.skipIf(here === undefined || !existsSync(join(here, 'de-DE_ta.bin')))('speaks with its voices', async () => {
    const narrator = speechProcess('pico', { picoVoices: here });
    try {
      const wish = { text: 'Guten Morgen, <zwei> Kaffee.', words: [], language: 'de', voice: 'de-DE_gl0', rate: 1 };
      const said = await narrator.speak(wish, new AbortController().signal);
      const loudest = said.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect([said.samples.length > said.sampleRate, loudest > 0.1, loudest < 1]).toEqual([true, true, true]);
    } finally {
      narrator.close();
    }
  });
});
