/**
 * Where lines of Japanese and Chinese may end: between the small groups of words that belong together, which BudouX has
 * learned from texts. Other scripts without spaces break between words.
 */
import { jaModel, Parser, zhHansModel } from 'budoux';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;

/** A model is read when it is first needed. */
const lazily = (model: typeof jaModel) => {
  let parser: Parser | undefined;
  return (text: string): string[] => (parser ??= new Parser(model)).parse(text);
};
const japanese = lazily(jaModel);
const chinese = lazily(zhHansModel);

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** The groups of a text, none of which ends within a word. */
const withWholeWords = (text: string, groups: readonly string[]): string[] => {
  const begins = new Set([...words.segment(text)].map(({ index }) => index));
  const whole: string[] = [];
  let at = 0;
  for (const group of groups) {
    if (whole.length > 0 && !begins.has(at)) whole[whole.length - 1] += group;
    else whole.push(group);
    at += group.length;
  }
  return whole;
};

/** The pieces of a text between which its lines may end; together they are the text. */
export const chunksOf = (text: string): readonly string[] => {
  if (text === '') return [];
  if (KANA.test(text)) return japanese(text);
  // Of Chinese it knows less: 面包 (bread) would be torn.
  if (HAN.test(text)) return withWholeWords(text, chinese(text));
  return [...words.segment(text)].map(({ segment }) => segment);
};
