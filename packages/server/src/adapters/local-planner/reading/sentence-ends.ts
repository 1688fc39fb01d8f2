/** Whether a sentence ends at a stop, or goes on behind a short form, an ordinal number or a date. */
import { isOneOf, type PhraseIndex } from '../../../wording/phrases';
import { BESIDE_NUMBERS } from '../languages/numbers';
import { localeOf, namesTime } from './patterns';
import { trimEndOf } from './trim-end';

/** Whether a text ends in one of the phrases and a stop. */
const endsShort = (text: string, index: PhraseIndex<true>): boolean => {
  const [, first = '', last = ''] = /(?:^|[\s(])(?:([^\s(]+)\s)?\(?([^\s(]+)\.$/u.exec(text) ?? [];
  // "Mon.–Fri." ends as "Fri." does.
  const part = last.slice(Math.max(last.lastIndexOf('-'), last.lastIndexOf('–')) + 1);
  return isOneOf(index, last) || isOneOf(index, part) || (first !== '' && isOneOf(index, `${first} ${last}`));
};

/** "Bj. 2012", "Zkpt.": no word is without a vowel; behind a number such letters are a unit, "12 km." */
const VOWELLESS = /(?:^|[\s(])(?<!\p{N}\s)[bcdfghjklmnpqrstvwxzłńśźżćğş]{2,5}\.$/iu;

const ORDINAL = /(?:^|[\s–-])\d{1,3}\.$/u;
/** "e. V.", "z. B.": single letters with stops. */
const LETTERED = /(?:^|[\s(])\p{L}\.$/u;
/** Languages that write ordinal numbers with a stop and dates without. */
const ORDINALS_BESIDE_DATES = new Set(['pl', 'tr']);
const known = new Map<string, boolean>();

/** Whether a language writes "1." for "first": its dates show it. */
export const hasOrdinals = (language: string): boolean => {
  const before = known.get(language);
  if (before !== undefined) return before;
  const date = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const has = ORDINALS_BESIDE_DATES.has(language) || /(?<!\p{N})1\./u.test(date.format(new Date(0)));
  known.set(language, has);
  return has;
};

const firstWord = (text: string): string => text.split(/[\s,.!?;:]+/u)[0] ?? '';
const isCounted = (word: string): boolean => isOneOf(BESIDE_NUMBERS.counted, word);

/** "Hauptstr.": elsewhere "semestr." ends a sentence. */
const STREET = /\p{L}{3}str\.$/u;
const LAST_DAY = 31;
/** What no ordinal number counts. */
const TELEPHONE = /^(?:tel|tél|tlf|ph|mob)(?!\p{L})/iu;

const isOrdinal = (text: string, next: string, language: string, isCasual: boolean): boolean =>
  ORDINAL.test(text) &&
  // "einzelstunde 45. start …": no month has so many days.
  !(isCasual && Number(/\d+(?=\.$)/u.exec(text)?.[0] ?? 0) > LAST_DAY && !isCounted(firstWord(next))) &&
  !TELEPHONE.test(next) &&
  hasOrdinals(language) &&
  (/^\p{Ll}/u.test(next) ||
    isCounted(firstWord(next)) ||
    isOneOf(BESIDE_NUMBERS.until, firstWord(next)) ||
    namesTime(firstWord(next), language));

/** "im 8. Semester": what an article or a preposition leads to is counted, whatever it is. */
const GERMAN_COUNTED = /(?:^|\s)(?:im|ins|vom|zum|der|die|das|dem|des|unser|mein)\s\d{1,3}\.$/iu;

/** "opens in Bremen am 12. Juni": a German date, whatever stands around it. */
const GERMAN_DAY = /(?:^|\s)(?:am|vom|bis|ab|zum|den|der)\s\d{1,2}\.$/iu;

/** "D. Amélia": a letter alone begins a name. */
const INITIAL = /(?:^|[,;(–—]\s?)\p{Lu}\.$/u;

const CLOSERS = /["”»)」』]/u;

/** "sat. and sun.", "sat. from 9": what goes on behind a short form is a figure or a small word. */
const LONGEST_SMALL = 4;
const goesOnShort = (next: string, isCasual: boolean): boolean =>
  /^[\p{N}–-]/u.test(next) || (/^\p{Ll}/u.test(next) && (!isCasual || firstWord(next).length <= LONGEST_SMALL));

/** "Op. Dr. Sezer": one title behind another. */
const SHORT_END = /(?:^|[\s,])\p{L}{2,3}\.$/u;
const isTitle = (next: string): boolean =>
  /^\p{Lu}\p{L}{1,3}\.(?:\s|$)/u.test(next) && isOneOf(BESIDE_NUMBERS.abbreviations, firstWord(next));

/**
 * `text` may be the end of a sentence: whether it goes on shows in its last word. Where sentences begin with small letters
 * (`isCasual`) those tell nothing.
 */
export const joinsNext = (text: string, next: string, language: string, isCasual = false): boolean =>
  (endsShort(text, BESIDE_NUMBERS.abbreviations) && !(language !== 'de' && STREET.test(text))) ||
  ((endsShort(text, BESIDE_NUMBERS.mayEnd) || VOWELLESS.test(text)) && goesOnShort(next, isCasual)) ||
  (LETTERED.test(text) && /^\p{L}\.(?!\p{L})/u.test(next)) ||
  isOrdinal(text, next, language, isCasual) ||
  (language === 'de' && GERMAN_COUNTED.test(text) && /^\p{Lu}?\p{Ll}/u.test(next)) ||
  (GERMAN_DAY.test(text) && namesTime(firstWord(next), 'de')) ||
  (SHORT_END.test(text) && isTitle(next)) ||
  (INITIAL.test(text) && /^\p{Lu}\p{Ll}/u.test(next)) ||
  (/\b[ap]\.m\.$/u.test(text) && /^\p{Ll}/u.test(next)) ||
  (!/[.!?。！？؟।…]$/u.test(trimEndOf(text, CLOSERS)) && /^\p{Ll}/u.test(next));
