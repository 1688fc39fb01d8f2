/**
 * Briefs of what people type as they search: "clínica fisioterapia Zaragoza espalda suelo pélvico primera valoración gratis". Who
 * it is and where is told first, then what there is, what tells a fact, and last how to reach whoever does it.
 */
import type { Kind } from '@vid/sdk/contract';
import { isOneOf } from '../../../wording/phrases';
import type { Keywords } from '../lexicon/keywords';
import type { Lexicon } from '../lexicon/lexicon';
import { isContactLabel } from './contact-labels';
import { bareWord, CONTACT, isOffered, type KeywordPhrase, phrasesOfRow, unitsOf } from './keyword-phrases';
import { chunksIn } from './loose-ends';
import { isUnspaced } from './measure';
import { contactsIn, namesPrice, namesTime, withoutContacts } from './patterns';
import type { Statement } from './sentences';
import { capitalised } from './thought';
import { trimEndOf } from './trim-end';

/** A brief of more statements has its own way of parting them. */
const MOST_STATEMENTS = 2;
/** Fewer words are a name with what it is the name of. */
const LEAST_WORDS = 5;
/** The same where they tell no figure, no town and no address. */
const LEAST_BARE = 7;
const MOST_WORDS = 40;
/** A sentence has a small word among so many. */
const PER_SMALL = 4;
/** Phrases among which a town stands behind who is there, and their words. */
const MOST_HEAD = 3;
const MOST_NAMED = 4;
const MOST_ITEMS = 6;
/** Words of an item that is read at a glance. */
const LONGEST_ITEM = 5;
/** Words before a number that say how to use it: "text Dave". */
const MOST_CALL = 3;

/** Nobody ends such a row with a stop. */
const MARKS = /,(?!\p{N})|[،;؛:!?؟…"“„«»()（）「」–—•|\n]|\.(?:\s|$)|\s-\s/u;
const ENDS = /[.\s]/u;
/** What a town's name ends with in Japanese. */
const TOWN_END = /(?<=.{2})[市区町]$/u;
interface Row {
  readonly words: readonly string[];
  /** How to get in touch, as it was typed. */
  readonly contacts: readonly string[];
}

/** How many words before a number lead to it: a verb, and whom it calls. */
const callBefore = (words: readonly string[], lexicon: Lexicon): number => {
  const near = words.slice(-MOST_CALL);
  const verb = near.findLastIndex((word) => lexicon.acts.includes(bareWord(word)));
  const whom = near.slice(verb + 1);
  // "primera visita gratis 968 555 014": what goes with the word before it is nobody.
  const isWhom =
    whom.every((word) => /^\p{Lu}/u.test(word)) || (whom.length === 1 && !isOffered(whom.join(''), lexicon));
  if (verb >= 0 && isWhom) return near.length - verb;
  const [before = '', last = ''] = words.slice(-2);
  // "devis rapide Karim 06 55 50 01 98": where nothing else has a capital it is somebody's name.
  const isName = /^\p{Lu}\p{Ll}{2,}$/u.test(last) && /^\p{Ll}/u.test(before) && !lexicon.towns.all(last).length;
  return isContactLabel(last) || (isName && lexicon.language !== 'de') ? 1 : 0;
};

const rowOf = (text: string, lexicon: Lexicon): Row => {
  const contacts = contactsIn(text);
  const spaced = withoutContacts(text, () => ` ${CONTACT} `);
  const typed = trimEndOf(spaced, ENDS)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const at = typed.indexOf(CONTACT);
  const size = at < 0 ? 0 : callBefore(typed.slice(0, at), lexicon);
  const [first = '', ...others] = contacts;
  const call = typed.slice(at - size, at).filter((word) => !isContactLabel(word));
  return {
    words: size === 0 ? typed : [...typed.slice(0, at - size), ...typed.slice(at)],
    contacts: contacts.length === 0 ? [] : [capitalised([...call, first].join(' '), lexicon.language), ...others],
  };
};

/** Whether a statement is a row of such words. */
const isRow = (text: string, { words }: Row, lexicon: Lexicon, keywords: Keywords): boolean => {
  const { bank, acts, introduces } = lexicon;
  const typed = words.filter((word) => word !== CONTACT);
  if (MARKS.test(withoutContacts(text)) || typed.length < LEAST_WORDS || typed.length > MOST_WORDS) return false;
  const lower = text.toLowerCase();
  if ([...acts, ...introduces].some((begin) => lower.startsWith(`${begin} `))) return false;
  const units = unitsOf(words, lexicon, keywords);
  const loose = units.filter(({ kind }) => kind === 'word').map((unit) => bareWord(unit.text));
  if (loose.some((word) => isOneOf(keywords.tells, word))) return false;
  const { starts, hangs, and } = lexicon;
  // "Hand dyed yarn shop online" is a name with what it is the name of.
  const isBare = units.every(({ kind }) => kind === 'word');
  if (isBare && typed.filter((word) => /\p{L}/u.test(word)).length < LEAST_BARE) return false;
  const isSmall = (word: string): boolean => starts.has(word) || hangs.has(word) || and.has(word);
  const small = loose.filter((word) => isSmall(word) && !isOneOf(keywords.begins, word)).length;
  return (
    small * PER_SMALL <= typed.length &&
    (units.some(({ kind }) => kind !== 'word') || (bank?.names().all(typed.join(' ')).length ?? 0) > 0)
  );
};

/** Who the row is of: what stands before the town, or what it begins with. */
const headOf = (phrases: readonly KeywordPhrase[]): readonly KeywordPhrase[] => {
  const at = phrases.findIndex(({ isTown }) => isTown);
  const before = phrases.slice(0, Math.max(0, at));
  const words = before.flatMap(({ text }) => text.split(' ')).length;
  const isName = before.length > 0 && before.every(({ text }) => !/\p{N}/u.test(text));
  if (isName && before.length < MOST_HEAD && words <= MOST_NAMED) return before;
  return phrases.filter(({ isTown }) => !isTown).slice(0, 1);
};

const tellsFact = (text: string, lexicon: Lexicon): boolean =>
  isOffered(text, lexicon) || namesPrice(text) || namesTime(text, lexicon.language) || /\p{N}/u.test(text);

/** A German row without capitals: its nouns get theirs. */
const withNouns = (text: string, { language, starts, hangs, offers }: Lexicon, keywords: Keywords): string => {
  if (language !== 'de') return text;
  const isNoun = (word: string): boolean =>
    !(starts.has(word) || hangs.has(word) || offers.includes(word)) &&
    ![keywords.begins, keywords.leads, keywords.trails].some((index) => isOneOf(index, word));
  return text.replace(/(?<=^|\s)\p{Ll}{3,}/gu, (word) => (isNoun(word) ? capitalised(word, language) : word));
};

/** What each statement of the row tells. */
const apart = (phrases: readonly KeywordPhrase[], lexicon: Lexicon, keywords: Keywords): readonly Statement[] => {
  const { language } = lexicon;
  const head = headOf(phrases);
  const town = phrases.find(({ isTown }) => isTown);
  const heads = head.map(({ text }) => text);
  const who = heads.join(isUnspaced(heads.join('')) ? '' : ' ');
  const placed =
    town === undefined ? who : keywords.located.replace('{who}', () => who).replace('{town}', () => town.text);
  const rest = phrases.filter((phrase) => !head.includes(phrase) && phrase !== town).map(({ text }) => text);
  const told = rest.filter((part) => !tellsFact(part, lexicon) && part.split(' ').length <= LONGEST_ITEM);
  const items = told.slice(0, MOST_ITEMS);
  const more = told.slice(MOST_ITEMS);
  return [
    { text: capitalised(placed, language) },
    ...[items, more].flatMap((list) =>
      list.length > 1 ? [{ text: '', bullets: list }] : list.map((text) => ({ text })),
    ),
    ...rest.filter((part) => !told.includes(part)).map((text) => ({ text: capitalised(text, language) })),
  ];
};

/** Where words have no spaces, spaces part what is told. */
const chunked = (text: string, lexicon: Lexicon, kind: Kind): readonly Statement[] => {
  const chunks = chunksIn(text);
  const { keywords } = lexicon;
  const isTown = (chunk: string): boolean => isOneOf(lexicon.towns, chunk.replace(TOWN_END, ''));
  if (kind !== 'ad' || keywords === undefined || !chunks.slice(0, MOST_HEAD).some(isTown))
    return chunks.map((chunk) => ({ text: chunk }));
  return apart(
    chunks.map((chunk) => ({ text: chunk, isTown: isTown(chunk) })),
    lexicon,
    keywords,
  );
};

/** The statements of a brief that was typed so. */
export const withKeywordsApart = (
  statements: readonly Statement[],
  lexicon: Lexicon,
  kind: Kind,
): readonly Statement[] => {
  const { keywords } = lexicon;
  if (statements.length > MOST_STATEMENTS) return statements;
  return statements.flatMap((statement) => {
    const { text, bullets } = statement;
    if (bullets !== undefined) return [statement];
    if (isUnspaced(text)) return chunksIn(text).length === 0 ? [statement] : chunked(text, lexicon, kind);
    const row = rowOf(text, lexicon);
    if (kind !== 'ad' || keywords === undefined || !isRow(text, row, lexicon, keywords)) return [statement];
    const phrases = phrasesOfRow(row.words, lexicon, keywords).map((phrase) => ({
      ...phrase,
      text: withNouns(phrase.text, lexicon, keywords),
    }));
    return [...apart(phrases, lexicon, keywords), ...row.contacts.map((contact) => ({ text: contact }))];
  });
};
