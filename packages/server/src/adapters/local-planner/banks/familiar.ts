/** How an advert addresses its viewers where a language knows two ways: as its brief does, so that no film mixes them. */

import type { Lexicon } from '../lexicon/lexicon';
import { TRADES, type TradeLines, type TradeName } from './bank';

/** The other way than that of the bank. */
export interface Familiar {
  /** Words of a brief that address viewers so, apart by spaces. */
  readonly says: string;
  /** Those that address them as the bank does, as they are written within a sentence. */
  readonly keeps: string;
  /** The lines of the bank, said so. */
  readonly lines: Readonly<Record<string, string>>;
}

const WORD = /(?<=([^\s]?)\s+|^|[’'])[\p{L}]+/gu;

/** How often words of a list stand within the sentences of a text. */
const countOf = (text: string, list: string, fold: boolean): number => {
  const words = new Set(list.split(' '));
  return [...text.matchAll(WORD)].filter(({ 0: word, 1: before = '', index }) => {
    // The first word of a sentence has a capital whatever it means.
    const isFirst = index === 0 || /[.!?:\n]/u.test(before);
    return fold ? words.has(word.toLowerCase()) && !(isFirst && word === 'Ihr') : !isFirst && words.has(word);
  }).length;
};

/** Whether a text addresses viewers otherwise than the bank does. */
export const isFamiliar = (text: string, familiar: Familiar): boolean => {
  const count = countOf(text, familiar.says, true);
  return count > 0 && count > countOf(text, familiar.keeps, false);
};

/** A lexicon whose lines and phrases are said so. */
export const asFamiliar = (lexicon: Lexicon, { lines }: Familiar): Lexicon => {
  const said = (line: string): string => lines[line] ?? line;
  const { bank, phrases } = lexicon;
  if (bank === undefined || phrases === undefined) return lexicon;
  const linesOf = (trade: TradeName): TradeLines => {
    const { names, hooks, mood, promises, calls } = bank.lines[trade];
    return {
      names,
      hooks: hooks.map(said),
      mood: mood.map(said),
      promises: promises.map(said),
      calls: calls.map(said),
    };
  };
  const { order, come, person } = phrases;
  return {
    ...lexicon,
    phrases: {
      ...phrases,
      visit: said(phrases.visit),
      call: said(phrases.call),
      ...(person === undefined ? {} : { person: said(person) }),
      write: said(phrases.write),
      ...(order === undefined ? {} : { order: said(order) }),
      ...(come === undefined ? {} : { come: said(come) }),
    },
    bank: {
      ...bank,
      lines: Object.fromEntries(TRADES.map((trade) => [trade, linesOf(trade)])) as Record<TradeName, TradeLines>,
    },
  };
};
