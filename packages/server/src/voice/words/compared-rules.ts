/** "<10 dk", ">50点": in languages that say what is compared before how it compares. */
import { SMALL_WORDS } from './languages/small-words';
import { anyOf, END, numberIn } from './patterns';
import { sayWhole } from './say-whole';
import type { Rule, SpokenLanguage } from './spoken-language';

const PLAIN: Readonly<Record<string, string>> = { '＜': '<', '≦': '≤', '＞': '>', '≧': '≥' };

/** `rules`: all others of the language. */
export const comparedRules = (language: SpokenLanguage, rules: readonly Rule[]): readonly Rule[] => {
  const compared = SMALL_WORDS[language.tag]?.compared;
  if (compared === undefined) return [];
  const names = anyOf([...Object.keys(language.units), ...Object.keys(language.money)]);
  const end = language.unspaced === true ? '' : END;
  const counted = `(?:\\s?(?:${names}|${compared.counted})${end})?`;
  return [
    {
      pattern: new RegExp(`(?<![-=–])([<≤≦>≥≧＜＞])\\s?((?:[%\\p{Sc}]\\s?)?(?:${numberIn(language)})${counted})`, 'uy'),
      say: ([, sign = '', amount = '']) => compared.say(PLAIN[sign] ?? sign, sayWhole(amount, rules)),
    },
  ];
};
