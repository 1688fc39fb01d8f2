/** Letters that stand for something: initials, numbers of kings, stars, and days of the week beside hours. */
import { anyOf, END, numberIn, sticky } from './patterns';
import { fromRoman } from './roman';
import { sayCount, sayNumber, weekdayName, weekdaysOf } from './saying';
import type { Rule, SpokenLanguage } from './spoken-language';

/** Names of rulers and popes, as these languages write them. */
const RULERS =
  'Henry|Heinrich|Henri|Enrique|Enrico|Henrique|Hendrik|Henryk|Louis|Ludwig|Luis|Luigi|Luís|Lodewijk|Ludwik|Charles|Karl|Carlos|Carlo|Karel|Karol|Elizabeth|Elisabeth|Élisabeth|Isabel|Elisabetta|Elżbieta|Catherine|Katharina|George|Georg|Jorge|Giorgio|William|Wilhelm|Guillaume|Guillermo|Guglielmo|Guilherme|Willem|Friedrich|Frederick|Frédéric|Felipe|Filippo|Filipe|Philip|Philippe|Filips|Alfonso|Afonso|João|Juan|Giovanni|Jan|John|Johannes|Paul|Paolo|Pablo|Paulo|Pedro|Pietro|Peter|Napoleon|Napoléon|Napoleón|Napoleone|Napoleão|Emanuele|François|Francis|Franz|Francesco|Fernando|Ferdinand|Leopold|Léopold|Umberto|Pius|Pie|Pio|Benedict|Benedikt|Benoît|Benedetto|Bento|Zygmunt|Kazimierz|Władysław|Edward|Eduard|Richard|James|Mehmet|Murat|Selim|Ramses|Ramsès';
const WOMEN = /^(?:Eli[sz]abeth|Élisabeth|Isabel|Elisabetta|Elżbieta|Catherine|Katharina)$/u;
const ROMAN = '(?:X{0,3}(?:IX|IV|V?I{1,3}|V)|X{1,3})';

const romanRules = (language: SpokenLanguage): readonly Rule[] => [
  {
    pattern: new RegExp(`(?<=(?:^|[\\s’'])(${RULERS})\\s)(${ROMAN})(?:er)?\\.?${END}`, 'uy'),
    say: ({ 0: all, 1: name = '', 2: signs = '', input, index }) => {
      const said = language.ruler?.(fromRoman(signs), WOMEN.test(name)) ?? language.cardinal(fromRoman(signs));
      return all.endsWith('.') && language.tag !== 'de' && input.slice(index + all.length).trim() === ''
        ? `${said}.`
        : said;
    },
  },
  // "World War II", "Kapitel IV": two letters at least, behind a name.
  {
    pattern: new RegExp(`(?<=\\p{Lu}\\p{Ll}+\\s)(?!XX|X{3})(?=[IVX]{2})(${ROMAN})${END}`, 'uy'),
    say: ([, signs = '']) => language.cardinal(fromRoman(signs)),
  },
];

/** Days of the week that stand alone before an hour, and those that a word joins. */
const dayRules = (language: SpokenLanguage): readonly Rule[] => {
  if (language.unspaced === true) return [];
  const days = weekdaysOf(language.tag);
  const short = [...days.keys()].filter((name) => name.length <= 4);
  const names = anyOf(days.keys());
  const day = (name: string | undefined): string =>
    weekdayName(language.tag, days.get((name ?? '').toLowerCase().replace(/\.$/, '')) ?? 0);
  if (short.length === 0 || language.tag === 'pl') return [];
  return [
    {
      pattern: sticky(`(${names})\\.?\\s(to|bis|au|à|a|al|til|tot|t/m)\\s(${names})\\.?${END}`),
      say: ([, from, joint = '', until]) =>
        `${day(from)} ${joint.toLowerCase() === 't/m' ? 'tot en met' : joint.toLowerCase()} ${day(until)}`,
    },
    {
      pattern: sticky(
        `(${anyOf(short)})(?:\\.\\s?|\\s)(?=\\d{1,2}(?:[:.h]\\d\\d)?\\s?(?:[–-]\\s?\\d|h(?!\\p{L})|uhr|uur|[ap]\\.?m))`,
      ),
      say: ([, name]) => day(name),
    },
  ];
};

export const letterRules = (language: SpokenLanguage): readonly Rule[] => {
  const stars = language.units['★'];
  return [
    ...romanRules(language),
    ...dayRules(language),
    // "U.S.A.", "S.p.A."
    {
      pattern: /(?:\p{Script=Latin}\.){2,}(?!\p{L})|(?:\p{Lu}\.\s){1,3}\p{Lu}\.(?=\s\p{Ll}|$)/uy,
      say: ([written]) => (written.match(/\p{L}/gu) ?? []).join(' ').toUpperCase(),
    },
    // "AT&T", "R&D"
    {
      pattern: new RegExp(`(\\p{Lu}{1,3})&(\\p{Lu}{1,3})${END}`, 'uy'),
      say: ([, one = '', other = '']) => `${[...one].join(' ')} ${language.signs['&'] ?? ''} ${[...other].join(' ')}`,
    },
    ...(stars === undefined
      ? []
      : [
          {
            pattern: /(★{2,5})☆*/uy,
            say: ([, row = '']: RegExpExecArray) => sayCount(language, String(row.length), stars),
          },
          {
            pattern: new RegExp(`★\\s?(${numberIn(language)})`, 'uy'),
            say: ([, amount = '']: RegExpExecArray) => sayCount(language, amount, stars),
          },
        ]),
    // Accounts are said in the groups that they are written in.
    {
      pattern: new RegExp(`[A-Z]{2}\\d{2}(?:\\s[A-Z\\d]{4}){3,7}(?:\\s[A-Z\\d]{1,4})?${END}`, 'uy'),
      say: ([account]) =>
        account
          .split(' ')
          .map((group) => [...group].map((sign) => (/\d/.test(sign) ? sayNumber(language, sign) : sign)).join(' '))
          .join(', '),
    },
  ];
};
