/** What is paid for what, and amounts of millions: "3 €/kg", "2,50 €/100 g", "1,5 M€". */
import { SMALL_WORDS } from './languages/small-words';
import { anyOf, END, endIn, numberIn } from './patterns';
import { readNumber, sayCount, sayMoney } from './saying';
import type { Forms, Rule, SpokenLanguage } from './spoken-language';

/** Of one, without its article or its number. */
const nameOf = (forms: Forms, tag: string): string => {
  const one = typeof forms === 'string' ? forms : (forms.one ?? forms.other ?? '');
  if (!one.startsWith('=')) return one;
  return tag === 'ar' ? one.slice(1).replace(/ واحدة?$/u, '') : one.replace(/^=(?:\p{L}+\s|un’)/u, '');
};

const manyOf = (forms: Forms): string => (typeof forms === 'string' ? forms : (forms.other ?? ''));

const THOUSANDS = new Set(['k', 'K', 'T', 'tys.']);
const MILLIONS = ['M', 'Mio', 'Mio.', 'mio', 'mln', 'mln.', 'Mn', 'mn', 'million', 'mi'];
const BILLIONS = ['B', 'bn', 'Bn', 'Mrd', 'Mrd.', 'mld', 'mld.', 'Md', 'billion'];

const scaleOf = (language: SpokenLanguage, scale: string): Forms | undefined => {
  const words = SMALL_WORDS[language.tag];
  return MILLIONS.includes(scale) ? words?.million : BILLIONS.includes(scale) ? words?.billion : undefined;
};

/** "eineinhalb Millionen Euro", "un virgule cinq million d’euros" */
const sayLarge = (
  language: SpokenLanguage,
  amount: string,
  scale: string,
  sign: string | undefined,
): string | undefined => {
  const money = sign === undefined ? undefined : language.money[sign];
  if (sign !== undefined && money === undefined) return undefined;
  if (THOUSANDS.has(scale)) {
    const value = Math.round(readNumber(language, amount).value * 1000);
    return sign === undefined ? language.cardinal(value) : sayMoney(language, String(value), sign);
  }
  const forms = scaleOf(language, scale);
  if (forms === undefined) return undefined;
  const many = sayCount(language, amount, forms);
  if (money === undefined) return many;
  const own = typeof money.whole === 'string' || language.tag === 'ar' ? undefined : money.whole.many;
  const { of = '' } = SMALL_WORDS[language.tag] ?? {};
  return `${many} ${own ?? `${of} ${manyOf(money.whole)}`.trim()}`;
};

export const rateRules = (language: SpokenLanguage): readonly Rule[] => {
  const words = SMALL_WORDS[language.tag];
  if (words === undefined || language.tag === 'ja') return [];
  const number = numberIn(language);
  const money = anyOf(Object.keys(language.money));
  const units = anyOf(Object.keys(language.units));
  const scales = anyOf([...THOUSANDS, ...MILLIONS, ...BILLIONS]);
  const paid = `(?<=(?:${money}|\\p{Sc}\\s?[\\d.,]*)\\s?)`;
  const large: Rule[] = [
    {
      pattern: new RegExp(`(${money})\\s?(${number})\\s?(${scales})${END}`, 'uy'),
      say: ([, sign, amount = '', scale = '']) => sayLarge(language, amount, scale, sign),
    },
    {
      pattern: new RegExp(`(${number})\\s?(${scales})\\s?(${money})${endIn(language)}`, 'uy'),
      say: ([, amount = '', scale = '', sign]) => sayLarge(language, amount, scale, sign),
    },
    {
      pattern: new RegExp(`(${number})\\s?(Mio\\.?|mln\\.?|mn|Mn|Mrd\\.?|mld\\.?|bn)${END}`, 'uy'),
      say: ([, amount = '', scale = '']) => sayLarge(language, amount, scale, undefined),
    },
    // "10k followers"; a run of ten is said by its letter.
    {
      pattern: new RegExp(`(${number})([kKM])(?=\\+|\\s(?!(?:runs?|races?|walk)(?!\\p{L}))\\p{Ll}{3})`, 'uy'),
      say: ([, amount = '', scale = '']) => sayLarge(language, amount, scale, undefined),
    },
  ];
  const named = (unit: string): string | undefined => {
    const forms = language.units[unit];
    return forms === undefined ? undefined : nameOf(forms, language.tag);
  };
  // "per kg"
  large.push({
    pattern: new RegExp(
      `(?<=(?:^|\\s)(?:per|pro|par|por|al|a|za|le|el)\\s)(kg|km|m²|m2|kWh|ha|GB|ml|cl|cm)${END}`,
      'uy',
    ),
    say: ([, unit = '']) => named(unit),
  });
  if (language.tag === 'tr') return large;
  const measured = `(?<=\\d\\s?(?:${units})\\s?)`;
  return [
    ...large,
    {
      pattern: new RegExp(`${measured}/\\s?(${number})\\s?(${units})${END}`, 'uy'),
      say: ([, amount = '', unit = '']) => {
        const forms = language.units[unit];
        if (forms === undefined || words.among === undefined) return undefined;
        return `${words.among} ${sayCount(language, amount, forms)}`;
      },
    },
    {
      pattern: new RegExp(`${measured}/\\s?(${units})${END}`, 'uy'),
      say: ([, unit = '']) => {
        const name = named(unit);
        return name === undefined ? undefined : words.in?.(name);
      },
    },
    {
      pattern: new RegExp(`${paid}\\s?/\\s?(${number})\\s?(${units})${END}`, 'uy'),
      say: ([, amount = '', unit = '']) => {
        const forms = language.units[unit];
        return forms === undefined ? undefined : `${words.every} ${sayCount(language, amount, forms)}`;
      },
    },
    {
      pattern: new RegExp(`${paid}\\s?/\\s?(${units})${END}`, 'uy'),
      say: ([, unit = '']) => {
        const name = named(unit);
        return name === undefined ? undefined : words.per(name);
      },
    },
    // "$9/user"
    {
      pattern: new RegExp(`${paid}\\s?/\\s?(\\p{Ll}{3,})${END}`, 'uyi'),
      say: ([, noun = '']) => words.each?.(noun),
    },
  ];
};
