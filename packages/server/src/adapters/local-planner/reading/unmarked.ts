/**
 * "we are a small garage in Hull we do MOTs no appointment needed ring us on 01482 555 0133": where no mark parts what was typed, a
 * new subject does, a price that something is, or what is asked.
 */
import { folded } from '../../../wording/folded';
import { isOneOf } from '../../../wording/phrases';
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { Lexicon } from '../lexicon/lexicon';
import { isContactLabel } from './contact-labels';
import { visibleWords } from './measure';
import { contactsIn, namesPrice, withoutContacts } from './patterns';
import type { Statement } from './sentences';

/** Shorter sentences are read at once. */
const LEAST_WORDS = 14;
const LEAST_PART = 2;
/** Nobody says more in one breath. */
const MOST_PARTS = 14;
/** From so many words on a sentence without a mark is more than one. */
const LONG = 20;
const MARKS = /[,،;:!?…–—|]|\.\s/u;
/** Words of a price behind a verb: "is now £40". */
const PRICE_REACH = 3;
/** Characters in which an act stands with what it asks for. */
const REACH = 48;
/** A verb before its subject, which begins nothing: "im Sommer backen wir". */
const INVERTED: Readonly<Record<string, RegExp>> = { de: /(?:en|t)$/u, nl: /(?:en|t)$/u };
const IS = /^(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|zijn)$/u;

interface Token {
  readonly text: string;
  readonly lower: string;
  readonly index: number;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ text: word, lower: word.toLowerCase(), index }));

/** Whether what is before ends on a word that needs the next one. */
const isOpen = (before: Token | undefined, { hangs, relatives, and, negates, language }: Lexicon): boolean =>
  before === undefined ||
  (hangs.has(before.lower) && !/^(?:off|out|up|on)$/u.test(before.lower)) ||
  relatives.has(before.lower) ||
  and.has(before.lower) ||
  negates.has(before.lower) ||
  INVERTED[language]?.test(before.lower) === true;

/** How many words of what costs something stand before the verb. */
const pricedFrom = (tokens: readonly Token[], at: number, { keywords }: Lexicon): number => {
  const verb = tokens[at];
  const isVerb = verb !== undefined && (IS.test(verb.lower) || isOneOf(BESIDE_NUMBERS.costs, verb.lower));
  const behind = tokens
    .slice(at + 1, at + 1 + PRICE_REACH)
    .map(({ text }) => text)
    .join(' ');
  if (!isVerb || !namesPrice(behind)) return -1;
  const goesAhead = (word = ''): boolean =>
    keywords !== undefined && (isOneOf(keywords.leads, word) || isOneOf(keywords.begins, word));
  return at - 1 - (goesAhead(tokens[at - 2]?.lower) ? 1 : 0);
};

/** "£60 small groups": what is neither for what nor per what. */
const isApartFromPrice = (token: Token | undefined, { starts, hangs, and, keywords }: Lexicon): boolean =>
  token !== undefined &&
  /^\p{L}{3}/u.test(token.text) &&
  ![starts, hangs, and].some((words) => words.has(token.lower)) &&
  !(keywords !== undefined && (isOneOf(keywords.per, token.lower) || isOneOf(keywords.trails, token.lower))) &&
  !isOneOf(BESIDE_NUMBERS.currencies, token.lower);

const asksAt = (
  text: string,
  tokens: readonly Token[],
  at: number,
  { acts, reaches, yours, starts, hangs }: Lexicon,
): boolean => {
  const token = tokens[at];
  if (token === undefined) return false;
  const next = tokens[at + 1];
  const rest = text.slice(token.index, token.index + REACH).toLowerCase();
  const act = acts.find((words) => rest.startsWith(`${words} `));
  if (act !== undefined && act.includes(' ')) return true;
  const leads =
    next !== undefined &&
    (reaches.has(next.lower) || contactsIn(rest).some((contact) => rest.indexOf(contact) === token.lower.length + 1));
  // "call Dave on 01482 …"
  const whom = /^\p{Lu}/u.test(next?.text ?? '') && reaches.has(tokens[at + 2]?.lower ?? '');
  // "cut your bill", "bring your dog"
  const isYours = yours.has(next?.lower ?? '') && !starts.has(token.lower) && !hangs.has(token.lower);
  return isYours || ((act !== undefined || isContactLabel(token.lower)) && (leads || (act !== undefined && whom)));
};

const startsIn = (text: string, lexicon: Lexicon): number[] => {
  const tokens = tokensOf(text);
  const whole = folded(text);
  const priced = new Set(tokens.map((_, at) => pricedFrom(tokens, at, lexicon)));
  const starts: number[] = [];
  let last = 0;
  tokens.forEach(({ index }, at) => {
    if (at - last < LEAST_PART || tokens.length - at < LEAST_PART || isOpen(tokens[at - 1], lexicon)) return;
    const begins =
      (lexicon.resumes.at(whole, index).length > 0 && !lexicon.starts.has(tokens[at - 1]?.lower ?? '')) ||
      (namesPrice(tokens[at - 1]?.text ?? '') && isApartFromPrice(tokens[at], lexicon)) ||
      (priced.has(at) && !lexicon.starts.has(tokens[at - 1]?.lower ?? '')) ||
      asksAt(text, tokens, at, lexicon);
    if (!begins) return;
    starts.push(index);
    last = at;
  });
  return starts;
};

/** The clauses of a statement that no mark parts; itself where it has marks, is short or is one sentence. */
export const withClausesApart = (statement: Statement, lexicon: Lexicon): readonly Statement[] => {
  const { text, bullets } = statement;
  if (bullets !== undefined || visibleWords(text) < LEAST_WORDS || MARKS.test(withoutContacts(text)))
    return [statement];
  const starts = startsIn(text, lexicon);
  if (starts.length === 0 || starts.length > MOST_PARTS || (starts.length === 1 && visibleWords(text) < LONG))
    return [statement];
  const ends = [...starts.slice(1), text.length];
  return [text.slice(0, starts[0]), ...starts.map((start, at) => text.slice(start, ends[at]))].map((part) => ({
    text: part.trim(),
  }));
};
