/**
 * What the last card of an event says beside its name and its call: when it is and where, once more, for that is what viewers
 * have to keep.
 */
import { dayIn, namesDay } from '../../../acting/facts/day';
import { hourOf } from '../../../acting/facts/hour';
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
  if (first === undefined || namesPrice(first) || !isBrief(first, MOST_WORDS)) return undefined;
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
