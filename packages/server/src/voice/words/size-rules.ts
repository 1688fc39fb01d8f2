/** Sizes, fractions, scores and scales: numbers that stand beside one another with a sign between. */
import { SMALL_WORDS, secondSide } from './languages/small-words';
import { anyOf, END, numberIn } from './patterns';
import { sayCount, sayNumber } from './saying';
import type { Rule, SpokenLanguage } from './spoken-language';

/** What is packed, and not measured by its sides: "6 x 330 ml". */
const PACKED = /^(?:k?g|gr|mg|[cm]?[lL]|lt|kJ|min|h|s|oz|كجم|كغ|غ|جم|مل)$/;

/** "2 x 3 m", "20 cm x 30 cm", "20×30×5 cm", "4x4" */
export const sizeRules = (language: SpokenLanguage): readonly Rule[] => {
  const words = SMALL_WORDS[language.tag];
  if (words === undefined) return [];
  const side = `(${numberIn(language)})(?:\\s?(${anyOf(Object.keys(language.units))}))?`;
  const end = language.unspaced === true ? '(?![\\d.,×xX])' : '(?![\\p{L}\\p{N}]|[.,]\\d)';
  return [
    {
      pattern: new RegExp(`${side}\\s?[×xX]\\s?${side}(?:\\s?[×xX]\\s?${side})?${end}`, 'uy'),
      say: ([all, ...found]) => {
        if (words.fours !== undefined && /^4\s?[×x]\s?4$/.test(all)) return words.fours;
        const sides = [0, 2, 4].flatMap((at) => {
          const [amount, unit] = [found[at], found[at + 1]];
          return amount === undefined ? [] : [{ amount, unit }];
        });
        const packed = sides.some(({ unit }) => unit !== undefined && PACKED.test(unit));
        return sides
          .map(({ amount, unit }, at) => {
            const forms = unit === undefined ? undefined : language.units[unit];
            const said = forms === undefined ? sayNumber(language, amount) : sayCount(language, amount, forms);
            return at === 0 ? said : (language.governed?.(said, `${words.by} `) ?? said);
          })
          .join(` ${packed ? words.times : words.by} `);
      },
    },
  ];
};

const isScale = (language: SpokenLanguage): string =>
  `(?<=(?:${SMALL_WORDS[language.tag]?.scales ?? '(?!)'})\\s?:?\\s?)`;

export const ratioRules = (language: SpokenLanguage): readonly Rule[] => {
  const words = SMALL_WORDS[language.tag];
  if (words === undefined) return [];
  const number = numberIn(language);
  const join = (one: string, word: string, other: string): string =>
    `${sayNumber(language, one)} ${word} ${secondSide(language.tag, Number(other), sayNumber(language, other))}`.replace(
      '  ',
      ' ',
    );
  return [
    {
      pattern: new RegExp(`${isScale(language)}(\\d{1,3}):(\\d{1,6})(?!\\d)`, 'iuy'),
      say: ([, one = '', other = '']) => join(one, words.scaled, other),
    },
    // Minutes have two figures, and are less than sixty.
    {
      pattern: new RegExp(`(${number}):(\\d|[6-9]\\d|\\d{3})(?![\\d:]|[.,]\\d)`, 'uy'),
      say: ([, one = '', other = '']) => join(one, one === '1' ? words.scaled : words.against, other),
    },
    { pattern: new RegExp(`50/50${END}`, 'uy'), say: () => `${language.cardinal(50)} ${language.cardinal(50)}` },
    { pattern: /(?<!\p{N}\s?)[~≈](?=\s?\d)/uy, say: () => words.about },
    // "<3" is a heart.
    {
      pattern: new RegExp(
        `<(?!3(?:$|[.!]|\\s(?!(?:${anyOf(Object.keys(language.units))})${END})\\p{L}))(?=\\s?[\\d\\p{Sc}])`,
        'uy',
      ),
      say: () => words.under,
    },
    // Of an arrow it is the head.
    { pattern: /(?<![-=–])>(?=\s?[\d\p{Sc}])/uy, say: () => words.over },
    { pattern: /≥(?=\s?[\d\p{Sc}])/uy, say: () => words.least },
    { pattern: /≤(?=\s?[\d\p{Sc}])/uy, say: () => words.most },
    { pattern: /±(?=\s?\d)/uy, say: () => words.both },
  ];
};

const FRACTIONS: Readonly<Record<string, string>> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾' };
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ '½': [1, 2], '¼': [1, 4], '¾': [3, 4], '⅓': [1, 3], '⅔': [2, 3] },
};
/** Behind these, figures with a stroke between are a day. */
const DAYS = '(?<!(?:^|\\s)(?:on|le|du|au|el|il|al|dal|del|em|op|dnia|od|do|den|since|until|from)\\s)';

export const fractionRules = (language: SpokenLanguage): readonly Rule[] => {
  const sign = (written: string): string => FRACTIONS[written] ?? written;
  const say = (written: string): string => {
    const [over = 1, under = 2] = PARTS[sign(written)] ?? [];
    return language.signs[sign(written)] ?? `${language.cardinal(over)} ${language.cardinal(under)}`;
  };
  const units = anyOf(Object.keys(language.units));
  const fraction = `([½¼¾⅓⅔]|${DAYS}(?<![\\d/])(?:1/[234]|[23]/3(?<!3/3)|3/4)(?![\\d/]|[.,]\\d))`;
  return [
    {
      pattern: new RegExp(`(\\d+)(?:\\s?(?=[½¼¾⅓⅔])|\\s(?=\\d/))${fraction}(?:\\s?(${units})${END})?`, 'uy'),
      say: ([, whole = '', part = '', unit]) => {
        const said = `${language.cardinal(Number(whole))} ${language.signs['1½'] ?? ''} ${say(part)}`;
        const forms = unit === undefined ? undefined : language.units[unit];
        return forms === undefined ? said : `${said} ${typeof forms === 'string' ? forms : (forms.other ?? '')}`;
      },
    },
    {
      pattern: new RegExp(`${fraction}(?:\\s?(${units})${END})?`, 'uy'),
      say: ({ 0: all, 1: part = '', 2: unit, input, index }) => {
        const forms = unit === undefined ? undefined : language.units[unit];
        const named =
          forms === undefined ? undefined : typeof forms === 'string' ? forms : (forms.one ?? forms.other ?? '');
        const name = named?.startsWith('=') ? named.replace(/^=(?:\p{L}+\s|un’)/u, '') : named;
        const noun = name ?? /^[\s\u00a0-]+(\p{L}+)/u.exec(input.slice(index + all.length))?.[1] ?? '';
        const said = sign(part) === '½' ? (language.half?.(noun) ?? say(part)) : say(part);
        return name === undefined ? said : `${said} ${name}`;
      },
    },
  ];
};
