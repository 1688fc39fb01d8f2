/**
 * Which language a text is written in: by its script where that decides, else by how many of its words are small words
 * of a language. Short or mixed texts are left undecided.
 */

import { lexiconOf, primaryLanguage } from '../languages/languages';

const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, ['ja']],
  [/\p{Script=Hangul}/gu, ['ko']],
  [/\p{Script=Han}/gu, ['zh']],
  [/\p{Script=Arabic}/gu, ['ar', 'fa', 'ur']],
  [/\p{Script=Hebrew}/gu, ['he', 'yi']],
  [/\p{Script=Devanagari}/gu, ['hi', 'mr', 'ne']],
  [/\p{Script=Cyrillic}/gu, ['ru', 'uk', 'bg', 'sr']],
  [/\p{Script=Thai}/gu, ['th']],
  [/\p{Script=Greek}/gu, ['el']],
];

const LATIN = ['en', 'de', 'nl', 'sv', 'es', 'fr', 'it', 'pt', 'pl', 'tr'] as const;

const byScript = (text: string, wanted: string): string | undefined => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, languages] of SCRIPTS) {
    const share = (text.match(script)?.length ?? 0) / Math.max(1, letters);
    // Japanese is told from Chinese by a little kana among many ideographs.
    if (share < (languages[0] === 'ja' ? 0.1 : 0.4)) continue;
    return languages.includes(wanted) ? wanted : languages[0];
  }
  return undefined;
};

const smallWords = (words: readonly string[], language: string): number => {
  const { hangs } = lexiconOf(language);
  return words.filter((word) => hangs.has(word)).length;
};

/** The language of the text, or undefined where that is not plain; `wanted` wins close calls. */
export const detectLanguage = (text: string, wantedCode: string): string | undefined => {
  const wanted = primaryLanguage(wantedCode);
  const script = byScript(text, wanted);
  if (script !== undefined) return script;
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const ranked = LATIN.map((language) => ({ language, hits: smallWords(words, language) })).sort(
    (a, b) => b.hits - a.hits,
  );
  const best = ranked[0];
  if (best === undefined || best.hits < 3) return undefined;
  const own = ranked.find(({ language }) => language === wanted)?.hits ?? 0;
  return best.hits > own * 1.5 ? best.language : wanted;
};
