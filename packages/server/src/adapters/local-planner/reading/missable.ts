/** What somebody would miss of a brief: no greetings, thanks, tones and furniture of a page. */
import type { Lexicon } from '../lexicon/lexicon';
import { clausesOf } from './clauses';
import { isFurniture, isSmallTalk } from './small-talk';
import { trimEndOf } from './trim-end';
import { isGreeting, isOnlyTone } from './wishes';

/** A greeting, thanks, a tone, or what every page has: nobody misses it. */
export const isForNobody = (text: string, lexicon: Lexicon): boolean => {
  const bare = trimEndOf(text, /[.!?,。]/u);
  return !/[\p{L}\p{N}]/u.test(text) || isSmallTalk(bare) || isFurniture(bare) || isUnmissed(bare, lexicon);
};

const isUnmissed = (clause: string, lexicon: Lexicon): boolean =>
  isGreeting(clause, lexicon) || isOnlyTone(clause, lexicon);

/** What somebody would miss of a text. */
export const missable = (text: string, lexicon: Lexicon): string => {
  if (isForNobody(text, lexicon)) return '';
  const clauses = clausesOf(text, lexicon);
  const missed = clauses.filter((clause) => !isUnmissed(clause, lexicon));
  return missed.length === clauses.length ? text : missed.join(' ');
};
