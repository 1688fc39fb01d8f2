/**
 * What the last card of an event says beside its name and its call: when it is and where, once more, for that is what viewers
 * have to keep.
 */
import { dayIn, namesDay } from '../../../acting/facts/day';
import { hourOf } from '../../../acting/facts/hour';
import { isOneOf } from '../../../wording/phrases';
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { Lexicon } from '../lexicon/lexicon';
import { isUnspaced, visibleWords } from '../reading/measure';
import { namesPrice, namesStreet, namesTime } from '../reading/patterns';
import type { Reading } from '../reading/read-brief';
import { capitalised, readThought, type Thought } from '../reading/thought';

/** Words of a day that is kept at a glance, and of a place. */
const MOST_WORDS = 8;
const MOST_PLACE = 6;
/** Characters of either in a script without spaces. */
const MOST_UNSPACED = 20;
/** Thoughts among which a brief says what it is about. */
const HEAD = 2;

const isBrief = (text: string, most: number): boolean =>
  isUnspaced(text) ? text.length <= MOST_UNSPACED : visibleWords(text) <= most;

/** Whether a brief tells of something that is held, or that opens on a day. */
export const isOccasion = ({ thoughts, brand = '', lexicon, language }: Reading): boolean => {
  const head = [brand, ...thoughts.slice(0, HEAD).map(({ text }) => text)];
  return head.some((text) => {
    const named = lexicon.bank?.names().all(text) ?? [];
    const opens = lexicon.announces.all(text).length > 0 && dayIn(text, language) !== undefined;
    return opens || named.some(({ value }) => value.trade === 'events');
  });
};

/** "every Thursday", "todos los martes". */
const EACH = /^(?:every|each|other|jeden|jede|chaque|tous|les|cada|todos|los|ogni|elke|iedere|każdy|każdą|co|her)$/iu;
/** Words of a date. */
const MOST_DATE = 3;

/** "Saturday 17 May 10-12": a date, and from when to when. */
const FROM_TO = /(?<![\p{N}.,])\p{N}{1,2}(?:[:.h]\p{N}{0,2})?\s?[-–]\s?\p{N}{1,2}(?![\p{N}.]|\s\p{Lu})/u;

/** Whether a brief opens with a date and hours, and names nothing that is sold on it. */
export const opensOnDate = ({ thoughts, language, isShop }: Reading): boolean => {
  const about = thoughts.find(({ kinds }) => !kinds.has('question'));
  return (
    !isShop &&
    about !== undefined &&
    about.order < HEAD &&
    !namesPrice(about.text) &&
    FROM_TO.test(about.text) &&
    isDated(about.text, language)
  );
};

/** Whether a brief opens with what has its day and its hour: a quiz every Thursday at 8. Two days are rather when somebody is open. */
export const isHeldAt = ({ thoughts, language }: Reading): boolean => {
  const about = thoughts.find(({ kinds }) => !kinds.has('question'));
  const text = about?.text ?? '';
  if (about === undefined || about.order >= HEAD || about.contact !== undefined) return false;
  // "Knit night every other Tuesday" is held without its hour, too.
  const isOften = text
    .split(/\s+/u)
    .some(
      (word, at, words) =>
        EACH.test(word) && words.slice(at + 1, at + 1 + MOST_DATE).some((day) => namesDay(day, language)),
    );
  if (hourOf(text) === undefined && !isOften) return false;
  const days = text.split(/[\s,،.–-]+/u).filter((word) => /^\p{L}{3,}/u.test(word) && namesDay(word, language));
  const isOne = days.length === 1 || isDated(text, language);
  return isOne && !namesDay(text.split(/\s/u, 1)[0] ?? '', language);
};

const partsOf = (text: string): string[] => text.split(/(?<!\p{N})[.]\s+|[,،;|]\s+|、/u).map((part) => part.trim());

/** "Car boot sale, Saturday 6 June": what is held stands before its day. */
export const heldIn = (text: string, { bank, language }: Lexicon): string | undefined => {
  const [head = ''] = partsOf(text);
  const isHeld =
    bank
      ?.names()
      .all(head)
      .some(({ value }) => value.trade === 'events') === true;
  return isHeld && head !== text && !namesTime(head, language) && isBrief(head, MOST_PLACE) ? head : undefined;
};

const isDated = (text: string, language: string): boolean => dayIn(text, language) !== undefined;

/** "Sourdough workshop for beginners sat 22 feb 10am - 2pm at …": the words of the day and its hours, side by side. */
const whenWithin = (
  text: string,
  language: string,
  names: (part: string, language: string) => boolean,
): string | undefined => {
  const words = text.split(/\s+/u);
  const tellsWhen = (word = ''): boolean =>
    namesDay(word, language) || hourOf(word) !== undefined || /^\p{N}/u.test(word);
  // "Turns 25 this September": a number before another word counts something else.
  const counts = (index: number): boolean =>
    /^\p{N}{1,4}$/u.test(words[index] ?? '') &&
    /^\p{Ll}{4,}$/u.test(words[index + 1] ?? '') &&
    !namesTime(words[index + 1] ?? '', language);
  const at = words.findIndex(
    (word, index) =>
      tellsWhen(word) && !counts(index) && names(words.slice(index, index + MOST_DATE).join(' '), language),
  );
  if (at < 0) return undefined;
  let end = at;
  // "Martes a las 20:30": small words join a day to its hour.
  const joins = (index: number): boolean =>
    [1, MOST_JOINING].some(
      (ahead) =>
        tellsWhen(words[index + ahead]) &&
        words.slice(index, index + ahead).every((word) => /^(?:\p{Ll}{1,4}|[-–])$/u.test(word)),
    );
  while (end < words.length && (tellsWhen(words[end]) || joins(end))) end += 1;
  // "Von 10 bis 14 Uhr", "du 29 novembre au 21 décembre": a number is of the word behind it.
  if (/^\p{N}{1,2}$/u.test(words[end - 1] ?? '') && OF_NUMBER.test(words[end] ?? '')) end += 1;
  let start = at;
  // "Du 6 au 22 novembre": the first day of several, and what leads to it.
  const isDay = (index: number): boolean => /^\p{N}/u.test(words[index] ?? '');
  while (start > 1 && isDay(start) && SMALL.test(words[start - 1] ?? '') && isDay(start - 2)) start -= 2;
  // "fino al 31 gennaio": how long something lasts is no day on which it is.
  const isUntil = (index: number): boolean =>
    UNTIL.test(words[index] ?? '') || isOneOf(BESIDE_NUMBERS.until, words[index]?.toLowerCase() ?? '');
  if (start > 1 && SMALL.test(words[start - 1] ?? '') && isUntil(start - 2)) start -= 2;
  else if (start > 0 && (isUntil(start - 1) || LEADS.test(words[start - 1] ?? ''))) start -= 1;
  while (start > 0 && EACH.test(words[start - 1] ?? '')) start -= 1;
  const when = words.slice(start, end).join(' ');
  // "Every third Sunday of the month": a weekday alone would be every one.
  return (/\p{N}/u.test(when) || start < at) && names(when, language) && isBrief(when, MOST_WORDS)
    ? capitalised(when, language)
    : undefined;
};
const SMALL = /^(?:[\p{Ll}\p{Script=Arabic}]{1,4}|[-–])$/u;
const UNTIL = /^(?:fino|hasta|jusqu['’]au|bis|até|tot|until|till|aż|do)$/iu;
const LEADS =
  /^(?:od|do|ab|am|vom|bis|from|until|till|by|dal|dès|du|le|au|desde|hasta|del|de|el|vanaf|van|tot|fino|até|من)$/iu;
/** What an hour is called, or a month as somebody types it. */
const OF_NUMBER = /^(?:uhr|h|u|uur|ore|horas?|heures?|pm|am|\p{Ll}{6,10})[.,]?$/iu;
/** Words between a day and its hour. */
const MOST_JOINING = 2;

/** "Pub quiz every Thursday 8pm": what is held stands before its day. */
const opensWithout = (text: string, when: string): boolean => {
  const before = text.slice(0, Math.max(0, text.toLowerCase().indexOf(when.toLowerCase())));
  return !/\p{N}/u.test(before) && visibleWords(before) >= LEAST_HELD;
};
const LEAST_HELD = 2;

/** The day of a text with its hours, without what else it tells. */
const whenIn = (
  text: string,
  language: string,
  names: (part: string, language: string) => boolean,
): string | undefined => {
  const parts = partsOf(text.replace(/\s?[(（][^()（）]{1,60}[)）]/gu, ''));
  const at = parts.findIndex((part) => names(part, language));
  const before = parts[at - 1] ?? '';
  // "Sunday, 7 December"
  const first = namesDay(before, language) && visibleWords(before) === 1 ? `${before}, ${parts[at]}` : parts[at];
  if (first === undefined || namesPrice(first)) return undefined;
  const within = whenWithin(first, language, names);
  if (!isBrief(first, MOST_WORDS) || (within !== undefined && opensWithout(first, within))) return within;
  const next = parts[at + 1] ?? '';
  const both = `${first}, ${next}`;
  const goesOn = namesTime(next, language) && !namesPrice(next) && isBrief(both, MOST_WORDS);
  return capitalised(goesOn ? both : first, language);
};

/** The hours of a text, as they stand behind a day: "From 10 to 6" goes on with it, "Sunday 2 pm" is another one. */
const hoursIn = (text: string, { language, starts }: Lexicon): string[] =>
  partsOf(text)
    .filter((part) => hourOf(part) !== undefined && !namesPrice(part))
    .map((part) => {
      const first = part.split(' ', 1)[0] ?? '';
      const isSmall = starts.has(first.toLowerCase()) || (language !== 'de' && !namesDay(first, language));
      return isSmall ? `${first.toLowerCase()}${part.slice(first.length)}` : part;
    });

const isPlace = ({ kinds, text }: Thought): boolean =>
  (kinds.has('place') || namesStreet(text)) && !namesPrice(text) && isBrief(text, MOST_PLACE);

/** "10 to 6, Town Hall": a name behind a time is where. */
const placeBehind = (text: string, language: string): string | undefined =>
  partsOf(text).find(
    (part, at, parts) =>
      at > 0 &&
      namesTime(parts[at - 1] ?? '', language) &&
      !namesTime(part, language) &&
      /^\p{Lu}\p{Ll}+\s/u.test(part) &&
      !/\p{N}/u.test(part) &&
      isBrief(part, MOST_PLACE),
  );

/** The facts of an event that its last card repeats; none where no day is told. */
export const remindersOf = ({ thoughts, lexicon, language }: Reading): readonly Thought[] => {
  const said = thoughts.filter(({ list, quotation }) => list === undefined && quotation === undefined);
  // "Every Sunday" is when, where no date is told.
  const names = said.some(({ text }) => isDated(text, language)) ? isDated : namesDay;
  const when = said.map(({ text }) => whenIn(text, language, names)).find((text) => text !== undefined);
  if (when === undefined) return [];
  const hour = hourOf(when) === undefined ? said.flatMap(({ text }) => hoursIn(text, lexicon))[0] : undefined;
  const both = hour === undefined ? when : `${when}, ${hour}`;
  const time = isBrief(both, MOST_WORDS) ? both : when;
  const where =
    said.find(isPlace)?.text ?? said.map(({ text }) => placeBehind(text, language)).find((text) => text !== undefined);
  return [time, ...(where === undefined || time.includes(where) ? [] : [where])].map((text) =>
    readThought(text, 0, lexicon),
  );
};
