/** Says one script within its time: as the voice likes it, faster, or as much of it as there is time for. */
import type { Narrator, Speech, Timed } from '../../ports/narrator';
import { type EngineChoice, unreadable } from '../../voice/engines';
import type { Script } from '../../voice/words/to-spoken';
import { alignWords, type Reference } from './align/align-words';
import { shorten } from './shorten';
import { speechEdges } from './speech-edges';

const MOST_RATE = 1.25;

export interface Work {
  readonly narrator: Narrator;
  readonly engine: EngineChoice;
  readonly language: string;
  readonly signal: AbortSignal;
  /** What engines that tell no times are laid over. */
  readonly reference: Reference | undefined;
}

interface Trimmed extends Speech {
  readonly seconds: number;
  readonly words: readonly Timed[];
}

/** Words where nothing tells their times: by their letters. */
const estimated = (script: Script, seconds: number): Timed[] => {
  const lengths = script.words.map(({ text }) => [...text].length + 1);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let at = 0;
  return script.words.map(({ text }, index) => {
    const start = (at / whole) * seconds;
    at += lengths[index] ?? 1;
    return { text, start, end: (at / whole) * seconds };
  });
};

const trim = async (speech: Speech, script: Script, { language, reference, signal }: Work): Promise<Trimmed> => {
  const { samples, sampleRate } = speech;
  const edges = speechEdges(samples, sampleRate);
  if (edges === undefined) throw new Error('nothing can be heard in it');
  const [from, seconds] = [edges.from / sampleRate, (edges.to - edges.from) / sampleRate];
  const moved = (list: readonly Timed[] = []): Timed[] =>
    list.map(({ text, start, end }) => {
      const [first, last] = [Math.min(seconds, Math.max(0, start - from)), Math.min(seconds, Math.max(0, end - from))];
      return { text, start: first, end: Math.max(first, last) };
    });
  const trimmed = { samples: samples.subarray(edges.from, edges.to), sampleRate, seconds };
  if (speech.words?.length === script.words.length)
    return { ...trimmed, words: moved(speech.words), phones: moved(speech.phones) };
  const wish = { text: script.text, words: script.words.map(({ text }) => text), language };
  // A reference that can't speak either is no reason to be silent.
  const found = reference && (await alignWords(trimmed, wish, reference, signal).catch(() => undefined));
  return { ...trimmed, ...(found ?? { words: estimated(script, seconds), phones: moved(speech.phones) }) };
};

/** Says a script in so many seconds, or as much of it as there is time for. */
export const sayWithin = async (script: Script, seconds: number, work: Work) => {
  const { narrator, engine, language, signal } = work;
  const say = async (said: Script, rate: number): Promise<Trimmed> => {
    const { text } = said;
    const reason = unreadable(engine.name, language, text);
    if (reason !== undefined) throw new Error(reason);
    const wish = { text, words: said.words.map((word) => word.text), language, voice: engine.voice, rate };
    return trim(await narrator.speak(wish, signal), said, work);
  };
  const easy = await say(script, 1);
  if (easy.seconds <= seconds) return { script, speech: easy, isWhole: true };
  const rate = Math.min(MOST_RATE, (easy.seconds / seconds) * 1.02);
  const quick = await say(script, rate);
  if (quick.seconds <= seconds) return { script, speech: quick, isWhole: true };
  const ends = quick.words.map(({ end }) => end);
  let left = seconds;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const short = shorten(script, ends, left);
    if (short === undefined) return undefined;
    const speech = await say(short, rate);
    if (speech.seconds <= seconds) return { script: short, speech, isWhole: false };
    left -= speech.seconds - seconds + 0.05;
  }
  return undefined;
};
