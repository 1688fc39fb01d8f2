/** What English writes short: feet and inches, rupees, letters that stand for words, and schemes that are named by a number. */
import { toCardinal } from 'n2words/en-GB';
import { END, sticky } from '../patterns';
import type { Rule } from '../spoken-language';

/** Said by their letters; what is said as a word (NASA, PIN, VAT) is none of them. */
const LETTERS =
  'APR|AER|APY|ATM|ABV|ADHD|AGM|AKA|API|ASMR|CEO|CFO|COO|CTO|CRM|DIY|ECG|EICR|EMI|EPC|ERP|ESG|ETA|EU|EV|FAQ|GCSE|GPA|HIV|IBS|ICU|ID|IPA|IPL|IQ|IRS|ISBN|ISP|IT|IVF|KPI|LED|LLC|MBA|MBE|MOT|MRI|OAP|OBE|OEM|OLED|PE|PhD|ROI|SEO|SUV|UAE|UFO|UHD|UI|UK|UPS|UPVC|uPVC|URL|USA|USB|USP|UV|UX|VIP';

const side = `(\\d{1,3})['’′](?:\\s?(\\d{1,2})["”″])?`;
const sayFeet = (feet = '', inches?: string): string =>
  `${toCardinal(Number(feet))} foot${inches === undefined ? '' : ` ${toCardinal(Number(inches))}`}`;

/** Whether a quotation mark was opened before, which a later one may close. */
const isQuoted = (before: string): boolean => /(?:^|[\s(])['‘]\S/u.test(before);

/** Among words in capitals nothing is told apart. */
const isShouted = (before: string, after: string): boolean =>
  /\p{Lu}{2,}[’']?\p{Lu}*\s$/u.test(before) || /^\s\p{Lu}{2,}/u.test(after);

export const englishShortRules: readonly Rule[] = [
  {
    pattern: new RegExp(`${side}\\s?(?:[×xX]|by)\\s?${side}(?:\\s?(?:[×xX]|by)\\s?${side})?${END}`, 'uy'),
    say: ([, ...found]) =>
      [0, 2, 4].flatMap((at) => (found[at] === undefined ? [] : [sayFeet(found[at], found[at + 1])])).join(' by '),
  },
  { pattern: /(\d{1,2})['’′]\s?(\d{1,2})["”″]/uy, say: ([, feet, inches]) => sayFeet(feet, inches) },
  {
    pattern: /(\d{1,3})['’′](?=\s\p{Ll}|[.,;:!?)]|\s?$)/uy,
    say: ({ 1: feet, index, input }) => (isQuoted(input.slice(0, index)) ? undefined : sayFeet(feet)),
  },
  { pattern: /Rs\.?\s?(\d[\d,]*)(?![\d.,]*\d)/uy, say: ([, amount = '']) => `${sayWhole(amount)} rupees` },
  {
    pattern: sticky(`401\\(?k\\)?${END}`),
    say: () => 'four oh one K',
  },
  {
    pattern: new RegExp(`(${LETTERS})(s?)${END}`, 'uy'),
    say: ({ 1: letters = '', 2: more, index, input }) =>
      isShouted(input.slice(0, index), input.slice(index + letters.length))
        ? undefined
        : `${[...letters.toUpperCase()].join(' ')}${more === '' ? '' : "'s"}`,
  },
];

const sayWhole = (amount: string): string => toCardinal(Number(amount.replaceAll(',', '')));
