/** Times of words from the moments at which an engine reached places of its text. */
import type { Timed } from '../../ports/narrator';

export interface Reached {
  /** A character of the text, from 0. */
  readonly place: number;
  /** Seconds. */
  readonly at: number;
}

/** Code points, as engines count. */
const placesOf = (text: string, words: readonly string[]): number[] => {
  const places: number[] = [];
  let [at, counted] = [0, 0];
  for (const word of words) {
    const found = text.indexOf(word, at);
    const next = found < 0 ? at : found;
    counted += [...text.slice(at, next)].length;
    at = next;
    places.push(counted);
  }
  return places;
};

/** A word that was said together with the one before, such as "of the", shares its time by their letters. */
export function wordsByPlaces(
  text: string,
  words: readonly string[],
  reached: readonly Reached[],
  end: number,
): Timed[] {
  const places = placesOf(text, words);
  const told = words.map((word, index): number | undefined => {
    const from = places[index] ?? 0;
    const to = from + [...word].length;
    // The first counts: parts of a word such as "4.50" are told one by one.
    return word === '' ? undefined : reached.find(({ place }) => place >= from && place < to)?.at;
  });
  const starts = told.map((at, index) => (index > 0 && at === told[index - 1] ? undefined : at));
  const known = starts.map((start, index) => ({ start, index })).filter(({ start }) => start !== undefined);
  return words.map((word, index) => {
    const own = starts[index];
    const before = own ?? known.findLast((one) => one.index < index)?.start ?? 0;
    const first = known.findLast((one) => one.index <= index)?.index ?? 0;
    const next = known.find((one) => one.index > index);
    const [last, until] = [next?.index ?? words.length, next?.start ?? end];
    const lengths = words.slice(first, last).map((one) => Math.max(1, one.length));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    const share = (count: number): number => lengths.slice(0, count).reduce((sum, length) => sum + length, 0) / whole;
    const span = Math.max(0, until - before);
    const [from, to] = [index - first, index - first + 1];
    return { text: word, start: before + span * share(from), end: before + span * share(to) };
  });
}
