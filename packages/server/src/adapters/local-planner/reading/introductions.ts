/**
 * Who a brief is from, where it says so: "We're Oakham Pryce, a small firm of solicitors" and "Marlowe Street Launderette,
 * Margate". Viewers read it without "we are".
 */
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { namesTime } from './patterns';

export interface Introduction {
  /** Without the words that introduce. */
  readonly text: string;
  readonly name?: string;
}

/** Small words within names: "Brasero de Paca". */
const WITHIN =
  'of|the|and|y|e|et|und|en|i|de|del|dei|della|di|da|do|du|des|la|le|les|el|van|von|der|zur|zum|am|bei|på|pod|na';
const NAME = new RegExp(
  `^\\p{Lu}[\\p{L}\\p{N}'’.&-]*(?:\\s(?:&|(?:(?:${WITHIN})\\s){0,2}\\p{Lu}[\\p{L}\\p{N}'’&-]*)){0,5}`,
  'u',
);
const MOST_NAME_WORDS = 6;
/** A name of one word is rather the beginning of a sentence. */
const LEAST_ALONE = 2;
/** A line that only names somebody is short. */
const MOST_LINE_WORDS = 9;

const nameAt = (text: string): string | undefined => {
  const name = NAME.exec(text)?.[0].replace(/[.&\s]+$/u, '');
  return name === undefined || visibleWords(name) > MOST_NAME_WORDS ? undefined : name;
};

const firstWord = (text: string): string => text.split(/[\s,]/u, 1)[0]?.toLowerCase() ?? '';

/** "a", "une", "ein": what follows says what somebody is, and not who. */
const SOME = new Set('a an ein eine une un una uma um een en'.split(' '));

/** What a sentence that begins with "we are" says of who that is. */
const introduced = (sentence: string, lexicon: Lexicon): Introduction | undefined => {
  const lower = sentence.toLowerCase().replaceAll('’', "'");
  const opener = lexicon.introduces.find((phrase) => lower.startsWith(`${phrase} `));
  if (opener === undefined) return undefined;
  const text = sentence.slice(opener.length).trim();
  const article = firstWord(text);
  const has = lexicon.ours.has(article) || SOME.has(article);
  const bare = has ? text.slice(article.length).trim() : text;
  const name = SOME.has(article) ? undefined : nameAt(bare);
  if (!has && (name === undefined || visibleWords(bare) < LEAST_ALONE)) return undefined;
  return { text: SOME.has(article) ? text : bare, ...(name === undefined ? {} : { name }) };
};

/** "Cellar Nine is a speakeasy bar": who somebody is, in so many words. German has capitals elsewhere as well. */
const SAYS_WHAT = /^\s(?:is|est|es|è|é|jest|är|is)\s(\p{L}+)/u;

const namedAsWhat = (sentence: string, { language, starts, hangs, ours }: Lexicon): string | undefined => {
  const name = language === 'de' ? undefined : nameAt(sentence);
  if (name === undefined || visibleWords(name) < LEAST_ALONE) return undefined;
  const first = firstWord(sentence);
  const article = SAYS_WHAT.exec(sentence.slice(name.length))?.[1]?.toLowerCase() ?? '';
  return (SOME.has(article) || ours.has(article)) && !starts.has(first) && !hangs.has(first) ? name : undefined;
};

/** The name that a line consists of, at most with its place: "Bexley Ridge Auto Glass in Tulsa". */
const namedAlone = (line: string, { starts, hangs, acts }: Lexicon): string | undefined => {
  const name = nameAt(line);
  if (name === undefined || visibleWords(line) > MOST_LINE_WORDS || visibleWords(name) < LEAST_ALONE) return undefined;
  const first = firstWord(line);
  const rest = line.slice(name.length).trim();
  const alone = rest === '' || /^(?:[,(|–—]|-\s)/u.test(rest) || starts.has(firstWord(rest));
  const acting = acts.some((act) => line.toLowerCase().startsWith(act));
  return alone && !acting && !starts.has(first) && !hangs.has(first) ? name : undefined;
};

/** Who the sentence says that it is from, where it is an introduction. */
export const introductionOf = (sentence: string, lexicon: Lexicon): Introduction | undefined => {
  const found = introduced(sentence, lexicon);
  if (found !== undefined) return found;
  const name = namedAlone(sentence, lexicon) ?? namedAsWhat(sentence, lexicon);
  return name === undefined || namesTime(name, lexicon.language) ? undefined : { text: sentence, name };
};
