/** What a thought is cut into before anything is added to it. */
import type { Lexicon } from '../lexicon/lexicon';
import { STRENGTH } from '../reading/phrases';
import { splitThought } from '../reading/split-thought';
import type { Thought } from '../reading/thought';

/** Words of a clause that a scene may say. */
const CLAUSE_WORDS = 7;
/** How many parts it is cut into. */
export const partsOf = ({ list, quotation, text }: Thought, lexicon: Lexicon): number =>
  list?.bullets === true
    ? list.items.length
    : list !== undefined || quotation !== undefined
      ? 1
      : splitThought(text, lexicon, STRENGTH.comma, CLAUSE_WORDS).length;
