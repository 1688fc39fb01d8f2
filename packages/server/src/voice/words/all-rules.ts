/** All rules of a language, in the order in which they are tried. */
import { comparedRules } from './compared-rules';
import { letterRules } from './letter-rules';
import { numberRules } from './number-rules';
import { anyOf, END, escaped } from './patterns';
import { perRules } from './per-rules';
import { ratioRules, sizeRules } from './size-rules';
import type { Rule, SpokenLanguage } from './spoken-language';
import { timeRules } from './time-rules';
import { webRules } from './web-rules';

const rulesOf = new Map<string, readonly Rule[]>();

const abbreviationRule = ({ abbreviations }: SpokenLanguage): readonly Rule[] => {
  const names = Object.keys(abbreviations);
  if (names.length === 0) return [];
  const known = new Map(names.map((name) => [name.replace(/\s/g, '').toLowerCase(), abbreviations[name] ?? '']));
  return [
    {
      pattern: new RegExp(`(?:${anyOf(names.map((name) => name.replace(/^\//, '/ ')))})${END}`, 'uyi'),
      say: ([written]) => known.get(written.replace(/\s/g, '').toLowerCase()),
    },
  ];
};

const signRule = ({ signs }: SpokenLanguage): readonly Rule[] => {
  const names = Object.keys(signs).filter((sign) => sign.length === 1 && !/[½¼¾⅓⅔]/u.test(sign));
  return [
    {
      pattern: new RegExp(`[${names.map(escaped).join('').replaceAll('-', '\\-')}]`, 'uy'),
      say: ([sign]) => signs[sign],
    },
  ];
};

export const allRules = (language: SpokenLanguage): readonly Rule[] => {
  const known = rulesOf.get(language.tag);
  if (known !== undefined) return known;
  const others = [
    ...webRules(language),
    ...sizeRules(language),
    ...ratioRules(language),
    ...language.rules(language),
    ...timeRules(language),
    ...abbreviationRule(language),
    ...letterRules(language),
    ...numberRules(language),
    ...signRule(language),
  ];
  const rules = [...perRules(language, others), ...comparedRules(language, others), ...others];
  rulesOf.set(language.tag, rules);
  return rules;
};
