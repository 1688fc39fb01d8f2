/**
 * Brings words that are written differently, yet are the same, to one form: case, accents, hyphens and apostrophes;
 * Turkish dotless letters; in Arabic vowel signs, the shapes of alif, ta marbuta and the article.
 */
import type { WordLanguage } from './languages';

const UNMARKED: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ß: 'ss', ø: 'o', œ: 'oe', æ: 'ae', đ: 'd' };

const foldArabic = (text: string): string =>
  text
    .replace(/[\u0640\u064b-\u0652\u0670]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/(^|\s)ال(?=\S{3})/g, '$1');

/** Written out, since `Küche` and `Kuchen` are not one. */
const foldGerman = (text: string): string => text.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');

/** Words are separated by single spaces in what comes back. */
export function fold(text: string, language: WordLanguage): string {
  const lower = text.normalize('NFKC').toLocaleLowerCase(language);
  const words = lower
    .replace(/[^\p{L}\p{N}\p{M}ー]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (language === 'ja') return words;
  if (language === 'ar') return foldArabic(words);
  return (language === 'de' ? foldGerman(words) : words)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıłßøœæđ]/g, (letter) => UNMARKED[letter] ?? letter);
}
