/** A price for a tag, and the one that it takes the place of. */
import { type Price, priceOf } from '../facts/price';
import type { Beside, ReadFacts } from './read-facts';

export interface PriceTagFacts extends Price, Beside {}

const ARROW = /\s*(?:→|←|->)\s*/u;
const EDGES = /^[\s:：,;–—-]+|[\s:：,;–—-]+$/gu;

/** What a line says besides its prices; the whole line where they are words of its sentence. */
function besides(line: string, { now, before }: Price): string[] {
  if (before !== undefined && !ARROW.test(line)) return [line];
  const bare = [now, before ?? ''].reduce((rest, price) => rest.replace(price, ' '), line).replace(ARROW, ' ');
  const rest = bare.replaceAll(/\s+/gu, ' ').replaceAll(EDGES, '');
  if (rest === '') return [];
  // A price in the middle of a sentence is needed there.
  const ends =
    line.trim().startsWith(before ?? now) || line.trim().endsWith(now) || line.trim().endsWith(before ?? now);
  return [before !== undefined || (ends && !/\s\p{L}{1,4}$/u.test(rest)) ? rest : line];
}

export const priceTagFacts: ReadFacts<PriceTagFacts> = (lines) => {
  const priced = lines.map((line) => priceOf(line));
  const changed = priced.findIndex((price) => price?.before !== undefined);
  const at = changed < 0 ? priced.findIndex((price) => price !== undefined) : changed;
  const price = priced[at];
  if (price === undefined) return undefined;
  return { ...price, said: lines.flatMap((line, index) => (index === at ? besides(line, price) : [line])) };
};
