/** What a label at the beginning of a sentence says that it is: "Offer: …". */
import { folded } from '../../../wording/folded';
import { MAKERS } from '../languages/directives';
import type { LabelKind } from '../lexicon/directives';

/** The label that a sentence begins with, if it has one. */
export const labelOf = (sentence: string): LabelKind | undefined =>
  MAKERS.labels.at(folded(sentence), 0).find(({ end }) => /^\s*[:："“„«「『]/u.test(sentence.slice(end)))?.value;

/** Whether a label tells what follows it is, such as an offer; one that drops it is for the maker all the same. */
export const isLabelled = (sentence: string): boolean => {
  const label = labelOf(sentence);
  return label !== undefined && label !== 'drop';
};
