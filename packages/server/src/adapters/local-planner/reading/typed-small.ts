/** Capitals for what is typed without: days, places and whom to call have them whatever the rest is like. */
import type { Lexicon } from '../lexicon/lexicon';
import { datesOf } from './dates-written';
import { isOrdinary } from './ordinary-case';
import { findPhone } from './patterns';
import { lowered, titled } from './titled-words';

/** Of the words, at most so many have capitals in a brief that is typed without. */
const MOST_TITLED = 0.1;
const WORDS = /(?<![\p{L}\p{N}@._/-])\p{L}{3,}(?![\p{L}\p{N}@_/-]|\.\p{L})/gu;

const isTypedSmall = (brief: string): boolean => {
  const words = brief.match(WORDS) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length <= words.length * MOST_TITLED;
};

/** "tues to sat", "mon-fri", "sat 20 june": a day in short stands beside another or a figure. */
const SHORT = 5;
const BESIDE = /^\.?\s?(?:[-–&/]|to|and|till|until)?\s?(?:\p{N}|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,5}(?!\p{L}))/iu;
const BEHIND =
  /(?:\p{N}|(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,5})\.?\s?(?:[-–&/]|to|and|till|until|th|st|nd|rd)?\s?$/iu;
const NEAR = 16;

/** What is a verb as well, "may", "march", is a month beside a figure alone. */
const DOUBTFUL = /^(?:may|march|august)$/u;

const isDate = (word: string, before: string, behind: string, { language }: Lexicon): boolean => {
  const dates = datesOf(language);
  const isBeside = BESIDE.test(behind) || BEHIND.test(before);
  if (dates.has(titled(word, language))) return !DOUBTFUL.test(word) || isBeside;
  return (
    word.length <= SHORT &&
    isBeside &&
    [...dates].some((date) => lowered(date, language).startsWith(word) && SHORT_DAY.test(word))
  );
};
const SHORT_DAY = /^(?:mon|tue|wed|thu|fri|sat|sun)/u;

/** What leads to where something is. */
const PLACES = /(?:^|\s)(?:in|near|around)\s$/u;
/** ", frome." behind a house that is somewhere. */
const ENDS_PLACE = /(?:^|\s)(?:at|in)\s[^,.!?\n]{3,40},\s$/u;
const LONGEST_PLACE = 60;

const FIRM = /^\s*\p{Ll}{2,}\s&\s\p{Ll}{2,}(?=\s[-–—|]\s|[,:])/u;

/** "mo-fr", "kölnische str. 40". */
const GERMAN_DAYS = /(?<!\p{L})(mo|di|mi|do|fr|sa|so)(\.?\s?[-–+]\s?)(mo|di|mi|do|fr|sa|so)(?!\p{L})/gu;
const GERMAN_STREET = /(?<!\p{L})(\p{Ll}{3,}e[rn]?)\s(str\.|straße|platz|weg|allee|gasse)(?=\s\p{N})/gu;
const first = (word: string): string => titled(word, 'de');
const withGermanNames = (brief: string): string =>
  brief
    .replace(GERMAN_DAYS, (_, from: string, sign: string, to: string) => `${first(from)}${sign}${first(to)}`)
    .replace(GERMAN_STREET, (_, name: string, road: string) => `${first(name)} ${first(road)}`);

/** "app lisa 06 …", "scrivi a marta 347 …": whoever is called by a number has a name. */
const ASKED = /(?<!\p{L})(\p{Ll}{3,})\s(?:(?:a|à|con|com|met|mit|with|per|por)\s)?$/u;
const isCalled = (word: string, before: string, behind: string, lexicon: Lexicon): boolean => {
  const { acts, reaches, hangs, starts, ours, refers, always } = lexicon;
  const act = ASKED.exec(before)?.[1] ?? '';
  return (
    acts.includes(act) &&
    reaches.size > 0 &&
    ![reaches, hangs, starts, ours, refers, always].some((words) => words.has(word)) &&
    /^\s(?:(?:on|at|al|op|au|unter|pod|em)\s)?[+(\p{N}]/u.test(behind) &&
    findPhone(behind) !== undefined
  );
};

/** The brief, `typed` so, with capitals for days, places and persons. */
export const withNamesTitled = (brief: string, lexicon: Lexicon, typed = brief): string => {
  const { language, ordinary } = lexicon;
  if (!isTypedSmall(typed)) return brief;
  // "stone & string - …": two that a sign joins, before anything else is said, are a firm.
  const firm = brief.replace(FIRM, (name) => name.replace(/\p{L}+/gu, (word) => titled(word, language)));
  const given = language === 'de' ? withGermanNames(firm) : firm;
  const knowsWords = language === 'en' && ordinary.size > 0;
  let placed = -1;
  return given.replace(WORDS, (word, at: number) => {
    if (!/^\p{Ll}+$/u.test(word)) return word;
    const before = given.slice(Math.max(0, at - LONGEST_PLACE), at);
    const behind = given.slice(at + word.length, at + word.length + NEAR);
    if (isCalled(word, before, behind, lexicon)) return titled(word, language);
    if (!knowsWords) return word;
    // "hebden bridge", "whitley bay"
    if (at === placed + 1 && lexicon.titled.has(word)) return titled(word, language);
    if (isDate(word, before.slice(-NEAR), behind, lexicon)) return titled(word, language);
    if (isOrdinary(word, lexicon)) return word;
    const isPlace = PLACES.test(before) || (ENDS_PLACE.test(before) && /^(?:[.!?\n]|$)/u.test(behind));
    if (isPlace) placed = at + word.length;
    return isPlace ? titled(word, language) : word;
  });
};
