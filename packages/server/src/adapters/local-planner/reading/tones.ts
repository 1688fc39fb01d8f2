/** Sentences that say nothing but how a film should feel, or what it should end with: "Upbeat.", "Bitte modern und freundlich". */
import type { Lexicon } from '../lexicon/lexicon';
import { contactsIn } from './patterns';

/** More words say what they are about. */
const MOST_WORDS = 8;

/** Japanese and Arabic say it by what the sentence ends or begins with. */
const ENDS_AS_TONE = /(?:雰囲気|トーン|感じ|テイスト|スタイル|イメージ)(?:で|に|を希望)?(?:お願いします)?$/u;
const BEGINS_AS_TONE = /^(?:بأسلوب|بنبرة|بطابع|أسلوب|نبرة)\s\p{L}+/u;

/** What a film ends with where that is a picture: a logo is the same word in most languages. */
const LOGO = /(?<!\p{L})(?:logo\p{L}{0,2}|logotip\p{L}*)(?!\p{L})|ロゴ|شعار/iu;
const MOST_LOGO_WORDS = 9;
/** Whoever sells logos says what they are, or for how much. */
const SELLS = /\p{N}|[:!?]/u;

/** How a wish for what is to be seen begins. */
const WISHES = [
  'please |end |finish |close |show |add |include |use |put ',
  'bitte |mit |am ende|zum schluss|ende |zeig',
  'fini|termin|montre|à la fin|ajoute',
  'acaba|muestra|al final|con el |incluye',
  'concludi|chiudi|mostra|alla fine|con il ',
  'no final|mostre|inclua|com o ',
  'eindig|sluit|toon|aan het eind|met ',
  'zakończ|na końcu|pokaż|dodaj',
  'sonunda|en sonda|avsluta|最後|في النهاية|اختم',
].flatMap((list) => list.split('|'));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [];

const isTone = (sentence: string, { tones, and }: Lexicon): boolean => {
  const words = wordsOf(sentence);
  return words.length > 0 && words.length <= MOST_WORDS && words.every((word) => tones.has(word) || and.has(word));
};

/** "End with our logo", "Zum Schluss das Logo". */
const asksForLogo = (sentence: string): boolean =>
  LOGO.test(sentence) &&
  !SELLS.test(sentence) &&
  wordsOf(sentence).length <= MOST_LOGO_WORDS &&
  contactsIn(sentence).length === 0 &&
  WISHES.some((wish) => sentence.toLowerCase().trim().startsWith(wish));

/** Whether a sentence is for the maker's ear alone: how the film feels, and that the logo is to be seen. */
export const isForTheMaker = (sentence: string, lexicon: Lexicon): boolean => {
  const bare = sentence.trim().replace(/[.!。]$/u, '');
  return isTone(bare, lexicon) || ENDS_AS_TONE.test(bare) || BEGINS_AS_TONE.test(bare) || asksForLogo(bare);
};
