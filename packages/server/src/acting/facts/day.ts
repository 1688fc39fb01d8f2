/** A day in a line, with its month and, where they are said, its weekday and the day with which a run of days begins. */
import { asciiDigits } from './digits';

export interface Day {
  /** As a calendar has it on its page. */
  readonly shown: string;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** As it is written. */
  readonly written: string;
  /** The first of several days. */
  readonly from?: number;
  /** 0 is Sunday. */
  readonly weekday?: number;
}

interface Month {
  readonly shown: string;
  readonly names: readonly string[];
}

/** A language that Intl knows; anything else is read as English. */
const knownLanguage = (language: string): string => {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
};

const months = new Map<string, readonly Month[]>();
const weekdays = new Map<string, readonly (readonly string[])[]>();

const monthsOf = (language: string): readonly Month[] => {
  const known = months.get(language);
  if (known !== undefined) return known;
  const named = Array.from({ length: 12 }, (_, month): Month => {
    const day = new Date(Date.UTC(2024, month, 12));
    const inDate = (style: 'long' | 'short'): string =>
      new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' })
        .formatToParts(day)
        .find(({ type }) => type === 'month')?.value ?? '';
    const names = [inDate('long'), inDate('short')].map((name) => name.replace('.', '').toLocaleLowerCase(language));
    return {
      shown: inDate('short').replace('.', ''),
      names: [...new Set(names)].filter((name) => /^\p{L}{3,}$/u.test(name)),
    };
  });
  months.set(language, named);
  return named;
};

/** Names of the weekdays, Sunday first, long and short. */
const weekdaysOf = (language: string): readonly (readonly string[])[] => {
  const known = weekdays.get(language);
  if (known !== undefined) return known;
  const named = Array.from({ length: 7 }, (_, day) =>
    (['long', 'short'] as const).map((weekday) =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
        // A Sunday.
        .format(new Date(Date.UTC(2024, 8, 1 + day)))
        .replace('.', '')
        .toLocaleLowerCase(language),
    ),
  );
  weekdays.set(language, named);
  return named;
};

/** How a language writes its weekdays on a calendar, Sunday first. */
export const narrowWeekdays = (language: string): readonly string[] =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(language, {
      weekday: /^(ja|zh|ko)/u.test(language) ? 'short' : 'narrow',
      timeZone: 'UTC',
    }).format(new Date(Date.UTC(2024, 8, 1 + day))),
  );

/** The name of a month by itself. */
export const monthName = (month: number, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month - 1, 12)));

const weekdayIn = (line: string, language: string): number | undefined => {
  if (/^(ja|zh)/u.test(language)) {
    const at = '日月火水木金土'.indexOf(
      /[((]([日月火水木金土])[))]|([日月火水木金土])曜/u.exec(line)?.slice(1).join('') ?? '-',
    );
    return at < 0 ? undefined : at;
  }
  const words = line.toLocaleLowerCase(language).split(/[^\p{L}\p{M}]+/u);
  const found = weekdaysOf(language).findIndex((names) =>
    words.some((word) => word.length > 1 && names.includes(word)),
  );
  return found < 0 ? undefined : found;
};

/** Whether words name a weekday or a month. */
export function namesDay(words: string, language: string): boolean {
  const known = knownLanguage(language);
  const own = words.toLocaleLowerCase(known).split(/[^\p{L}\p{M}]+/u);
  return (
    weekdayIn(words, known) !== undefined ||
    monthsOf(known).some(({ names }) => own.some((word) => names.includes(word)))
  );
}

const isDay = (day: number): boolean => day >= 1 && day <= 31;

/** What stands between the first and the last of several days, of those that are not written with a dash. */
const JOINS: ReadonlySet<string> = new Set('to till until through thru bis au à al a até ao tot do إلى حتى'.split(' '));
/** What opens such a run, where it does not open its line: "2 for 1 until 14 July" has no run. */
const OPENS: ReadonlySet<string> = new Set(
  'from on between vom von am du le de del desde dal il van op od من'.split(' '),
);
const DASHED = /\p{Nd}(?:[.º]|st|nd|rd|th)?\s?[-–—]\s?\p{Nd}/u;

const numberIn = (word: string | undefined): string | undefined =>
  /^(\p{Nd}{1,2})(?:st|nd|rd|th|er|º)?$/u.exec(word ?? '')?.[1];

/** "3.–5. Oktober", "de 12 a 14 de julho": both numbers belong to the month. */
function firstBefore(words: readonly string[], place: number, line: string): number | undefined {
  const opening = words[place - 3] ?? '';
  const isJoined = JOINS.has(words[place - 1] ?? '') && (opening === '' || OPENS.has(opening));
  const digits = numberIn(words[isJoined ? place - 2 : place - 1]);
  return digits === undefined || !(isJoined || DASHED.test(line))
    ? undefined
    : Number(asciiDigits(digits)) || undefined;
}

/** "July 12–14". */
function lastAfter(words: readonly string[], place: number, line: string) {
  const isJoined = JOINS.has(words[place + 1] ?? '');
  const written = numberIn(words[isJoined ? place + 2 : place + 1]);
  return written === undefined || !(isJoined || DASHED.test(line))
    ? undefined
    : { day: Number(asciiDigits(written)), written };
}

/** "15. März", "March 15", "12月1日", "3–5 October". */
export function dayIn(line: string, given: string): Day | undefined {
  const language = knownLanguage(given);
  const weekday = weekdayIn(line, language);
  const also = weekday === undefined ? {} : { weekday };
  const [, eastern, date, until] =
    /(\p{Nd}{1,2})\s?[月월]\s?(\p{Nd}{1,2})\s?[日일](?:\s?(?:[〜～~–—-]|から|至|到|부터)\s?(\p{Nd}{1,2})\s?[日일])?/u.exec(
      line,
    ) ?? [];
  if (eastern !== undefined && date !== undefined) {
    const [month, first, last] = [eastern, date, until ?? date].map((digits) => Number(asciiDigits(digits))) as [
      number,
      number,
      number,
    ];
    const isRun = last > first && isDay(last);
    const day = isRun ? last : first;
    const said = { shown: `${eastern}月`, month, day, written: isRun ? (until ?? date) : date };
    return month <= 12 && isDay(day) ? { ...said, ...(isRun ? { from: first } : {}), ...also } : undefined;
  }
  // "0.9% APR": no part of a rate is a day.
  const bare = line.replaceAll(/\p{Nd}{1,6}[.,]\p{Nd}{1,6}(?![.\p{Nd}])|\p{Nd}{1,6}\s?[%٪]/gu, ' % ');
  const words = bare.toLocaleLowerCase(language).split(/[^\p{L}\p{M}\p{Nd}%]+/u);
  for (const [index, { shown, names }] of monthsOf(language).entries()) {
    const at = words.findIndex((word) => names.includes(word));
    if (at < 0) continue;
    const places = [at - 1, ...(words[at - 1] === 'de' || words[at - 1] === 'of' ? [at - 2] : []), at + 1];
    const numberAt = (place: number): string | undefined => numberIn(words[place]);
    const place = places.find((tried) => numberAt(tried) !== undefined);
    const written = place === undefined ? undefined : numberAt(place);
    if (place === undefined || written === undefined) continue;
    const day = Number(asciiDigits(written));
    if (!isDay(day)) continue;
    const from = place < at ? firstBefore(words, place, line) : undefined;
    if (from !== undefined && from < day) return { shown, month: index + 1, day, written, from, ...also };
    const last = place > at ? lastAfter(words, place, line) : undefined;
    const isRun = last !== undefined && last.day > day && isDay(last.day);
    return { shown, month: index + 1, ...(isRun ? { ...last, from: day } : { day, written }), ...also };
  }
  return undefined;
}
