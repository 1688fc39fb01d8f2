/** The sentences of a brief without the words that only say whom it is from, "we are", and the name that they give. */
import type { Kind } from '@vid/sdk/contract';
import type { Lexicon } from '../lexicon/lexicon';
import { isAnnouncement, namesNobody, withoutAnnouncement } from './announcements';
import { apposedName } from './apposed-name';
import { bare } from './bare';
import { definedName } from './defined-name';
import { givenName } from './given-name';
import { headingName } from './heading-name';
import { houseAlone } from './house-alone';
import { introductionOf } from './introductions';
import { isLoneName } from './lone-name';
import { withNameApart } from './name-apart';
import { ownName, withoutTrades } from './own-name';
import { withRunOnsApart } from './run-ons';
import type { Sentence } from './sentence';
import { nameBeforeStreet, PLACED, signedAloneAt } from './signed-alone';
import { capitalised } from './thought';
import { trimEndOf } from './trim-end';
import { unspacedSign } from './unspaced-signs';
import { usedName } from './used-name';
import type { Introduction } from './we-are';
import { sells } from './wishes';

/** Sentences among which a brief says who it is from. */
const MOST_BEFORE_NAME = 3;

/** The sentences without "we are" before a name, and the name. */
export const withIntroduction = (
  sentences: readonly Sentence[],
  kind: Kind,
  lexicon: Lexicon,
  isShouted = false,
  isStory = false,
): { readonly sentences: readonly Sentence[]; readonly name?: string } => {
  if (kind !== 'ad') return { sentences };
  for (const [at, sentence] of sentences.slice(0, MOST_BEFORE_NAME).entries()) {
    // Whose a story is, begins it and signs nothing.
    const isTold = isStory && at === 0;
    if (isTold || sentence.items !== undefined || sentence.label !== undefined) continue;
    const apposed = apposedName(sentence.text, lexicon);
    // "My garden was under water": who is quoted says nothing of who writes.
    const isQuoted = QUOTED.test(sentence.text);
    const said = isQuoted ? undefined : introductionOf(sentence.text, lexicon);
    const introduction =
      said ??
      (isQuoted ? undefined : namedFirst(sentence.text, at, lexicon, UNSPACED_CRY.test(sentences[0]?.text ?? ''))) ??
      (apposed === undefined ? undefined : { text: sentence.text });
    if (introduction === undefined || (isShouted && at > 0)) continue;
    // "كنافة سخنة كل ساعة … حلويات الجبل، إربد": a house goes before what is sold.
    const first = bare(sentence.text.split(/\s/u, 1)[0] ?? '');
    const house =
      said === undefined && lexicon.houses.size > 0 && !lexicon.houses.has(first)
        ? housedIn(sentences, lexicon)
        : undefined;
    if (house !== undefined) return house;
    if (namesNobody({ ...apposed, ...introduction }, sentence.text, lexicon)) continue;
    const given = introduction.name ?? apposed?.name;
    // "We are a small dairy in Trujillo. It's called La Majada."
    const later = said?.name === undefined && apposed === undefined ? calledLater(sentences, at, lexicon) : undefined;
    const called = later?.name ?? given;
    const name =
      called === undefined || isOnlyTowns(called, lexicon) ? undefined : withoutAnnouncement(called, lexicon);
    // Further on only a sentence that begins with a firm of two tells it.
    const isLate = at >= MOST_BEFORE_NAME - 1;
    if (isLate && !(introduction.text === sentence.text && name?.includes('&') === true)) continue;
    const text = trimEndOf(introduction.text, /[!\s]/u) === name ? name : introduction.text;
    // Behind another sentence a name alone would say nothing.
    const parts = name === undefined || at > 0 ? [text] : withNameApart(text, name, lexicon);
    // A sentence that only holds a name says more than who it is from.
    if (apposed !== undefined && name === apposed.name && text === sentence.text && parts.length === 1)
      return { sentences, name };
    // A name and nothing else is what the film is about.
    if (sentences.length === 1 && parts.length === 1 && parts[0] === sentence.text) continue;
    const told = (later === undefined ? sentences : later.sentences).toSpliced(
      at,
      1,
      ...parts.flatMap((part, index) =>
        (index === 0 ? [{ text: part }] : withRunOnsApart({ text: part }, lexicon, kind, 1)).map((part, nth) => ({
          ...sentence,
          text: part.text,
          // What is said first of a name says what it is the name of.
          ...(index + nth < 2 ? { introduces: true } : {}),
        })),
      ),
    );
    if (name === undefined) return signedBy(told, lexicon, isShouted);
    // "Fleuriste à Annecy, … L'Atelier Pivoine, 12 rue du Pâquier": what somebody is and where is no name.
    const placed = saysWhatAlone(name, lexicon) ? nameBeforeStreet(told, lexicon) : undefined;
    return { sentences: told, name: placed ?? name };
  }
  // "My name is …" may stand further on.
  const later = calledLater(sentences, 0, lexicon);
  const isAlone = later !== undefined && later.sentences.length < sentences.length;
  return isAlone ? later : signedBy(sentences, lexicon, isShouted);
};

/** "Fleuriste à Annecy": what somebody is, and where. */
const saysWhatAlone = (name: string, lexicon: Lexicon): boolean => {
  const words = name.split(' ');
  const place = words.findIndex((word, at) => at > 0 && lexicon.starts.has(word.toLowerCase()));
  return withoutTrades(words.slice(0, place < 0 ? undefined : place).join(' '), lexicon) === '';
};

/** "Leeds Bradford Wakefield", "İzmir Alsancak'ta": where, and nobody. */
const isOnlyTowns = (name: string, { towns, language, bank }: Lexicon): boolean => {
  // "Çamlık Pansiyon'da" is at somebody's.
  if (language === 'tr' && /['’][dt][ae]$/u.test(name)) return bank?.names().all(name).length === 0;
  const rest = towns.all(name).reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), name);
  return !/\p{L}/u.test(rest);
};

const LEAST_LEFT = 2;
const QUOTED = /^["“„«「『][^"”“»」』]{25}/u;
const UNSPACED_CRY = /^[\p{Lo}ー]{2,16}[！!]$/u;

/** Behind what a brief tells, a house that a sentence only names. */
const housedIn = (
  sentences: readonly Sentence[],
  lexicon: Lexicon,
): { readonly sentences: readonly Sentence[]; readonly name: string } | undefined => {
  const named = sentences.map(({ text, items, label }, at) =>
    at > 0 && items === undefined && label === undefined
      ? houseAlone(text, lexicon, at === sentences.length - 1)
      : undefined,
  );
  const at = named.findLastIndex((name) => name !== undefined);
  const name = named[at];
  if (name === undefined) return undefined;
  const isAlone = trimEndOf(sentences[at]?.text ?? '', /[.。!！\s]/u) === name;
  return { sentences: isAlone ? sentences.toSpliced(at, 1) : sentences, name };
};

/** The name over a list, alone as a sentence, or before a street. */
const signedBy = (
  sentences: readonly Sentence[],
  lexicon: Lexicon,
  isShouted: boolean,
): ReturnType<typeof withIntroduction> => {
  const [opening] = sentences;
  const used = opening?.items === undefined ? usedName(opening?.text ?? '', lexicon) : undefined;
  if (used !== undefined) return { sentences, name: used };
  const heading = headingName(sentences);
  if (heading !== undefined && !isAnnouncement(heading, lexicon)) return { sentences, name: heading };
  const unspaced = unspacedSign(sentences, lexicon);
  if (unspaced !== undefined) {
    const { name, at, isAlone } = unspaced;
    return { sentences: isAlone && sentences.length > LEAST_LEFT ? sentences.toSpliced(at, 1) : sentences, name };
  }
  const house = housedIn(sentences, lexicon);
  if (house !== undefined) return house;
  const signed = signedAloneAt(sentences, lexicon);
  // Where all words have capitals only a place behind it tells a name: "Obrador certificado".
  if (signed === undefined || (isShouted && !PLACED.test(trimEndOf(sentences[signed]?.text ?? '', /[.!\s]/u)))) {
    const placed = nameBeforeStreet(sentences, lexicon);
    return placed === undefined ? { sentences } : { sentences, name: placed };
  }
  const alone = trimEndOf(sentences[signed]?.text ?? '', /[.!\s]/u);
  const name = alone.replace(PLACED, '');
  return { sentences: name === alone ? sentences.toSpliced(signed, 1) : sentences, name };
};

/** The name that a sentence behind the introduction gives, and the sentences without that. */
const calledLater = (
  sentences: readonly Sentence[],
  at: number,
  lexicon: Lexicon,
): { readonly name: string; readonly sentences: readonly Sentence[] } | undefined => {
  for (const [behind, next] of sentences.slice(at + 1, at + 1 + MOST_BEFORE_NAME).entries()) {
    const called = next.items === undefined && next.label === undefined ? givenName(next.text, lexicon) : undefined;
    if (called === undefined) continue;
    const rest = !/[\p{L}\p{N}]/u.test(called.rest)
      ? []
      : [{ ...next, text: capitalised(called.rest, lexicon.language) }];
    return { name: called.name, sentences: sentences.toSpliced(at + 1 + behind, 1, ...rest) };
  }
  return undefined;
};

/** "Perchlog. Birdwatchers' notebook on your phone.": a word with its stop, which says nothing else. */
const firstAlone = (text: string, lexicon: Lexicon): string | undefined => {
  const name = text.endsWith('.') ? text.slice(0, -1) : '';
  return isLoneName(name, lexicon) && !sells(name, lexicon) ? name : undefined;
};

const namedFirst = (text: string, at: number, lexicon: Lexicon, isCry = false): Introduction | undefined => {
  // 引っ越しました！美容室…: behind a cry a brief says who it is.
  const isFirst = at === 0 || (at === 1 && isCry);
  const name = isFirst
    ? (definedName(text, lexicon) ?? firstAlone(text, lexicon) ?? ownName(text, lexicon))
    : undefined;
  return name === undefined ? undefined : { text, name };
};
