/** "We need an advert for Hollin Bakery": whose it is stands behind what is to be made. */
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { withoutOpening } from './openings';

const LEAST_WORDS = 2;

/** Whether a sentence asks for a film and says by name who it is for. */
export const namesWhose = (text: string, { ours }: Lexicon): boolean => {
  const whose = withoutOpening(text);
  const [first = '', ...others] = whose.split(' ');
  const bare = ours.has(first.toLowerCase()) ? others.join(' ') : whose;
  return whose !== text && visibleWords(nameAt(bare) ?? '') >= LEAST_WORDS;
};
