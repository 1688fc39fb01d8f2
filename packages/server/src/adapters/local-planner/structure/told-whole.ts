/** What signs a film where nothing names anybody: what they do, as it was said. */
import type { Lexicon } from '../lexicon/lexicon';
import { isAnnouncement } from '../reading/announcements';
import { isUnspaced, visibleWords } from '../reading/measure';
import type { Thought } from '../reading/thought';
import { isSign } from './is-sign';
import { beginsWithSubject, headOf } from './said-in';

/** "On déménage les étudiants à Montpellier": where nothing names anybody, what they do is said once more. */
const LEAST_TOLD = 3;
const MOST_TOLD = 7;
export const toldWhole = (thought: Thought | undefined, lexicon: Lexicon): string | undefined => {
  const { text = '', kinds, list, quotation, contact, refersBack = true } = thought ?? {};
  const head = headOf(text);
  const words = visibleWords(head);
  const isPlain =
    !refersBack &&
    !/[!！]/u.test(text) &&
    list === undefined &&
    quotation === undefined &&
    contact === undefined &&
    kinds?.has('question') === false &&
    kinds.has('call') === false;
  const isShort = words >= LEAST_TOLD && words <= MOST_TOLD && !isUnspaced(head);
  return isPlain && isShort && isSign(head) && beginsWithSubject(head, lexicon) && !isAnnouncement(head, lexicon)
    ? head
    : undefined;
};
