/** "1200 kWh/yıl", "3回/日": in languages that say what a measure is told for before the measure. */
import { SMALL_WORDS } from './languages/small-words';
import { anyOf, END, numberIn } from './patterns';
import { sayWhole } from './say-whole';
import type { Rule, SpokenLanguage } from './spoken-language';

/** `rules`: all others of the language. */
export const perRules = (language: SpokenLanguage, rules: readonly Rule[]): readonly Rule[] => {
  const first = SMALL_WORDS[language.tag]?.first;
  if (first === undefined) return [];
  const [units, number] = [anyOf(Object.keys(language.units)), numberIn(language)];
  const measure = `((?:${number})\\s?(?:${units}|${first.counted}))\\s?[/／]\\s?`;
  const end = language.unspaced === true ? '(?![\\p{Script=Latin}\\p{N}])' : END;
  return [
    {
      pattern: new RegExp(`${measure}((?:${number})\\s?(?:${units}))${end}`, 'uy'),
      say: ([, amount = '', among = '']) => `${first.among(sayWhole(among, rules))} ${sayWhole(amount, rules)}`,
    },
    {
      pattern: new RegExp(`${measure}(${anyOf(Object.keys(first.in))})${end}`, 'uy'),
      say: ([, amount = '', per = '']) => `${first.in[per] ?? ''} ${sayWhole(amount, rules)}`,
    },
  ];
};
