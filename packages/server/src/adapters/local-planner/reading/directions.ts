/**
 * Tells the brief's words for viewers from its words for the maker: "make a 20 second video about …", "tone: warm",
 * "mention that …". What is for the maker guides the plan or is left out; it never reaches the screen.
 */

import { webAddressIn } from '../../../web-address';
import { folded } from '../../../wording/folded';
import { remembering } from '../../../wording/remembering';
import { wordingsAt } from '../../../wording/wording';
import { MAKERS } from '../languages/directives';
import type { LabelKind } from '../lexicon/directives';
import { beginsWithOurs, withoutOpening } from './openings';
import { contactsIn } from './patterns';
import { isFurniture, isSmallTalk, withoutBeginning, withoutChatter } from './small-talk';
import { trimEndOf } from './trim-end';

/** "Explain compound interest to teenagers: …": the audience is not for the screen. */
const EXPLAINED_TO = /^explain\s+(.{3,60}?)\s+to\s+\p{L}+(?:\s\p{L}+){0,2}\s?:\s*/iu;

/** "15 seconds max": how long, and nothing else. */
const LENGTH = /^\d+[- ]?(?:seconds?|secs?|s)(?: (?:long|total|max|maximum))?$/iu;

/** A sentence without its words for the maker; `text` is empty when nothing was for the viewers. */
export interface Directed {
  readonly text: string;
  readonly label?: LabelKind;
}

const QUOTED_CALL = /^["“„«「『'‘\p{Lu}]/u;
const NAMES_A_CALL = /^[^:：]{2,40}[:：]|^(?:call[- ]to[- ]action|cta)\b/iu;

/** "End on oldmill.example": what the film ends with is where to go. */
const isAddress = (text: string): boolean => contactsIn(text)[0] === trimEndOf(text, /[.!\s]/u);

const isRemark = remembering((given: string): boolean => {
  const sentence = given.replace(/^[¿¡]/u, '');
  return (
    LENGTH.test(sentence) || wordingsAt(MAKERS.remarks, sentence).some(({ endOf }) => endOf(sentence) !== undefined)
  );
});

/** What must follow a label: a colon, and after some a verb or nothing but a space will do. */
const AFTER_LABEL: Partial<Record<LabelKind, RegExp>> = { cta: /^\s*[:：]?\s*/u, headline: /^\s*(?:[:：]|is)\s*/iu };
const COLON = /^\s*[:：]\s*/u;

/** What stands behind a label at the beginning of the sentence. */
const labelOf = (sentence: string, kind: 'ad' | 'training'): Directed | undefined => {
  for (const { end, value: label } of MAKERS.labels.at(folded(sentence), 0)) {
    const after = (AFTER_LABEL[label] ?? COLON).exec(sentence.slice(end));
    if (after === null) continue;
    const text = sentence.slice(end + after[0].length).trim();
    // "Finish with a polite phrase" is for viewers, 'Finish with "Book now"' for the maker.
    // and "Terminer par « bonne journée »" a rule of a lesson.
    const isTold = kind === 'training' || !QUOTED_CALL.test(text);
    if (label === 'cta' && isTold && !NAMES_A_CALL.test(sentence) && !isAddress(text)) continue;
    // "Marque: ondacerta.example" books in Portuguese, and is a brand in French: an address is for viewers.
    if (label === 'drop' && isAddress(text)) return undefined;
    return label === 'drop' ? { text: '', label } : { text: withoutOpening(unquoted(text)), label };
  }
  return undefined;
};

/** Takes the maker's words off a sentence. */
export const readDirections = (sentence: string, kind: 'ad' | 'training'): Directed => {
  const bareEnd = trimEndOf(sentence, /[.!?,。]/u);
  // "Can you do something for Tidewater Kayaks?" asks, and says who it is for.
  const opened = withoutOpening(sentence);
  const names = opened !== sentence && (/^\p{Lu}/u.test(opened) || beginsWithOurs(opened));
  if (isSmallTalk(bareEnd) || isFurniture(bareEnd)) return { text: '' };
  if (isRemark(bareEnd) && !names) {
    // "Show oldmill.example at the end": the wish is for the maker, where to go for viewers.
    const address = webAddressIn(sentence);
    return address === undefined ? { text: '' } : { text: address, label: 'cta' };
  }
  const labelled = labelOf(sentence, kind);
  if (labelled !== undefined) return labelled;
  const plain = withoutChatter(sentence);
  const bare = withoutOpening(plain);
  const wrapped = bare !== plain;
  const directors =
    kind === 'ad' || wrapped || /^(?:explain|mention|highlight|emphasi|teach|show how|say|tell)/iu.test(bare);
  const text = directors ? withoutBeginning(bare.replace(EXPLAINED_TO, '$1: '), MAKERS.directors) : bare;
  return { text: text.trim() };
};

/** Quotation marks around the whole text are the brief's, not the viewer's. */
const unquoted = (text: string): string => {
  const match = /^[“„«"「『'‘]\s?(.+?)\s?[”“»"」』'’][.!。]?$/u.exec(text);
  return match?.[1] ?? text;
};
