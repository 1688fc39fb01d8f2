/** The sounds of a text as a voice of Piper is told them: a list of numbers for each sentence. */
import type { Speech, SpeechWish } from '../../ports/narrator';
import type { PiperVoice } from './piper-voices';

const [PAD, BEGIN, END, SPACE] = ['_', '^', '$', ' '];
/** Signs that a voice knows how to speak up to. */
const STOPS = /[.!?,;:]/gu;
const SENTENCE_END = /[.!?。！？]/u;
/** Seconds by which a word may be told after its first sound. */
const TOLERANCE = 0.02;

/** What stands between each word and the next. */
const stopsAfter = ({ text, words }: Pick<SpeechWish, 'text' | 'words'>): string[] => {
  let at = 0;
  const places = words.map((word) => {
    const found = text.indexOf(word, at);
    const start = found < 0 ? at : found;
    at = start + word.length;
    return { start, end: at };
  });
  return places.map(({ end }, index) => text.slice(end, places[index + 1]?.start));
};

/** `told`: how eSpeak says the same. */
export function piperSounds(
  wish: Pick<SpeechWish, 'text' | 'words'>,
  { words = [], phones = [] }: Pick<Speech, 'words' | 'phones'>,
  ids: PiperVoice['ids'],
): number[][] {
  const own = (sign: string): readonly number[] => ids[sign] ?? [];
  const signs = wish.words.map((): string[] => []);
  for (const { text, start } of phones) {
    const word = words.findLastIndex((one) => one.start <= start + TOLERANCE);
    // A sign of several letters, such as that of a long vowel, is told letter by letter.
    signs[Math.max(0, word)]?.push(...text.normalize('NFD'));
  }
  const sentences: string[][] = [[]];
  for (const [index, stop] of stopsAfter(wish).entries()) {
    const sentence = sentences.at(-1);
    if (sentence !== undefined && sentence.length > 0) sentence.push(SPACE);
    sentence?.push(...(signs[index] ?? []), ...(stop.match(STOPS) ?? []));
    if (SENTENCE_END.test(stop)) sentences.push([]);
  }
  return sentences
    .map((sentence) => sentence.map(own).filter(({ length }) => length > 0))
    .filter(({ length }) => length > 0)
    .map((sentence) => [
      ...own(BEGIN),
      ...own(PAD),
      ...sentence.flatMap((sign) => [...sign, ...own(PAD)]),
      ...own(END),
    ]);
}
