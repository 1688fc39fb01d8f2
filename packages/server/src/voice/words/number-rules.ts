/** Telephone numbers, money, measures, codes and plain numbers. */
import { SMALL_WORDS } from './languages/small-words';
import { anyOf, END, endIn, numberIn, sticky } from './patterns';
import { rateRules } from './rate-rules';
import { figures, sayCount, sayMoney, sayNumber } from './saying';
import { fractionRules } from './size-rules';
import type { Rule, SpokenLanguage } from './spoken-language';

const LEAST_PHONE = 7;
const MOST_PHONE = 15;
const MOST_GROUP = 4;

/** In the groups that it is written in, none of them long; a pause between them. */
const sayPhone = (language: SpokenLanguage, text: string): string | undefined => {
  const count = text.replace(/\D/g, '').length;
  // Of a number that begins with its country, what is dialled within it alone is not said.
  const groups = (text.startsWith('+') ? text.replace(/\(0\)/, ' ') : text).match(/\d+/g) ?? [];
  const isPhone = /^[+(]|^00|^0\d/.test(text) || (groups.length >= 2 && count >= 9);
  if (count < LEAST_PHONE || count > MOST_PHONE || !isPhone) return undefined;
  const said = groups.flatMap(
    (group) => group.match(new RegExp(`\\d{1,${group.length > MOST_GROUP ? 3 : MOST_GROUP}}`, 'g')) ?? [],
  );
  return `${text.startsWith('+') ? `${language.signs['+'] ?? 'plus'} ` : ''}${said.map((group) => figures(language, group)).join(', ')}`;
};

/** Letters of a code that can be said as a word, such as SAVE; others are said one by one. */
const sayLetters = (letters: string): string =>
  letters.length >= 3 && /[AEIOUÄÖÜ]/i.test(letters.slice(0, 3)) && /[^AEIOUÄÖÜ]/i.test(letters)
    ? letters.toLowerCase()
    : [...letters.toUpperCase()].join(' ');

/** Two figures are a number, more are said one by one. */
const sayFigures = (language: SpokenLanguage, text: string): string =>
  text.length <= 2 && !text.startsWith('0') ? language.cardinal(Number(text)) : figures(language, text);

/** Whether what looks like inches ends what was quoted. */
const isQuoted = (unit: string, before: string): boolean =>
  /^["”]$/u.test(unit) && (before.match(/["“”„]/gu) ?? []).length % 2 === 1;

/** Of programs: "v2.10.3", "iOS 17.4.1". Each part is a number of its own. */
const versionRule = (language: SpokenLanguage): Rule => ({
  pattern: new RegExp(
    `(?:(v)\\.?\\s?|(?<=(?:vers[\\p{L}]{2,4}|wersj\\p{L}{1,3}|sürüm|バージョン|الإصدار|iOS|Android)\\s?))(\\d{1,4}(?:\\.\\d{1,4}){1,4})(?![\\p{N}\\p{Script=Latin}])`,
    'uyi',
  ),
  say: ([, sign, version = '']) => {
    const dot = language.decimal === '.' ? language.point : language.web.dot;
    const said = version.split('.').map((part) => language.cardinal(Number(part)));
    return `${sign === undefined ? '' : 'V '}${said.join(` ${dot} `)}`;
  },
});

const codeRules = (language: SpokenLanguage): readonly Rule[] => [
  {
    pattern: new RegExp(`(?=[\\p{Lu}\\d-]*\\p{Lu})(?=[\\p{Lu}\\d-]*\\d)[\\p{Lu}\\d]+(?:-[\\p{Lu}\\d]+)*${END}`, 'uy'),
    say: ([code]) =>
      (code.match(/\p{L}+|\d+/gu) ?? [])
        .map((part) => (/\d/.test(part) ? sayFigures(language, part) : sayLetters(part)))
        .join(' '),
  },
  // mp3, v2.0
  {
    pattern: new RegExp(`(\\p{Ll}{1,12})(\\d{1,4})(?:\\.(\\d{1,2}))?${END}`, 'uy'),
    say: ([, letters = '', version = '', part]) =>
      letters === 'x'
        ? undefined
        : `${sayLetters(letters.toUpperCase())} ${language.cardinal(Number(version))}${part === undefined ? '' : ` ${language.point} ${language.cardinal(Number(part))}`}`,
  },
  // DIY, NHS: no vowel, or three letters that are known to be letters.
  {
    pattern: new RegExp(
      `[B-DF-HJ-NP-TV-XZ]{2,5}${END}|(?:DIY|VIP|USA|UK|EU|FAQ|UAE|AI|(?<!\\p{Lu}{2}\\s)IT(?!\\s\\p{Lu}{2})|CEO|SEO|API|USB|IBAN|PIN|BIO(?=-))${END}`,
      'uy',
    ),
    say: ([letters]) => (letters === 'BIO' ? undefined : [...letters].join(' ')),
  },
];

const outOfRules = (language: SpokenLanguage): readonly Rule[] =>
  language.outOf === undefined
    ? []
    : [
        {
          pattern: sticky(`(\\d(?:[.,]\\d)?)/(5|10)${END}(?![/.]\\d)`),
          say: ([, reached = '', most]) =>
            reached === '1'
              ? undefined
              : `${sayNumber(language, reached)} ${language.outOf} ${language.cardinal(Number(most))}`,
        },
      ];

const momentRules = (language: SpokenLanguage): readonly Rule[] =>
  language.moments === undefined
    ? []
    : [
        { pattern: sticky(`(?<=(?:${language.moments})\\s?)[–—-]\\s?(?=\\d)`), say: () => language.to },
        { pattern: sticky(`(?<=[\\dmh]\\.?\\s?)[–—-]\\s?(?=(?:${language.moments})${END})`), say: () => language.to },
      ];

export const numberRules = (language: SpokenLanguage): readonly Rule[] => {
  const number = numberIn(language);
  const money = anyOf(Object.keys(language.money));
  const units = anyOf(Object.keys(language.units));
  const unitOf = (written: string): string =>
    language.units[written] === undefined
      ? (Object.keys(language.units).find((unit) => unit.replace(/\s/g, '') === written.replace(/\s/g, '')) ?? written)
      : written;
  const end = endIn(language);
  // Behind a letter it joins words: "2-for-1"; the longer one is a minus before degrees and shares alone.
  const minus = `(?:(?<![\\p{L}\\p{N}])([-−]|(?<![\\p{L}\\p{N}]\\s?|[°%]\\s?)–(?=\\d+\\s?[°%]))(?=\\d))?`;
  const signed = (sign: string | undefined, said: string | undefined): string | undefined =>
    said === undefined || sign === undefined ? said : `${language.minus} ${said}`;
  return [
    versionRule(language),
    ...rateRules(language),
    // What is dialled begins with a nought; without spaces, whatever is said of it follows at once.
    ...(language.unspaced === true
      ? [
          {
            pattern: /0[\d()-]{7,14}\d(?![\d円年月日時分人個名]|\p{Script=Latin})/uy,
            say: ([text]: RegExpExecArray) => sayPhone(language, text),
          },
        ]
      : []),
    {
      pattern: /(?:\+|\(0|0\d|\d)[\d ()/.\u00a0\u202f-]{5,20}\d(?![\d\p{L}%€$£])/uy,
      say: ([text]) => sayPhone(language, text),
    },
    {
      pattern: sticky(`${minus}(${money})\\s?(${number})${end}`),
      say: ({ 1: sign, 2: name = '', 3: amount = '', input, index }) =>
        signed(sign, sayMoney(language, amount, name, input.slice(0, index))),
    },
    {
      pattern: sticky(`${minus}(${number})\\s?(${money})${end}`),
      say: ({ 1: sign, 2: amount = '', 3: name = '', input, index }) =>
        signed(sign, sayMoney(language, amount, name, input.slice(0, index))),
    },
    {
      pattern: new RegExp(`${minus}(${number})\\s?(${units})${end}(?:\\.(?=\\s\\p{Ll}))?`, 'uy'),
      say: ({ 1: sign, 2: amount = '', 3: unit = '', input, index }) =>
        isQuoted(unit, input.slice(0, index))
          ? undefined
          : signed(sign, sayCount(language, amount, language.units[unitOf(unit)] ?? unit, input.slice(0, index))),
    },
    ...codeRules(language),
    {
      pattern: sticky('24/7'),
      say: () => language.always ?? `${language.cardinal(24)} ${language.cardinal(7)}`,
    },
    ...outOfRules(language),
    ...momentRules(language),
    ...fractionRules(language),
    {
      // "2x", "3x faster"
      pattern: sticky(`(\\d{1,3})\\s?[×x](?![\\p{L}\\p{N}]|\\s?\\d)`),
      say: ([, times = '']) =>
        `${language.cardinal(Number(times))} ${SMALL_WORDS[language.tag]?.times ?? ''}`.trimEnd(),
    },
    {
      pattern: sticky(`[×x](\\d{1,3})${END}`),
      say: ([, times = '']) => `${language.signs['×'] ?? ''} ${language.cardinal(Number(times))}`,
    },
    { pattern: /(?:1[1-9]|20)\d\d(?![\p{L}\d]|[.,]\d)/uy, say: ([year]) => language.year(Number(year)) },
    {
      pattern: sticky(`${minus}(${number})`),
      say: ({ 0: all, 1: sign, 2: text = '', index, input }) => {
        const noun = /^[\s\u00a0](\p{L}+)/u.exec(input.slice(index + all.length))?.[1];
        const isCount = noun !== undefined && /^[1-9]\d{0,2}$/.test(text);
        const counted = isCount ? language.counting?.(Number(text), noun, input.slice(0, index)) : undefined;
        return signed(sign, counted ?? sayNumber(language, text));
      },
    },
  ];
};

/** Between two things that are counted: the ends of a range. */
export const rangeRule = (language: SpokenLanguage): Rule => ({
  pattern: /\s?[–—-]\s?(?=[\d$€£¥])/uy,
  say: () => language.to,
});
