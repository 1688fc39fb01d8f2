/** "Mit Parkly findest du …", "Met Boodje deel je …": what viewers use is called so, where a sentence begins with it. */
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { bare } from './bare';
import { isNoun } from './nouns-titled';

const USED = /^(\p{Lu}\p{Ll}{0,3})\s(\p{Lu}[\p{L}\p{N}]{3,20})\s\p{Ll}{2,}/u;

/** The name that the first sentence begins with so. */
export const usedName = (sentence: string, lexicon: Lexicon): string | undefined => {
  const [, preposition = '', name = ''] = USED.exec(sentence) ?? [];
  const small = bare(name);
  const isWord =
    isNoun(small, lexicon) || lexicon.ordinary.has(small) || lexicon.hangs.has(small) || isOneOf(lexicon.towns, name);
  return lexicon.uses.has(preposition.toLowerCase()) && !isWord ? name : undefined;
};
