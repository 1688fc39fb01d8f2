/**
 * Briefs of search words: "plombier dépannage Toulouse 24h/24 fuite chauffe-eau devis gratuit". No mark tells where one ends: the
 * language's data does, by words that begin one, end one, or belong to the next or to the one before.
 */
import type { Kind } from '@vid/sdk/contract';
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { GENITIVES } from './lists';
import { visibleWords } from './measure';
import { contactsIn, withoutContacts } from './patterns';
import type { Statement } from './sentences';
import { capitalised } from './thought';

/** Fewer are a name, a trade or a short sentence. */
const LEAST_WORDS = 6;
const LEAST_RUNS = 3;
/** A longer one could not be told apart, and is left out. */
const MOST_WORDS = 4;
const MOST_ITEMS = 5;
/** What sentences have and rows of words have not. */
const MARK = /[,;:!?.…–—|•()"“”„«»\n](?!\p{N})|\s[-+&/]\s|^\/|\/$/u;
const ALWAYS_OPEN = /^(?:24\s?[/x-]\s?7|7j?\/7j?|24\s?h\/24(?:h|u)?|24u|7d\/7)$/iu;
const NUMBER = /^(?:\p{Sc}\s?)?\p{N}[\p{N}.,]*(?:\s?(?:\p{Sc}|%))?$/u;

const bareOf = (word: string): string => word.toLowerCase();

/** Whether the next word begins something else. */
const isApart = (word: string, next: string, isAlone: boolean, lexicon: Lexicon): boolean => {
  const { keywords, starts, hangs, towns } = lexicon;
  const [left, right] = [bareOf(word), bareOf(next)];
  if (keywords === undefined) return false;
  if (ALWAYS_OPEN.test(word) || ALWAYS_OPEN.test(next)) return !(ALWAYS_OPEN.test(word) && ALWAYS_OPEN.test(next));
  if (NUMBER.test(next) || isOneOf(keywords.tails, right) || GENITIVES.has(right)) return false;
  if (isOneOf(keywords.begins, right)) return true;
  if (starts.has(right) || starts.has(left) || hangs.has(left) || isOneOf(keywords.begins, left)) return false;
  if (NUMBER.test(word)) return true;
  if (isOneOf(towns, right) || isOneOf(towns, left)) return true;
  if (lexicon.language !== 'de' && /^\p{Lu}\p{Ll}/u.test(next) !== /^\p{Lu}\p{Ll}/u.test(word)) return true;
  if (lexicon.language === 'de' && /^\p{Ll}/u.test(word) && !isOneOf(keywords.tails, left)) return false;
  if (isOneOf(keywords.leads, left) || (isAlone && isOneOf(keywords.late, left))) return false;
  return keywords.isEach || isOneOf(keywords.ends, left) || isOneOf(keywords.late, left);
};

/** "call 01423 555 019", "tel 0221 …": what a number is called is no search word. */
const NAMES_NUMBER = /(?:^|\s)(?:tel|tél|telefon|tfn|mobile|mob|phone)\.?$/iu;

/** The search words of a line that is nothing else; none where it is a sentence. */
const runsOf = (text: string, lexicon: Lexicon): readonly string[] => {
  const { keywords, starts, hangs, acts } = lexicon;
  const bare = withoutContacts(text, () => ' ').trim();
  const act = acts.find((words) => bare.toLowerCase().endsWith(` ${words}`));
  const said = bare === text.trim() ? bare : bare.slice(0, -(act?.length ?? 0) || undefined).replace(NAMES_NUMBER, '');
  if (keywords === undefined || MARK.test(said) || visibleWords(said) < LEAST_WORDS) return [];
  const words = said.trim().split(/\s+/u);
  const isSmall = (word: string): boolean =>
    hangs.has(bareOf(word)) &&
    !(starts.has(bareOf(word)) || GENITIVES.has(bareOf(word)) || isOneOf(keywords.begins, bareOf(word)));
  const joined = words.filter((word) => starts.has(bareOf(word)) || GENITIVES.has(bareOf(word))).length;
  if (words.some(isSmall) || joined * MOST_JOINED > words.length) return [];
  const runs: string[] = [];
  let previous = '';
  for (const word of words) {
    const run = runs.at(-1) ?? '';
    if (previous !== '' && !isApart(previous, word, run === previous, lexicon))
      runs[runs.length - 1] = `${run} ${word}`;
    else runs.push(word);
    previous = word;
  }
  const told = runs.filter(isShort);
  return told.length < LEAST_RUNS || told.length * 2 < runs.length ? [] : runs;
};
/** A sentence has a small word among so many. */
const MOST_JOINED = 4;
const isShort = (run: string): boolean => visibleWords(run) <= MOST_WORDS;

/** A trade with its place, what is done, what tells a fact, and how to reach whoever does it. */
export const withKeywordsApart = (statement: Statement, lexicon: Lexicon, kind: Kind): readonly Statement[] => {
  const { text, bullets } = statement;
  const [first, ...others] = bullets === undefined && kind === 'ad' ? runsOf(text, lexicon) : [];
  if (first === undefined) return [statement];
  const place = others.find((run) => isOneOf(lexicon.towns, run) || isOnlyName(run, lexicon));
  const told = others.filter((run) => run !== place).map((run) => capitalised(run, lexicon.language));
  const facts = told.filter((run) => isShort(run) && /\p{N}/u.test(run));
  const things = told.filter((run) => isShort(run) && !facts.includes(run));
  const items = things.slice(0, MOST_ITEMS);
  const name = capitalised(place === undefined ? first : `${first}, ${place}`, lexicon.language);
  return [
    { text: name },
    ...(items.length > 2 ? [{ text: '', bullets: items }] : items.map((item) => ({ text: item }))),
    ...[...facts, ...contactsIn(text)].map((fact) => ({ text: fact })),
    ...told
      .filter((run) => !(facts.includes(run) || items.includes(run)))
      .map((run) => ({ text: run, isUnread: true })),
  ];
};

/** Where nouns have no capitals a word that has one is a name. */
const isOnlyName = (run: string, { language }: Lexicon): boolean =>
  language !== 'de' && /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*$/u.test(run);
