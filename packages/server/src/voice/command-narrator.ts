/**
 * The user's own engine: the command in `VID_VOICE_COMMAND` is run once a script, by a shell. It reads
 * `{ text, language, voice, rate, out }` as JSON from stdin, writes a WAV to `out`, and may print
 * `{ words: [{ text, start, end }], phones: [{ phone, start, end }] }`, in seconds.
 */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asciiJson } from '../own-program/ascii-json';
import { runOwnProgram } from '../own-program/run-own-program';
import type { Narrator, Speech, SpeechWish, Timed } from '../ports/narrator';
import { TookTooLong } from './took-too-long';
import { readWav } from './wav';

const LIMIT_MS = 60_000;
const MOST_BYTES = 100 * 1024 ** 2;
const MOST_SECONDS = 180;
const MOST_PRINTED = 1024 ** 2;

const timedWords = (wish: SpeechWish, words: readonly Timed[] | undefined): readonly Timed[] | undefined =>
  words?.length === wish.words.length
    ? words.map((word, at) => ({ ...word, text: wish.words[at] ?? word.text }))
    : undefined;

export const commandNarrator = (
  command: string,
  {
    limitMs = LIMIT_MS,
    folder: base = tmpdir(),
  }: { readonly limitMs?: number | undefined; readonly folder?: string | undefined } = {},
): Narrator => ({
  async speak(wish, signal): Promise<Speech> {
    signal.throwIfAborted();
    const folder = await mkdtemp(join(base, 'vid-voice-'));
    try {
      const out = join(folder, 'speech.wav');
      const { text, language, voice, rate } = wish;
      const input = `${asciiJson({ text, language, voice, rate, out })}\n`;
      const { why, isLate, printed } = await runOwnProgram({
        ...{ command, input, signal, limitMs, mostPrinted: MOST_PRINTED },
      });
      signal.throwIfAborted();
      if (why !== undefined) throw isLate ? new TookTooLong(why) : new Error(why);
      const size = await stat(out).then(
        (found) => (found.isFile() ? found.size : 0),
        () => 0,
      );
      if (size === 0) throw new Error('it wrote no sound');
      if (size > MOST_BYTES) throw new Error(`its sound is larger than ${MOST_BYTES / 1024 ** 2} MB`);
      const wav = readWav(await readFile(out));
      if (wav.samples.length > MOST_SECONDS * wav.sampleRate)
        throw new Error(`its sound is longer than ${MOST_SECONDS} s`);
      const { readAnswer } = await import('./command-answer');
      const answer = readAnswer(printed, wav.samples.length / wav.sampleRate);
      const words = timedWords(wish, answer.words);
      const phones = answer.phones?.map(({ phone, start, end }) => ({ text: phone, start, end }));
      return { ...wav, ...(words === undefined ? {} : { words }), ...(phones === undefined ? {} : { phones }) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  close: () => undefined,
});
