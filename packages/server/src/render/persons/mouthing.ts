/** What a mouth does while a line is said: by the sounds that an engine told, and by letters within words where it told none. */
import type { Timed } from '../../ports/narrator';
import { isOpen, phoneReader, type Viseme, visemesOfWord } from './visemes';

export interface MouthMoment {
  readonly viseme: Viseme;
  readonly start: number;
  readonly end: number;
}

/** How much longer a vowel is than what stands between vowels. */
const VOWEL = 2;

const shared = (visemes: readonly Viseme[], { start, end }: Omit<Timed, 'text'>): MouthMoment[] => {
  const weights = visemes.map((viseme) => (isOpen(viseme) ? VOWEL : 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return visemes.map((viseme, at) => {
    const from = start + ((end - start) * before) / whole;
    before += weights[at] ?? 1;
    return { viseme, start: from, end: start + ((end - start) * before) / whole };
  });
};

/** Sounds count for the words that they lie in; in the order of time. */
export function mouthingOf(words: readonly Timed[], phones: readonly Timed[]): readonly MouthMoment[] {
  const read = phoneReader(phones.map(({ text }) => text));
  const told = phones.filter(({ start, end }) => end > start);
  const silent = words.filter(
    ({ start, end }) => !told.some((phone) => phone.start < end - 0.01 && phone.end > start + 0.01),
  );
  return [
    ...told.flatMap((phone) => shared(read(phone.text), phone)),
    ...silent.flatMap((word) => shared(visemesOfWord(word.text), word)),
  ].sort((one, other) => one.start - other.start);
}
