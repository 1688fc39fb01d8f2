/**
 * The things that a sentence speaks of and that can be shown, best first. What is special goes before what is broad, things
 * before persons, a concept before a mere name. What several concepts share a word for is settled by the trade that the
 * rest of the sentence, or what is said around it, speaks of.
 */
import { withoutArticle } from './articles';
import { type Found, findPhrase, type Kind } from './find-phrase';
import type { WordLanguage } from './languages';
import { type Token, tokensOf } from './tokens';
import { isUnspoken } from './unspoken';
import type { Concept, Subjects, WordTable } from './word-table';

export interface FoundSubject {
  /** As it stands in the text. */
  readonly words: string;
  /** Where it stands. */
  readonly at: number;
  /** Names of pictures, the best one first; `noto:` before one that is better there. */
  readonly pictures: readonly string[];
  readonly concept?: Concept;
  /** Numbers of the user's own pictures, which go before the others. */
  readonly own?: readonly number[];
  readonly score: number;
}

const LONGEST_PHRASE = 4;
const SCORES: Readonly<Record<Kind, number>> = { own: 4, concepts: 3, names: 2.5, heads: 2, keywords: 1.2 };
const BROAD = 0.4;
const PERSON = 0.6;
const TAIL = 0.8;
/** What a word more adds, and what a place later in the text takes. */
const PER_WORD = 0.15;
const PER_PLACE = 0.01;
/** A text of more words is a sentence. */
const MOST_WORDS_OF_A_NAME = 3;
/** Letters of a word within a longer run of katakana, which the segmenter cuts anywhere. */
const LONG_KATAKANA = 4;

interface Hit extends Found {
  readonly first: number;
  readonly count: number;
}

const isKatakana = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{Script=Katakana}ー]/u.test(letter);

/** Whether a word of Japanese is a piece that was cut out of another one. */
const isCut = (text: string, start: Token, end: Token, length: number): boolean => {
  const after = end.at + end.text.length;
  const joined =
    (isKatakana(text[start.at - 1]) && isKatakana(text[start.at])) ||
    (isKatakana(text[after - 1]) && isKatakana(text[after]));
  return joined && length < LONG_KATAKANA;
};

/** What the words are: a sentence, in which things are spoken of, or the name of one thing. */
export type Reading = 'sentence' | 'name';

/** Languages in which the noun comes first, and what it is like after it. */
const NOUN_FIRST = new Set<WordLanguage>(['fr', 'es', 'it', 'pt', 'pl', 'ar']);

interface Place {
  readonly first: number;
  readonly count: number;
  readonly total: number;
}

/** Whether a part of a name is the noun: what a `bakery` of a `village bakery` shows, and a `record` of a `record player` not. */
const isNoun = ({ first, count, total }: Place, language: WordLanguage): boolean =>
  NOUN_FIRST.has(language) ? first === 0 : first + count === total;

/**
 * Whether what was found is too little of what is meant. In a sentence mere keywords are too loose. Of a few words, a part
 * that is no concept seldom says what the whole is.
 */
const isLoose = (found: Found, place: Place, reading: Reading, language: WordLanguage, subjects: Subjects) => {
  const { kind, numbers, tail } = found;
  const broad = kind === 'concepts' && numbers.every((number) => subjects.concepts[number]?.broad === true);
  if (kind === 'own') return false;
  if (tail && broad) return true;
  if (place.count === place.total) return false;
  if (reading === 'name') return kind !== 'concepts' || broad || !isNoun(place, language);
  if (place.total > MOST_WORDS_OF_A_NAME) return kind === 'keywords';
  return kind !== 'concepts' || broad;
};

const hitsOf = (
  text: string,
  tokens: readonly Token[],
  reading: Reading,
  language: WordLanguage,
  table: WordTable,
  subjects: Subjects,
): Hit[] => {
  const hits: Hit[] = [];
  for (let first = 0; first < tokens.length; ) {
    let taken = 1;
    for (let count = Math.min(LONGEST_PHRASE, tokens.length - first); count >= 1; count--) {
      const phrase = tokens.slice(first, first + count);
      const [start, end] = [phrase[0], phrase.at(-1)];
      const words = phrase.map(({ folded }) => folded);
      if (count === 1 && isUnspoken(text, tokens, first, language)) continue;
      const found = findPhrase(table, words, language);
      if (found === undefined || start === undefined || end === undefined) continue;
      const letters = words.join('').length;
      const place = { first, count, total: tokens.length };
      if (isLoose(found, place, reading, language, subjects) || isCut(text, start, end, letters)) continue;
      hits.push({ ...found, first, count });
      taken = count;
      break;
    }
    first += taken;
  }
  return hits;
};

/** What was last said around a text, by the words that it was read with: all lines of a film have the same around them. */
const lastAround = new WeakMap<
  WordTable,
  { readonly about: string; readonly reading: Reading; readonly hits: Hit[] }
>();

const hitsAround = (
  about: string,
  reading: Reading,
  language: WordLanguage,
  table: WordTable,
  subjects: Subjects,
): readonly Hit[] => {
  if (about === '') return [];
  const last = lastAround.get(table);
  if (last?.about === about && last.reading === reading) return last.hits;
  const hits = hitsOf(about, tokensOf(about, language), reading, language, table, subjects);
  lastAround.set(table, { about, reading, hits });
  return hits;
};

/** How often each trade, and each place, is spoken of by words that are of one concept alone. */
const spokenIn = (hits: readonly Hit[], { concepts }: Subjects): ReadonlyMap<string, number> => {
  const spoken = new Map<string, number>();
  const add = (key: string, count: number): unknown => spoken.set(key, (spoken.get(key) ?? 0) + count);
  for (const { kind, numbers } of hits) {
    const [only] = numbers;
    const concept = kind === 'concepts' && numbers.length === 1 && only !== undefined ? concepts[only] : undefined;
    if (concept === undefined) continue;
    add(concept.trade, 1);
    add(placeKey(concept), PER_PLACE_OF_SAME);
  }
  return spoken;
};

/** What the same place adds to the same trade: beans are those of a café where coffee is spoken of. */
const PER_PLACE_OF_SAME = 0.5;
const placeKey = ({ place }: Concept): string => `at ${place}`;

const settle = (numbers: readonly number[], subjects: Subjects, said: ReadonlyMap<string, number>) => {
  const meant = numbers.flatMap((number) => subjects.concepts[number] ?? []);
  const spoken = (concept: Concept): number => (said.get(concept.trade) ?? 0) + (said.get(placeKey(concept)) ?? 0);
  return meant.reduce<Concept | undefined>(
    (best, concept) => (best === undefined || spoken(concept) > spoken(best) ? concept : best),
    undefined,
  );
};

/** `about`: what else is said around the text, which settles what its words mean. */
export function findSubjects(
  text: string,
  reading: Reading,
  language: WordLanguage,
  table: WordTable,
  subjects: Subjects,
  about = '',
): FoundSubject[] {
  const tokens = withoutArticle(tokensOf(text, language), language);
  const hits = hitsOf(text, tokens, reading, language, table, subjects);
  const around = hitsAround(about, reading, language, table, subjects);
  const trades = spokenIn([...hits, ...around], subjects);
  const found = hits.flatMap(({ kind, numbers, apart, tail, first, count }): FoundSubject[] => {
    const [start, end] = [tokens[first], tokens[first + count - 1]];
    if (start === undefined || end === undefined) return [];
    const words = text.slice(start.at, end.at + end.text.length);
    const base =
      SCORES[kind] * (1 + PER_WORD * (count - 1)) * (tail ? TAIL : 1) * (1 - PER_PLACE * Math.min(50, first));
    if (kind === 'own') {
      // What the same words mean without the user's picture still tells colours, place and what lies beside.
      const spoken = tokens.slice(first, first + count).map(({ folded }) => folded);
      const meant = findPhrase({ ...table, own: {} }, spoken, language);
      const concept = meant?.kind === 'concepts' ? settle(meant.numbers, subjects, trades) : undefined;
      const beside = concept?.pictures.slice(1) ?? [];
      return [{ words, at: start.at, pictures: beside, own: numbers, score: base, ...(concept && { concept }) }];
    }
    if (kind !== 'concepts') {
      const pictures = numbers.slice(0, 3).flatMap((number) => subjects.pictures[number] ?? []);
      const person = numbers.every((number) => number >= subjects.persons);
      return [{ words, at: start.at, pictures, score: base * (person ? PERSON : 1) }];
    }
    const concept = settle(numbers, subjects, trades);
    // A row without pictures says that there is none.
    if (concept === undefined || concept.pictures.length === 0) return [];
    const score = base * (concept.broad === true ? BROAD : 1);
    const named = apart === undefined ? undefined : subjects.pictures[apart];
    const pictures =
      named === undefined ? concept.pictures : [named, ...concept.pictures.filter((one) => one !== named)];
    return [{ words, at: start.at, pictures, concept, score }];
  });
  const told = new Map<string, FoundSubject>();
  for (const subject of found.sort((a, b) => b.score - a.score || a.at - b.at)) {
    const {
      concept,
      own,
      pictures: [picture = ''],
    } = subject;
    const key = concept?.id ?? (own === undefined ? picture : `own ${own.join(' ')}`);
    const best = told.get(key);
    // What is told several times counts by its best words, and from where it is told first.
    if (best === undefined) told.set(key, subject);
    else if (subject.at < best.at) told.set(key, { ...best, at: subject.at, words: subject.words });
  }
  return [...told.values()];
}
