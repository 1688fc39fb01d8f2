/** Says one script within its time: as the voice likes it, faster, or as much of it as there is time for. */
import type { Narrator, Speech, Timed } from '../../ports/narrator';
import { type EngineChoice, unreadable } from '../../voice/engines';
import type { Script } from '../../voice/words/to-spoken';
import { alignWords, type Reference } from './align/align-words';
import { shorten } from './shorten';
import { speechEdges } from './speech-edges';

/** How much faster hardly anybody hears, and how much faster can be followed. */
const EASY_RATE = 1.12;
const MOST_RATE = 1.25;
/** The same where a line would else be cut. */
const UTMOST_RATE = 1.4;

/**
 * Seconds of a line: those of its own scene, those until which it may go on under the next picture, and those until which it may
 * where it would else be cut.
 */
export interface Room {
  readonly scene: number;
  readonly most: number;
  readonly utmost: number;
}

export interface Work {
  readonly narrator: Narrator;
  readonly engine: EngineChoice;
  readonly language: string;
  readonly signal: AbortSignal;
  /** What engines that tell no times are laid over. */
  readonly reference: Reference | undefined;
}

export interface Trimmed extends Speech {
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
  const { words, phones } = found ?? { words: estimated(script, seconds), phones: moved(speech.phones) };
  return { ...trimmed, words, phones };
};

const sayAt = async (script: Script, rate: number, work: Work): Promise<Trimmed> => {
  const { narrator, engine, language, signal } = work;
  const { text } = script;
  const reason = unreadable(engine.name, language, text);
  if (reason !== undefined) throw new Error(reason);
  const wish = { text, words: script.words.map((word) => word.text), language, voice: engine.voice, rate };
  return trim(await narrator.speak(wish, signal), script, work);
};

/** As the voice likes it. */
export const sayEasily = (script: Script, work: Work): Promise<Trimmed> => sayAt(script, 1, work);

/** The shortest time that a line needs which nobody hears to be hurried. */
export const leastEasySeconds = ({ seconds }: Pick<Trimmed, 'seconds'>): number => seconds / EASY_RATE;

/**
 * Says a script within its scene, a little faster where it must be; else it goes on under the next picture; else it is hurried. Only
 * then does it go on for as long as what comes after it allows, and only then is it ended earlier. `easy`: how it is said without haste.
 */
export const sayWithin = async (script: Script, easy: Trimmed, { scene, most, utmost }: Room, work: Work) => {
  if (easy.seconds <= scene) return { script, speech: easy, isWhole: true };
  const toFit = (seconds: number): number => (easy.seconds / Math.max(seconds, 0.01)) * 1.02;
  const rate = Math.max(Math.min(EASY_RATE, toFit(scene)), Math.min(MOST_RATE, toFit(most)));
  const quick = await sayAt(script, rate, work);
  if (quick.seconds <= most) return { script, speech: quick, isWhole: true };
  const hurried = rate < MOST_RATE ? await sayAt(script, MOST_RATE, work) : quick;
  if (hurried.seconds <= utmost) return { script, speech: hurried, isWhole: true };
  if (toFit(utmost) <= UTMOST_RATE) {
    const fast = await sayAt(script, UTMOST_RATE, work);
    if (fast.seconds <= utmost) return { script, speech: fast, isWhole: true };
  }
  const ends = hurried.words.map(({ end }) => end);
  let left = most;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const short = shorten(script, ends, left);
    if (short === undefined) return undefined;
    const speech = await sayAt(short, MOST_RATE, work);
    if (speech.seconds <= most) return { script: short, speech, isWhole: false };
    left -= speech.seconds - most + 0.05;
  }
  return undefined;
};
