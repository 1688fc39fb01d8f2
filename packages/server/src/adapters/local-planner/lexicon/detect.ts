/**
 * Which language a text is written in: by its script where that decides, else by a library that knows how letters follow
 * one another. Of a few words that is not sure: there the words that are known of a language vote, and a close call is the
 * language that was asked for.
 */
import { eld } from 'eld/small';
import { KNOWN_LANGUAGES, lexiconOf, primaryLanguage } from '../languages/languages';

const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Arabic}/u, ['ar', 'fa', 'ur']],
  [/\p{Script=Hebrew}/u, ['he', 'yi']],
  [/\p{Script=Devanagari}/u, ['hi', 'mr', 'ne']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'bg', 'sr']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Greek}/u, ['el']],
];

/** Whether the names of a language are written in the script that most texts here are: other scripts tell themselves. */
const isLatin = (language: string): boolean => {
  const { and } = lexiconOf(language);
  return /\p{Script=Latin}/u.test([...and].join(''));
};

const knowsTrade = (language: string, text: string): boolean =>
  (lexiconOf(language).bank?.names().all(text).length ?? 0) > 0;

/** UTF-16 units of a text that a class of characters matches; taken off in runs, since a list of each would be as long as the text. */
const unitsOf = (text: string, kind: RegExp): number =>
  text.length - text.replace(new RegExp(`(?:${kind.source})+`, 'gu'), '').length;

const byScript = (text: string, wanted: string): string | undefined => {
  for (const [script, languages] of SCRIPTS) {
    if (!script.test(text)) continue;
    const share = unitsOf(text, script) / Math.max(1, unitsOf(text, /\p{L}/u));
    // Japanese is told from Chinese by a little kana among many ideographs.
    if (share < (languages[0] === 'ja' ? 0.1 : 0.4)) continue;
    // Ideographs alone are of either: 花屋 is a shop that Japanese knows.
    const known = languages.find((language) => languages[0] === 'zh' && knowsTrade(language, text));
    return languages.includes(wanted) ? wanted : (known ?? languages[0]);
  }
  return undefined;
};

/** What the words of a text say more for a language, beside the library's score of at most 1. */
const TRADE = 0.1;
const MOST_TRADES = 2;
/** All words of it small words of the language. */
const SMALL = 0.3;
const LEAST_WORDS = 3;
/** For the language that was asked for. */
const WANTED = 0.15;
/** The same for what may be a name, or be called so in several languages. */
const WANTED_NAME = 0.4;
/** Below it nothing is said. */
const SURE = 0.2;
/** Characters that tell the language of a text as well as all of it. */
const ENOUGH = 1200;

const votesFor = (language: string, text: string, words: readonly string[]): number => {
  const { hangs, bank } = lexiconOf(language);
  const trades =
    bank === undefined
      ? 0
      : new Set(
          bank
            .names()
            .all(text)
            .map(({ start }) => start),
        ).size;
  const small = words.filter((word) => hangs.has(word)).length;
  return TRADE * Math.min(MOST_TRADES, trades) + (SMALL * small) / Math.max(LEAST_WORDS, words.length);
};

/** Words of a text from which the library is sure by itself. */
const FEW = 24;

/** So few words may be a name: the library alone is not heard. */
const NAME = 2;

/** The language of the text, or undefined where that is not plain; `wanted` wins close calls. */
export const detectLanguage = (text: string, wantedCode: string): string | undefined => {
  const wanted = primaryLanguage(wantedCode);
  const script = byScript(text, wanted);
  if (script !== undefined) return script;
  const begin = text.slice(0, ENOUGH);
  const words = begin.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const found = eld.detect(begin).getScores();
  if (words.length <= NAME && votesFor(wanted, begin, words) > 0) return wanted;
  const isShort = words.length <= FEW;
  // Of a few words nearly any language can be guessed: only those that are known, and what was asked for.
  const others = isShort ? [] : Object.keys(found).slice(0, 1);
  const candidates = new Set([...KNOWN_LANGUAGES.filter(isLatin), wanted, ...others]);
  const preference = words.length <= NAME ? WANTED_NAME : WANTED;
  let best: string | undefined;
  // One word that a language knows is enough, be it too short for the library.
  let bestScore = words.length <= NAME ? 0 : SURE;
  for (const language of candidates) {
    const votes = isShort ? votesFor(language, begin, words) : 0;
    if (words.length <= NAME && votes === 0) continue;
    const score = (found[language] ?? 0) + votes + (language === wanted ? preference : 0);
    if (score > bestScore) [best, bestScore] = [language, score];
  }
  return best;
};
