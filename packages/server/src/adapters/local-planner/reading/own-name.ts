/**
 * The name that a brief begins with where its case tells nothing: "barbearia dom chico em Belo Horizonte", 花屋つばきの….
 * What begins with the name of a trade and goes on before a preposition or a mark is a firm's.
 */

import type { Bank } from '../banks/bank';
import type { Lexicon } from '../lexicon/lexicon';
import { SOUGHT } from './announcements';
import { bare } from './bare';
import { visibleWords } from './measure';
import { namesTime } from './patterns';
import { trimEndOf } from './trim-end';

/** What ends the name at the beginning of a line. */
const LEAD_END = /[,،、:：|(（!！\n]|\s[-–—]\s/u;
const MOST_LEAD = 80;
const MOST_WORDS = 6;
const LEAST_WORDS = 2;

/** What stands before the first mark of a sentence, and what stands behind it. */
export const leadOf = (sentence: string): { readonly lead: string; readonly rest: string } => {
  const mark = LEAD_END.exec(sentence.slice(0, MOST_LEAD));
  if (mark === null) return { lead: sentence, rest: '' };
  return { lead: sentence.slice(0, mark.index).trim(), rest: sentence.slice(mark.index + mark[0].length).trim() };
};

const PARTICLE =
  /です|では|始め|開店|新規|オープン|リニューアル|[はがでのにをへと、。，．！!？?（「\s\p{Extended_Pictographic}]/u;
const LATIN_BEHIND = /^\s?[A-Za-z][\w.'’& -]{2,30}?(?=\s?(?:[はがのにで、。]|$))/u;
const LONGEST_LATIN = 40;
/** 引っ越しました tells what somebody did. */
const DOES = /(?:ました|ます|ません|しよう|たい|ない)$/u;
const LONGEST_UNSPACED = 14;
const LEAST_UNSPACED = 3;
const BEGINS_UNSPACED = /^[「『【\s]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Characters of a Japanese sentence in which it says whose it is. */
const EARLY = 12;

const unspacedName = (sentence: string, bank: Bank): string | undefined => {
  const trade = bank
    .names()
    .all(sentence.slice(0, EARLY + LONGEST_UNSPACED))
    .find(({ start }) => start <= EARLY);
  if (trade === undefined) return undefined;
  // パーソナルジムREBODY: the word that names the trade may begin before it.
  const before = sentence.slice(0, trade.start);
  // さくら歯科: a short beginning without a particle is the name's.
  const own =
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6}$/u.test(before) && !PARTICLE.test(before)
      ? before.length
      : 0;
  const start =
    trade.start -
    Math.max(own, /[\p{Script=Katakana}ー]+$|(?<=\s)[^のはがをにで、。\s\p{N}]{1,8}$/u.exec(before)?.[0].length ?? 0);
  const run = sentence.slice(start, trade.start + LONGEST_UNSPACED);
  const behind = run.slice(trade.end - start);
  const end = PARTICLE.exec(behind)?.index ?? behind.length;
  const name = run.slice(0, trade.end - start + end);
  // 新築祝いに観葉植物を: what something is given for, or done to, is no name.
  const isFor = /^[にをへ]/u.test(behind.slice(end));
  // 美容室 hair atelier nono は: how it is called stands in other letters.
  const [latin = ''] = LATIN_BEHIND.exec(sentence.slice(trade.end, trade.end + LONGEST_LATIN)) ?? [];
  if (latin !== '') return sentence.slice(start, trade.end + latin.length);
  return end > 0 && !isFor && !DOES.test(name) && name.length >= LEAST_UNSPACED ? name : undefined;
};

/** Arabic writes whom something is for as a part of the word. */
const isServed = (word: string, serves: ReadonlySet<string>): boolean =>
  word.length > LEAST_SERVED && [...serves].some((before) => ARABIC.test(before) && word.startsWith(before));
const LEAST_SERVED = 4;
const ARABIC = /\p{Script=Arabic}/u;

/** "di danza" behind a school is no name: words of trades and small ones say what it is. */
export const withoutTrades = (text: string, { bank, hangs, starts }: Lexicon): string => {
  const said = (bank?.names().all(text) ?? []).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
  return said.split(/\s+/u).every((word) => word === '' || hangs.has(bare(word)) || starts.has(bare(word))) ? '' : text;
};

const titled = (word: string, { hangs, starts, language }: Lexicon): string =>
  hangs.has(bare(word)) || starts.has(bare(word))
    ? word
    : word.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language === 'tr' ? 'tr' : undefined));

/** "We open our Café Sonnenschein on 3 May": what is ours, the trade that it is of, and how it is called. */
const ownedName = (sentence: string, bank: Bank, { ours }: Lexicon): string | undefined => {
  const words = sentence.slice(0, MOST_LEAD).split(/\s+/u);
  for (const [at, word] of words.entries()) {
    const named = words.slice(at + 1).findIndex((next) => !/^\p{Lu}/u.test(next));
    const name = words.slice(at + 1, named < 0 ? undefined : at + 1 + named).join(' ');
    const trade = ours.has(bare(word))
      ? bank
          .names()
          .all(name)
          .find(({ start }) => start === 0)
      : undefined;
    if (trade !== undefined && visibleWords(name.slice(trade.end)) > 0 && visibleWords(name) <= MOST_OWNED)
      return trimEndOf(name, /[.,!]/u);
  }
  return undefined;
};
const MOST_OWNED = 4;

/** The name, with a capital for each of its words, where the sentence begins with one. */
export const ownName = (sentence: string, lexicon: Lexicon): string | undefined => {
  const { bank, starts, hangs, ours, serves, houses, language } = lexicon;
  if (bank === undefined) return undefined;
  if (BEGINS_UNSPACED.test(sentence)) return unspacedName(sentence, bank);
  const words = trimEndOf(leadOf(sentence).lead, /[.\s]/u).split(/\s+/u);
  const own = ours.has(bare(words[0] ?? '')) ? words.slice(1) : words;
  // "Praxis am Lindenplatz in Gotha": the first preposition may be the name's.
  const place = own.findIndex((word, at) => at >= LEAST_WORDS && (starts.has(bare(word)) || isServed(word, serves)));
  const mixed =
    /\p{Lu}/u.test((place < 0 ? own : own.slice(0, place)).join(' ').slice(1)) ||
    /\p{Lu}/u.test(own[0] ?? '') ||
    // "El mercado de trueque vuelve": who writes a capital before it would write one in it.
    (own !== words && /^\p{Lu}/u.test(words[0] ?? ''));
  // Where names have capitals a small word that is no preposition is the sentence's verb.
  const verb = own.findIndex(
    (word, at) => at > 0 && mixed && /^\p{Ll}/u.test(word) && !starts.has(bare(word)) && !hangs.has(bare(word)),
  );
  const ends = [place, verb].filter((at) => at >= 0);
  const named = own.slice(0, ends.length === 0 ? own.length : Math.min(...ends));
  const name = named.join(' ');
  const first = named[0] ?? '';
  const trade =
    bank
      .names()
      .all(name)
      .find(({ start }) => start === 0) ?? (houses.has(bare(first)) ? { end: first.length } : undefined);
  if (trade === undefined || named.length < LEAST_WORDS || named.length > MOST_WORDS)
    return mixed ? ownedName(sentence, bank, lexicon) : undefined;
  // A sentence goes on with its verb, a name with another noun: in scripts with capitals those tell.
  const behind = withoutTrades(name.slice(trade.end), lexicon).trim();
  const cased = /\p{Lu}|\p{Ll}/u.test(name);
  const isName = !cased || /\p{Lu}/u.test(behind) || !mixed;
  // Without capitals one word may be anything: "bakery open".
  const says = visibleWords(behind) > (cased && !mixed ? 1 : 0) && !/\p{N}/u.test(name) && !namesTime(behind, language);
  const hanging = hangs.has(bare(named.at(-1) ?? ''));
  // A course for beginners is called otherwise.
  const forWhom = serves.has(bare(behind.split(/\s+/u)[0] ?? ''));
  // "Offer of the month in our gym" names no firm.
  const offers = lexicon.offers.some((sign) => named[0]?.toLowerCase().startsWith(sign.trim()) === true);
  const isSought = named.some((word) => SOUGHT.test(word));
  return says && isName && !isSought && !hanging && !forWhom && !offers
    ? named.map((word) => titled(word, lexicon)).join(' ')
    : undefined;
};
