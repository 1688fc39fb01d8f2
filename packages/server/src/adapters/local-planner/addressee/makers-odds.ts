/**
 * Whether a clause speaks to whoever makes the film or to those who will see it, by what was learned from examples in each
 * language (`languages/<code>/addressed.txt`): wordings can't be listed for what people ask of a film.
 */
import { readFileSync } from 'node:fs';
import { remembering } from '../../../wording/remembering';
import { featuresOf } from './features';
import { locateLearned } from './locate-learned';
import { unpackWeights, type Weights } from './weights';

let weights: Weights | false | undefined;

const read = (): Weights | false => {
  try {
    return unpackWeights(readFileSync(locateLearned())) ?? false;
  } catch {
    // Not built: wordings alone tell then.
    return false;
  }
};

/** Scripts of which there are no examples: what was learned from others says nothing about them. */
const UNTAUGHT =
  /[\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Thai}]/u;
const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const isTaught = (clause: string): boolean => !UNTAUGHT.test(clause) && (!HAN.test(clause) || KANA.test(clause));

/** Logarithm of the odds that a clause is for the maker: above 0 it rather is. 0 where nothing was learned. */
export const makersOdds = remembering((clause: string): number => {
  weights ??= read();
  if (weights === false || !isTaught(clause)) return 0;
  const { at, scale, bias } = weights;
  const places = featuresOf(clause);
  const sum = places.reduce((total, place) => total + (at[place] ?? 0), 0);
  return bias + (sum * scale) / Math.sqrt(Math.max(1, places.length));
});
