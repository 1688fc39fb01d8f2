/**
 * A name behind what it is the name of, or behind whose house is meant: "our launderette Bubble & Squeak on Mill Road", "heladería
 * Copo de Nieve en Gijón", "bij Kaasboerderij De Zwarte Koe", „unser Laden Lose & Fein in Freiburg“.
 */

import type { Lexicon } from '../lexicon/lexicon';
import { bareJoined as bare } from './bare';
import { beginsWithTrade } from './begins-with-trade';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { contactsIn, namesTime } from './patterns';
import { capitalised } from './thought';

/** A firm that a sentence names, and where. */
export interface ApposedName {
  readonly name: string;
  readonly start: number;
}

/** Characters among which a sentence says whose it is. */
const EARLY = 110;
/** A name of one word says too little, unless what it is the name of is the writer's. */
const LEAST_WORDS = 2;

/** What houses are called that bear a name of one word: "la maison Verdier". */
const HOUSES = new Set('maison casa atelier domaine firma ditta azienda bodega empresa huis familie'.split(' '));

const WORD = /(?:[lLdD][’'](?=\p{L}))|[\p{L}\p{N}][\p{L}\p{N}’'&-]*/gu;
/** What ends a name: a mark, or the sentence. */
const ENDS = /^(?:\s*$|\s*[,:;!.?–—|(\n]|\s-\s|”|“|"|»)/u;

/** Whether a sentence may go on behind a name: with its place, a mark or its verb. */
const goesOn = (after: string, { starts, hangs, and }: Lexicon): boolean => {
  if (ENDS.test(after)) return true;
  const next = bare(/^\s+(\S+)/u.exec(after)?.[1] ?? '');
  return starts.has(next) || (hangs.has(next) && !and.has(next));
};

/** A verb behind it: "Graine de Vie déménage". */
const does = (after: string): boolean => /^\s(?:\p{Ll}[’'])?\p{Ll}{3,}/u.test(after);

/** The name that stands behind the word which ends at `at`; in quotation marks, or with capitals. */
const behind = (text: string, at: number): ApposedName | undefined => {
  const rest = text.slice(at);
  const quoted = /^\s["“„«]\s?([^"“”„«»]{2,40}?)\s?["”“»]/u.exec(rest);
  if (quoted !== null) return { name: quoted[1] ?? '', start: at + rest.indexOf(quoted[1] ?? '') };
  const gap = /^\s+/u.exec(rest)?.[0].length ?? 0;
  const name = gap === 0 ? undefined : nameAt(rest.slice(gap));
  return name === undefined ? undefined : { name, start: at + gap };
};

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What stands before a name says what it is: a word without a capital, and in German one with it. */
const saysWhat = (words: readonly Word[], at: number, lexicon: Lexicon): boolean => {
  const word = words[at]?.text ?? '';
  const small = bare(word);
  if (small.length < 3 || lexicon.starts.has(small) || lexicon.hangs.has(small) || lexicon.and.has(small)) return false;
  // Where all nouns have capitals the article tells that the first word of two is one.
  return lexicon.language === 'de' ? isOwned(words, at, lexicon) && /^\p{Lu}/u.test(word) : /^\p{Ll}/u.test(word);
};

/** Words between a possessive and what it owns. */
const REACH = 3;
const isOwned = (words: readonly Word[], at: number, { ours, language }: Lexicon): boolean =>
  words.slice(Math.max(0, at - (language === 'de' ? 1 : REACH)), at).some(({ text }) => ours.has(bare(text)));

/** A noun that a sentence begins with, at most behind what it is like: "Open dag", "the little shop". */
const isSubject = (words: readonly Word[], at: number, { starts, bank }: Lexicon): boolean => {
  const before = words.slice(0, at);
  if (at > REACH) return false;
  if (before.every(({ text }) => !starts.has(bare(text)))) return true;
  // "Op boerderij De Vliet", "En la panadería La Espiga": at whose house a sentence begins.
  const noun = words[at]?.text ?? '';
  return starts.has(bare(words[0]?.text ?? '')) && /^\p{Ll}/u.test(noun) && (bank?.names().all(noun).length ?? 0) > 0;
};

const COUPLE = /^\p{Lu}\p{L}+\s\p{Ll}{1,3}\s\p{Lu}\p{L}+$/u;

/** The firm that a sentence names so, where it does. */
export const apposedName = (sentence: string, lexicon: Lexicon): ApposedName | undefined => {
  const { bank, hosts, language } = lexicon;
  const words = [...sentence.slice(0, EARLY).matchAll(WORD)].map(({ index, 0: text }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  for (const [at, word] of words.entries()) {
    const isHost = hosts.has(bare(word.text));
    const isNoun =
      !isHost && saysWhat(words, at, lexicon) && (isSubject(words, at, lexicon) || isOwned(words, at, lexicon));
    const isBefore = !isHost && lexicon.starts.has(bare(word.text));
    if (!isHost && !isNoun && !isBefore) continue;
    const found = behind(sentence, word.end);
    if (found === undefined || /\p{N}/u.test(found.name) || namesTime(found.name, language)) continue;
    const { name, start } = found;
    // "vecchi trattori Landini e Fiat": two makes of things.
    if (isNoun && !isOwned(words, at, lexicon) && COUPLE.test(name)) continue;
    const after = sentence.slice(start + name.length);
    const isTrade = beginsWithTrade(name, { bank });
    // "at FixBox"
    const long = visibleWords(name) >= LEAST_WORDS || (isHost && /^\p{Lu}\p{Ll}+\p{Lu}/u.test(name));
    // "En Floristería Azahar": a preposition leads to a place, unless what stands there is of a trade.
    if (isBefore && !(isTrade && long)) continue;
    const isHouse = isNoun && HOUSES.has(bare(word.text));
    const isFirm = isHouse || (bank?.names().all(word.text).length ?? 0) > 0;
    const known = isNoun && isFirm && isOwned(words, at, lexicon);
    // "bei Physio am Wehr konnte ich": where nouns have capitals a small word within tells that it is a name.
    const isJoined = isHost && /\s\p{Ll}{2,3}\s\p{Lu}/u.test(name);
    const fits = goesOn(after, lexicon) || ((long || known) && does(after) && (language !== 'de' || isJoined));
    if (!fits || !(long || known) || contactsIn(name).length > 0) continue;
    return isHouse ? { name: `${capitalised(word.text, language)} ${name}`, start: word.start } : found;
  }
  return undefined;
};
