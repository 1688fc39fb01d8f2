/** Dates, times of day, and days of the week, as all languages may write them. */
import { anyOf, END, sticky } from './patterns';
import { monthsOf, weekdayName, weekdaysOf } from './saying';
import type { Rule, SpokenLanguage } from './spoken-language';

const isDay = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;

/** "26" of a date is of this century. */
const wholeYear = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : text.length === 2 ? 2000 + Number(text) : Number(text);

/** Words that a day stands behind. */
const BEFORE_DAYS = 'le|du|au|dès le|el|il|dal|al|del|em|até|op|vanaf|on|by|until|from|since|dnia|dia|día|giorno';

const dateRules = (language: SpokenLanguage): readonly Rule[] => {
  const months = monthsOf(language.tag);
  const names = anyOf(months.keys());
  const said = (day: string | undefined, month: number, year: string | undefined): string | undefined =>
    isDay(Number(day), month) ? language.date(Number(day), month, wholeYear(year)) : undefined;
  const named = (name: string | undefined): number => months.get((name ?? '').toLowerCase().replace(/\.$/, '')) ?? 0;
  return [
    {
      pattern: sticky(`(\\d{4})-(\\d{2})-(\\d{2})${END}`),
      say: ([, year, month, day]) => said(day, Number(month), year),
    },
    {
      pattern: sticky(`(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4}|\\d{2})${END}`),
      say: ([, day, month, year]) => said(day, Number(month), year),
    },
    {
      pattern: sticky(`(\\d{1,2})([/-])(\\d{1,2})\\2(\\d{4}|\\d{2})${END}`),
      say: ([, first, , second, year]) =>
        language.dayFirst || Number(first) > 12 ? said(first, Number(second), year) : said(second, Number(first), year),
    },
    // "am 3/5", "20–22/5": figures with a stroke are a day where a word for days or another day stands before them.
    {
      pattern: new RegExp(
        `(?<=(?:^|\\s)(?:${BEFORE_DAYS})\\s|\\d{1,2}(?:\\s?[–-]|\\s(?:a|al|au|t/m|tot|do|to)\\s))(\\d{1,2})/(\\d{1,2})(?![\\d/]|\\s(?:${names}))`,
        'iuy',
      ),
      say: ([, first, second]) =>
        language.unspaced === true
          ? undefined
          : language.dayFirst || Number(first) > 12
            ? said(first, Number(second), undefined)
            : said(second, Number(first), undefined),
    },
    // "14 March 2026", "14. März", "14 de marzo de 2026", "1er mai", "3rd of May"
    {
      pattern: sticky(
        `(\\d{1,2})(?:st|nd|rd|th|\\.|er|º|ª|°)?\\s+(?:de\\s+|of\\s+)?(${names})\\.?${END}(?:,?\\s+(?:de\\s+|del\\s+)?(\\d{4})${END})?`,
      ),
      say: ([, day, month, year]) => said(day, named(month), year),
    },
    // "March 14, 2026"
    {
      pattern: sticky(`(${names})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[.:]\\d)(?:,\\s*(\\d{4})${END})?`),
      say: ([, month, day, year]) => (language.tag.startsWith('en') ? said(day, named(month), year) : undefined),
    },
  ];
};

export const timeRules = (language: SpokenLanguage): readonly Rule[] => {
  const days = weekdaysOf(language.tag);
  const names = anyOf(days.keys());
  const day = (name: string | undefined): string =>
    weekdayName(language.tag, days.get((name ?? '').toLowerCase().replace(/\.$/, '')) ?? 0);
  return [
    ...dateRules(language),
    {
      pattern: sticky(`([01]?\\d|2[0-4]):([0-5]\\d)(?!\\d|:\\d)`),
      say: ([, hour, minute]) => language.time(Number(hour), Number(minute)),
    },
    // "Mon–Fri"
    ...(language.unspaced === true
      ? []
      : [
          {
            pattern: sticky(`(${names})\\.?\\s?[–—-]\\s?(${names})\\.?${END}`),
            say: ([, from, until]: RegExpExecArray) => `${day(from)} ${language.to} ${day(until)}`,
          },
        ]),
  ];
};
