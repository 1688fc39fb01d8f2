/**
 * Whose film it is, where only the wish for it says so: "a wee video for my dog walking biz, Wagtail Walks", "un vídeo para la
 * peluquería canina Bigotes", „wir (Bäckerei Kornblume, Tübingen) möchten einen Spot“.
 */

import { isOneOf } from '../../../wording/phrases';
import { makersOdds } from '../addressee/makers-odds';
import type { Lexicon } from '../lexicon/lexicon';
import { givenName } from './given-name';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { withoutOpening } from './openings';
import { contactsIn, namesTime } from './patterns';
import { trimEndOf } from './trim-end';
import { namesFilm } from './wishes';

/** Where films are shown, what they are and what tools are called: no firm of the writer's. */
const ELSEWHERE =
  /^(?:insta|instagram|facebook|tik\s?tok|youtube|whatsapp|linkedin|google|reels?|story|stories|snapchat|tv|zoom|pinterest)\b/iu;

/** A name of one word says too little where what it is the name of does not stand before it. */
const LEAST_WORDS = 2;
/** Words between "for" and the name that it leads to: "for my food truck". */
const MOST_KIND_WORDS = 4;

const QUOTED = /["“„«「『]\s?([^"“”„«»「」『』\n]{2,30}?)\s?["”“»」』]/u;
const BRACKETED = /[(（]([^()（）\n]{3,50})[)）]/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu;

const lower = (word: string): string => word.toLowerCase();

/** The name at the beginning of a text, where it can be a firm's. */
const firmAt = (text: string, least: number, lexicon: Lexicon): string | undefined => {
  const name = trimEndOf(nameAt(text) ?? '', /[.\s]/u);
  const isName =
    visibleWords(name) >= least &&
    !ELSEWHERE.test(name) &&
    !namesFilm(name, lexicon) &&
    !namesTime(name, lexicon.language) &&
    contactsIn(name).length === 0 &&
    !/^\p{N}/u.test(name) &&
    !isOneOf(lexicon.towns, name) &&
    // "Die" and "Wir" have capitals where sentences begin.
    !(visibleWords(name) === 1 && (lexicon.hangs.has(lower(name)) || lexicon.ours.has(lower(name))));
  return isName ? name : undefined;
};

/** "for my food truck Le Camion de Momo": behind the word before whom something is for, at most what it is. */
const behindServes = (text: string, lexicon: Lexicon): string | undefined => {
  const { serves, starts, ours, and } = lexicon;
  const words = [...text.matchAll(WORD)];
  for (const [at, { 0: word }] of words.entries()) {
    if (!serves.has(lower(word))) continue;
    for (const { 0: next, index } of words.slice(at + 1, at + 2 + MOST_KIND_WORDS)) {
      // Where all nouns have capitals a possessive tells that what it owns is no name yet.
      const name = firmAt(text.slice(index), LEAST_WORDS, lexicon);
      if (name !== undefined && /^\p{Lu}/u.test(next)) return name;
      if (!ours.has(lower(next)) && (starts.has(lower(next)) || and.has(lower(next)))) break;
    }
  }
  return undefined;
};

/** "la peluquería canina Bigotes", "Bäckerei Kornblume": what it is the name of stands before it, or begins it. */
const besideTrade = (text: string, lexicon: Lexicon): string | undefined => {
  for (const { start, end } of lexicon.bank?.names().all(text) ?? []) {
    const trade = text.slice(start, end);
    // A stem ends within its word.
    const tail = /^[\p{L}’'-]*/u.exec(text.slice(end))?.[0] ?? '';
    const behind = text.slice(end + tail.length);
    if (/^\p{Lu}/u.test(trade) && lexicon.language === 'de') {
      const whole = firmAt(text.slice(start), LEAST_WORDS, lexicon);
      if (whole !== undefined) return whole;
      continue;
    }
    const [gap = ''] = /^(?:\s\p{Ll}{4,})?\s(?=\p{Lu})/u.exec(behind) ?? [];
    const name = gap === '' ? undefined : firmAt(behind.slice(gap.length), 1, lexicon);
    if (name !== undefined && /^\p{Ll}/u.test(trade)) return name;
  }
  return undefined;
};

/** "…, Wagtail Walks", "…, a Leve Mais": a name alone between a comma and the next mark. */
const apposed = (text: string, lexicon: Lexicon): string | undefined => {
  for (const piece of text.split(/[,;:–—]\s/u).slice(1)) {
    const bare = trimEndOf(piece, /[.!?\s]/u).replace(/^(?:\p{Ll}{1,3}\s)(?=\p{Lu})/u, '');
    const isPlaced = lexicon.starts.has(lower(piece.split(/\s/u, 1)[0] ?? '')) && !/^[ao]s?\s/u.test(piece);
    const name = isPlaced ? undefined : firmAt(bare, LEAST_WORDS, lexicon);
    if (name !== undefined && name === bare) return name;
  }
  return undefined;
};

/** The name of the firm that a sentence wishes a film for, where it says it. */
const wishedName = (text: string, lexicon: Lexicon): string | undefined => {
  const quoted = QUOTED.exec(text)?.[1] ?? '';
  if (quoted !== '' && visibleWords(quoted) <= LEAST_WORDS + 1 && /^[\p{Lu}\p{Lo}]/u.test(quoted)) return quoted;
  const inner = BRACKETED.exec(text)?.[1] ?? '';
  const [first = ''] = inner.split(/[,،]\s/u);
  if (first !== '' && firmAt(first, LEAST_WORDS, lexicon) === first) return first;
  return besideTrade(text, lexicon) ?? behindServes(text, lexicon) ?? apposed(text, lexicon);
};

/** Sentences within which a brief says what it wishes. */
const MOST_BEFORE = 4;
/** Odds below which a sentence that names a film tells viewers of one. */
const UNLIKELY = -0.6;

/** The name in the first wish for a film among the sentences of a brief. */
export const wishedAmong = (
  statements: readonly { readonly text: string; readonly bullets?: readonly string[] }[],
  lexicon: Lexicon,
): string | undefined =>
  statements
    .slice(0, MOST_BEFORE)
    .filter(
      ({ text, bullets }) =>
        bullets === undefined &&
        // "It's called …" says itself whose it is.
        givenName(text, lexicon) === undefined &&
        (withoutOpening(text) !== text || (namesFilm(text, lexicon) && makersOdds(text) > UNLIKELY)),
    )
    .map(({ text }) => wishedName(text, lexicon))
    .find((name) => name !== undefined);

/** Words of what is no sentence. */
const MOST_THING = 6;
const RELATIVES = /^(?:my|our)\s\p{Ll}+(?:['’]s|s['’])\s(?=\p{Ll}+\s\p{Ll})/iu;
/** "My wife's alterations shop": a thing is shown without whose it is. */
export const withoutRelative = (text: string): string =>
  visibleWords(text) <= MOST_THING ? text.replace(RELATIVES, '') : text;

/** "A video for my window cleaning business": what is left of the wish is the writer's no more. */
export const withoutOwn = (given: string, { ours }: Lexicon): string => {
  const text = given.replace(ARTICLED, '');
  const [first = '', ...others] = text.split(' ');
  const isOwn = ours.has(first.toLowerCase()) && OWN.test(first) && others.length > 1;
  return isOwn ? others.join(' ') : text;
};
/** "La mia scuola di vela", "o nosso café". */
const ARTICLED = /^(?:il|lo|la|i|gli|le|[ao]s?)\s(?=(?:mi[oae]|miei|nostr[oaie]|meus?|minhas?|noss[oa]s?)\s\p{L})/iu;
const OWN =
  /^(?:my|our|mi|mis|mio|mia|mie|miei|nostro|nostra|nostri|nostre|meu|minha|meus|minhas|mon|ma|mes|mijn|mein|meine|meinen|nuestro|nuestra|nuestros|nuestras|nosso|nossa|nossos|nossas)$/iu;

const WRITER = /(?<=^|[,!.]\s)(wir|ich|we|i|nous|noi|nós|wij|biz)\s[(（][^()（）\n]{3,50}[)）]\s/iu;

/** "We (Cornflower Bakery, Leeds) would like …": the sentence without who says it. */
export const withoutWriter = (text: string): string => text.replace(WRITER, '$1 ');
