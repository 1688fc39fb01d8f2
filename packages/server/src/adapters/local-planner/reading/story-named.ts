/**
 * "Tell how Nell crossed the bay", "Opowiedz historię Anny": that a story is to be told is said to the maker. Viewers read whose it
 * is, with the word that the wish bends as it is by itself.
 */
import type { PhraseIndex } from '../../../wording/phrases';
import { MAKERS } from '../languages/directives';
import { standsApart } from './apart';
import { capitalised } from './thought';

/** At the beginning of a sentence, behind at most one courtesy. */
const BEGINS = /(?:^|[.!?:\n]["”»)]?\s*)(?:\p{L}{3,9},?\s)?$/u;
/** Before a mark: where the verb ends the wish. */
const ENDS = /^\s?(?:[.:,،。：、!\n]|$)/u;
/** Characters in which a sentence's end and a courtesy stand. */
const NEAR = 16;

const withEach = (
  brief: string,
  asked: PhraseIndex<string>,
  language: string,
  isWish: (start: number, end: number) => boolean,
): string => {
  let [text, from, opens] = ['', 0, false];
  const take = (to: number): void => {
    const part = brief.slice(from, to);
    text += opens ? capitalised(part.trimStart(), language) : part;
  };
  // The longest of those that begin at one place.
  const found = [...asked.all(brief)].sort((one, other) => one.start - other.start || other.end - one.end);
  for (const { start, end, value } of found) {
    if (start < from || !isWish(start, end)) continue;
    take(start);
    text += BEGINS.test(text.slice(-NEAR)) ? capitalised(value, language) : value;
    [from, opens] = [end, value === ''];
  }
  take(brief.length);
  return text;
};

/** The brief without the wish that its story be told. */
export const withStoryNamed = (brief: string, language: string): string => {
  const begun = withEach(brief, MAKERS.stories, language, (start, end) => {
    const before = brief.slice(Math.max(0, start - NEAR), start);
    return standsApart(brief, start, end) && BEGINS.test(start > NEAR ? `…${before}` : before);
  });
  return withEach(begun, MAKERS.storyEnds, language, (_, end) => ENDS.test(begun.slice(end, end + 2)));
};
