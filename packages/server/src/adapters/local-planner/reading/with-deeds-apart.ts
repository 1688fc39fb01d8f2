/**
 * "I have a small dairy in Cabrales and we do tours": without who has it, what the house is and what is done there are two
 * sentences. A conjunction would join a noun and a verb.
 */
import { folded } from '../../../wording/folded';
import { namesAnyFilm } from '../languages/languages';
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import type { Statement } from './sentences';
import { capitalised } from './thought';

const LEAST_WORDS = 3;

/** The house, and what whoever has it does; the statement itself where it tells no house, or nothing behind it. */
export const withDeedsApart = (statement: Statement, lexicon: Lexicon): readonly Statement[] => {
  const { text, isOwn, bullets } = statement;
  if (isOwn !== true || bullets !== undefined) return [statement];
  const whole = folded(text);
  for (const { index, 0: joint, 1: word = '' } of text.matchAll(/[,،]?\s(\S{1,4})\s/gu)) {
    const behind = index + joint.length;
    const does = lexicon.and.has(word.toLowerCase()) && lexicon.resumes.at(whole, behind).length > 0;
    const rest = text.slice(behind);
    // What is wished for is heard with its sentence.
    if (!does || namesAnyFilm(rest) || visibleWords(rest) < LEAST_WORDS) continue;
    return [{ ...statement, text: `${text.slice(0, index)}.` }, { text: capitalised(rest, lexicon.language) }];
  }
  return [statement];
};
