/** "<10 dk", ">50点": in languages that say what is compared before how it compares. */
import { SMALL_WORDS } from './languages/small-words';
import { anyOf, END, numberIn } from './patterns';
import type { Rule, SpokenLanguage } from './spoken-language';

const PLAIN: Readonly<Record<string, string>> = { '＜': '<', '≦': '≤', '＞': '>', '≧': '≥' };

/** Something short, by the rules of its language; what none of them knows stays. */
function sayWhole(text: string, rules: readonly Rule[]): string {
  const said: string[] = [];
  for (let at = 0; at < text.length; ) {
    let next = at + 1;
    let found = text[at] ?? '';
    for (const rule of rules) {
      rule.pattern.lastIndex = at;
      const match = rule.pattern.exec(text);
      const own = match === null || match[0] === '' ? undefined : rule.say(match);
      if (match === null || own === undefined) continue;
      [found, next] = [own, at + match[0].length];
      break;
    }
    said.push(found);
    at = next;
  }
  return said.join('').trim();
}

/** `rules`: all others of the language. */
export const comparedRules = (language: SpokenLanguage, rules: readonly Rule[]): readonly Rule[] => {
  const compared = SMALL_WORDS[language.tag]?.compared;
  if (compared === undefined) return [];
  const names = anyOf([...Object.keys(language.units), ...Object.keys(language.money)]);
  const end = language.unspaced === true ? '' : END;
  const counted = `(?:\\s?(?:${names}|${compared.counted})${end})?`;
  return [
    {
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}]\\s?)([<≤≦>≥≧＜＞])\\s?((?:[%\\p{Sc}]\\s?)?(?:${numberIn(language)})${counted})`,
        'uy',
      ),
      say: ([, sign = '', amount = '']) => compared.say(PLAIN[sign] ?? sign, sayWhole(amount, rules)),
    },
  ];
};
