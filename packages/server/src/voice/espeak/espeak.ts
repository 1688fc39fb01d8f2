/**
 * eSpeak NG, which speaks a hundred languages. Its licence is the GPL: it is an optional package, nothing of it is bundled,
 * and it is loaded only in a process that does nothing else (`speech-child`).
 */
import type { Speech, SpeechWish, Timed } from '../../ports/narrator';
import { HAN, readJapanese } from './japanese-reading';
import { type EspeakEvent, reachedIn } from './reached-in';
import { wordsByPlaces } from './words-by-places';

interface Worker {
  set_voice(name: string): void;
  set_rate(wordsPerMinute: number): void;
  set_pitch(value: number): void;
  set_range(value: number): void;
  synthesize(text: string, take: (samples: Int16Array | null, events: readonly EspeakEvent[]) => boolean): void;
  list_voices(): readonly { readonly identifier: string; readonly languages: readonly { readonly name: string }[] }[];
}

const SAMPLE_RATE = 22_050;
/** Words a minute of an unhurried narrator, and a livelier voice than its own. */
const WORDS_PER_MINUTE = 155;
const PITCH = 50;
const RANGE = 65;

let worker: Promise<Worker> | undefined;
const load = (): Promise<Worker> =>
  (worker ??= (async () => {
    // Named in a variable: nothing that bundles or reads imports takes it for a part of this package.
    const name = '@echogarden/espeak-ng-emscripten';
    const { default: init } = (await import(name)) as {
      readonly default: () => Promise<{ readonly eSpeakNGWorker: new () => Worker }>;
    };
    return new (await init()).eSpeakNGWorker();
  })());

/** What was said of each phoneme until the next; pauses have no sign. */
const phonesOf = (events: readonly EspeakEvent[], end: number): Timed[] => {
  const marks = events.filter(({ type }) => type === 'phoneme' || type === 'sentence' || type === 'end');
  return marks.flatMap(({ type, id, audio_position }, index): Timed[] => {
    const start = audio_position / 1000;
    const until = (marks[index + 1]?.audio_position ?? end * 1000) / 1000;
    return type === 'phoneme' && id !== '' && until > start ? [{ text: String(id), start, end: until }] : [];
  });
};

/** Text and words as eSpeak can read them, one word for each. */
const readable = async ({ text, words, language }: SpeechWish): Promise<Pick<SpeechWish, 'text' | 'words'>> => {
  if (!language.toLowerCase().startsWith('ja') || !HAN.test(text)) return { text, words };
  const read = await readJapanese(words);
  let [out, at] = ['', 0];
  for (const [index, word] of words.entries()) {
    const found = Math.max(at, text.indexOf(word, at));
    out += `${text.slice(at, found)}${read[index] ?? ''}`;
    at = found + word.length;
  }
  return { text: out + text.slice(at), words: read };
};

export async function speakEspeak(wish: SpeechWish): Promise<Speech> {
  const { voice, rate } = wish;
  const { text, words } = await readable(wish);
  const espeak = await load();
  // An unknown voice is no error: it would speak on as it did before.
  espeak.set_voice(voice);
  espeak.set_rate(Math.round(WORDS_PER_MINUTE * rate));
  espeak.set_pitch(PITCH);
  espeak.set_range(RANGE);
  const chunks: Int16Array[] = [];
  const events: EspeakEvent[] = [];
  espeak.synthesize(text, (samples, told) => {
    if (samples !== null && samples.length > 0) chunks.push(Int16Array.from(samples));
    events.push(...told);
    return false;
  });
  const samples = new Float32Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) for (const sample of chunk) samples[at++] = sample / 32_768;
  if (samples.length === 0) throw new Error('eSpeak said nothing');
  const end = samples.length / SAMPLE_RATE;
  const places = reachedIn(events);
  const phones = phonesOf(events, end);
  const spoken = wordsByPlaces(text, words, places, phones.at(-1)?.end ?? end).map((word, index): Timed => {
    // The pause behind a word is not the word's.
    const last = phones.findLast(({ start }) => start >= word.start && start < word.end)?.end ?? word.end;
    return { text: wish.words[index] ?? '', start: word.start, end: Math.min(word.end, last) };
  });
  return { samples, sampleRate: SAMPLE_RATE, phones, words: spoken };
}
