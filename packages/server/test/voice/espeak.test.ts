/** The optional engine for other languages, in its own process, and what surrounds it. */
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { engineChoices, voiceNote } from '../../src/voice/engines';
import { readJapanese } from '../../src/voice/espeak/japanese-reading';
import { reachedIn } from '../../src/voice/espeak/reached-in';
import { wordsByPlaces } from '../../src/voice/espeak/words-by-places';
import { speechProcess } from '../../src/voice/speech-process';
import { VOICE_PRESETS, voicesFor } from '../../src/voice/voices';
import { toSpoken } from '../../src/voice/words/to-spoken';

const never = new AbortController().signal;
const has = (name: string): boolean => {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
};

describe.skipIf(!has('@echogarden/espeak-ng-emscripten'))('eSpeak', () => {
  it('speaks German and Japanese, and tells when each word is said', async () => {
    const narrator = speechProcess('espeak');
    try {
      for (const [language, text] of [
        ['de', 'Frisches Brot für 4,50 €, jeden Morgen.'],
        ['ja', 'やきたてのパンが450円です。'],
      ] as const) {
        const script = toSpoken(text, language);
        const words = script.words.map((word) => word.text);
        const said = await narrator.speak({ text: script.text, words, language, voice: language, rate: 1 }, never);
        expect(said.words?.map((word) => word.text)).toEqual(words);
        const starts = said.words?.map(({ start }) => start) ?? [];
        expect(starts).toEqual([...starts].sort((one, other) => one - other));
        expect(new Set(starts).size).toBe(words.length);
        expect(said.words?.at(-1)?.end).toBeLessThanOrEqual(said.samples.length / said.sampleRate);
        expect(said.phones?.length).toBeGreaterThan(10);
      }
    } finally {
      narrator.close();
    }
  });

  it.skipIf(!has('kuromoji'))('is told how kanji are read', async () => {
    expect(await readJapanese(['港の', 'コーヒーは', '毎朝', 'まで'])).toEqual([
      'ミナトノ',
      'コーヒーワ',
      'マイアサ',
      'マデ',
    ]);
    expect(await readJapanese(['かな'])).toEqual(['かな']);
  });
});

describe('wordsByPlaces', () => {
  it('shares the time of words that were said as one, and takes the first moment of a word', () => {
    const reached = [
      { place: 0, at: 0 },
      { place: 9, at: 1 },
      { place: 11, at: 1.5 },
    ];
    const words = wordsByPlaces('cups of the tea', ['cups', 'of', 'the', 'tea'], reached, 2);
    expect(words.map(({ text, start }) => [text, Number(start.toFixed(2))])).toEqual([
      ['cups', 0],
      ['of', 0.67],
      ['the', 1],
      ['tea', 1.5],
    ]);
    expect(words.at(-1)?.end).toBe(2);
    // Also where both are told at once.
    const both = [...reached.slice(0, 1), { place: 5, at: 0.6 }, { place: 8, at: 0.6 }, { place: 12, at: 1.5 }];
    expect(wordsByPlaces('cups of the tea', ['cups', 'of', 'the', 'tea'], both, 2)[2]).toMatchObject({ start: 0.96 });
  });

  it('begins a word with its own first sound, and not with that of the word before', () => {
    const at = (type: string, id: string | number, ms: number, text_position = 0) => ({
      ...{ type, id, audio_position: ms, text_position },
    });
    const come = [at('word', 6, 0, 1), at('phoneme', 'k', 53), at('phoneme', 'ˈʌ', 104), at('phoneme', 'm', 203)];
    expect(reachedIn([...come, at('word', 2, 203, 6), at('phoneme', 'ˈɪ', 328)])).toEqual([
      { place: 0, at: 0 },
      { place: 5, at: 0.328 },
    ]);
    // A consonant is shut before it is heard.
    expect(reachedIn([...come, at('word', 4, 203, 6), at('phoneme', 'p', 260)])[1]).toEqual({ place: 5, at: 0.203 });
  });
});

describe('who speaks', () => {
  const all = (): boolean => true;
  const none = (): boolean => false;
  const names = (language: string, more: Parameters<typeof engineChoices>[1] = {}, installed = all) =>
    engineChoices({ language }, more, installed).map(({ name, voice }) => [name, voice]);

  it('goes in order: a recording, an engine of one’s own, flite for English, eSpeak, nobody', () => {
    expect(names('en', { file: 'a.wav', command: 'speak' })).toEqual([
      ['recording', ''],
      ['command', ''],
      ['flite', 'rms'],
      ['espeak', 'en-gb-x-rp'],
    ]);
    expect(names('de')).toEqual([['espeak', 'de']]);
    expect(names('sv')).toEqual([['espeak', 'sv']]);
    expect(names('pt-BR')).toEqual([['espeak', 'pt-br']]);
    expect(names('de', {}, none)).toEqual([]);
    expect(names('tlh')).toEqual([]);
  });

  it('is the voice that was asked for, first', () => {
    const [first] = engineChoices({ language: 'en', preset: 'en-gb-2' }, {}, all);
    expect(first).toMatchObject({ name: 'espeak', voice: 'en-gb-x-rp+f3' });
    expect(engineChoices({ language: 'de', preset: 'en-slt' }, {}, all)[0]).toMatchObject({ voice: 'de' });
  });

  it('is told before a film is made, with what to do where nobody does', () => {
    expect(voiceNote({ language: 'en' }, {}, all)).toBe('Narrated by flite.');
    expect(voiceNote({ language: 'en', preset: 'nova' }, {}, all)).toBe(
      'Narrated by flite. The voice “nova” is none for en; `vid catalog voices` lists them.',
    );
    expect(voiceNote({ language: 'de', preset: 'nova' }, { command: 'speak' }, all)).toBe(
      'Narrated by VID_VOICE_COMMAND.',
    );
    expect(voiceNote({ language: 'de' }, {}, none)).toMatch(/^No voice speaks de: .* Install @echogarden\/espeak-ng/);
  });

  it('has two voices at least for each of the eleven languages', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ja', 'ar'])
      expect([...voicesFor('flite', language), ...voicesFor('espeak', language)].length).toBeGreaterThanOrEqual(2);
    expect(new Set(VOICE_PRESETS.map(({ id }) => id)).size).toBe(VOICE_PRESETS.length);
  });
});
