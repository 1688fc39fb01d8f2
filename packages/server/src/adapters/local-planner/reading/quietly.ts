/** "MASSIVE TOY FAIR": several words that a brief of small letters shouts are said quietly; one may be written so. */
import type { Lexicon } from '../lexicon/lexicon';
import { lowered, titled } from './titled-words';

/** Letters of a word that is shouted; a shorter one may be written so. */
const LEAST_SHOUTED = 4;

export const quietly = (name: string, { language, starts, hangs }: Lexicon): string => {
  const words = name.split(' ');
  const isShouted = words.length > 1 && words.every((word) => !/\p{Ll}/u.test(word));
  return isShouted && words.filter((word) => /^\p{Lu}+$/u.test(word) && word.length >= LEAST_SHOUTED).length > 1
    ? words
        .map((word, at) => {
          const small = lowered(word, language);
          return at > 0 && (starts.has(small) || hangs.has(small)) ? small : titled(word, language);
        })
        .join(' ')
    : name;
};
