/**
 * Cuts a sentence into thoughts that can each fill a scene. A piece must be able to stand alone: no list is torn apart,
 * no relative clause loses its noun, no bare hour or date is left by itself.
 */
import { folded } from '../../../wording/folded';
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { AUXILIARIES, beginsWithDeterminer } from './lists';
import { visibleWords } from './measure';
import { isOneDay } from './one-day';
import { namesTime } from './patterns';
import { joinPhrases, type Phrase, phrasesOf, STRENGTH } from './phrases';

/** "Before you start", "until we close": these join a clause only when its subject follows. */
const JOINS_A_CLAUSE =
  /^(?:before|after|until|till|since|once)\s(?:i|you|we|they|he|she|it|your|our|their|the\s\S+\s(?:is|are|has|have))(?!\p{L})/iu;

/** Whether a phrase begins a clause that cannot stand alone. */
export const leans = (phrase: string, { relatives, starts }: Lexicon): boolean => {
  const [first = '', second = ''] = wordsOf(phrase);
  // "…, in which you learn to throw"
  const isPlaced = starts.has(first) && RELATES.test(second);
  return relatives.has(first) || isPlaced || JOINS_A_CLAUSE.test(phrase);
};
const RELATES =
  /^(?:which|whom|whose|d(?:em|er|en)|denen|l(?:equel|aquelle|esquels|esquelles)|qu(?:ale|ali|ais|al)|cui|quien(?:es)?|wie|wat|których|którym|której)$/u;

const LEAST_WORDS = 3;
const MOST_BREAKS = 80;
/** From so many phrases on, the more there are the fewer breaks are looked at. */
const MANY_PHRASES = 160;
/** What follows a bare "and" must be long enough to be a clause and not the second half of a pair. */
const LEAST_AFTER_AND = 5;

/** Characters in which the first words of a text stand. */
const BEGINNING = 120;

/** The words that a text begins with. */
const wordsOf = (text: string): string[] =>
  text
    .slice(0, BEGINNING)
    .toLowerCase()
    .split(/[\s,.;:]+/u)
    .filter(Boolean);

const startsAlone = (text: string, lexicon: Lexicon): boolean => {
  const [first = '', second = '', third = ''] = wordsOf(text);
  // "Four of whom started as apprentices".
  if (/^(?:whom|which|whose|denen|deren|dessen)$/u.test(third)) return false;
  return lexicon.and.has(first) ? !lexicon.relatives.has(second) : !leans(text, lexicon);
};

/** A long text is not counted to its end to see that it has enough words. */
const isShort = (text: string, least: number): boolean =>
  visibleWords(text.slice(0, BEGINNING)) < least && visibleWords(text) < least;

/** "2 to 4 pm", "12 October": no thought without a word to carry it. */
const isBare = (text: string): boolean => wordsOf(text).filter((word) => /^\p{L}{3,}/u.test(word)).length < 2;

/** "From Monday 2 June, …", "When it rains, …": the beginning needs its end. */
const isIntroduction = (text: string, lexicon: Lexicon): boolean => {
  const [first = ''] = wordsOf(text);
  return (
    lexicon.starts.has(first) ||
    (text.length <= BEGINNING && visibleWords(text) <= 5 && namesTime(text, lexicon.language))
  );
};

/** Words among which a clause has its verb. */
const VERB_REACH = 4;
/** "with a fireplace and a jacuzzi in the hills": behind "and" only a clause is a thought of its own, known by who does something or a verb. */
const beginsClause = (tail: string, lexicon: Lexicon): boolean => {
  const { resumes, acts, keywords } = lexicon;
  const words = wordsOf(tail).slice(0, VERB_REACH);
  const [first = ''] = words;
  return (
    resumes.at(folded(tail), 0).length > 0 ||
    acts.some((act) => act === first || tail.toLowerCase().startsWith(`${act} `)) ||
    words.some((word) => AUXILIARIES.has(word) || (keywords !== undefined && isVerb(word, lexicon)))
  );
};
const isVerb = (word: string, { keywords, ours, hangs }: Lexicon): boolean =>
  keywords !== undefined && isOneOf(keywords.tells, word) && !ours.has(word) && !hangs.has(word);

/** Whether the beginning of a sentence, up to a comma, can be said without what follows. */
export const standsAlone = (before: string, lexicon: Lexicon): boolean =>
  !isBare(before) && !isIntroduction(before, lexicon) && startsAlone(before, lexicon);

const COMMA = /[,،]\s/u;
const pieces = (text: string): string[] => text.split(/[,،]\s+/u);

const mayPart = (before: string, after: string, strength: number, lexicon: Lexicon): boolean => {
  const [first = ''] = after.split(' ', 1);
  const joined = lexicon.and.has(first.toLowerCase());
  const tail = joined ? after.slice(first.length).trimStart() : after;
  if (isShort(before, LEAST_WORDS) || isShort(tail, LEAST_WORDS)) return false;
  if (after.startsWith('(') || isBare(before) || isBare(tail) || !startsAlone(after, lexicon)) return false;
  if (strength >= STRENGTH.stop) return true;
  if (isOneDay(before, tail, lexicon.language)) return false;
  // "Envíos en 48 horas, gratis desde 50 €": what is free stands before the comma.
  const [word = '', next = ''] = wordsOf(tail);
  if (lexicon.offers.some((sign) => sign.trim() === word) && lexicon.starts.has(next)) return false;
  if (isIntroduction(before, lexicon)) return false;
  if (strength === STRENGTH.conjunction) {
    // "Note the name and the number of the caller": what is noted stays together.
    if (joined && beginsWithDeterminer(tail)) return false;
    // "Nie krój mięsa i warzyw na jednej desce": nor is half of what is denied a rule.
    if (joined && pieces(before).some((piece) => lexicon.negates.has(wordsOf(piece)[0] ?? ''))) return false;
    if (joined && !beginsClause(tail, lexicon)) return false;
    return !isShort(tail, LEAST_AFTER_AND) && !COMMA.test(before) && !COMMA.test(after);
  }
  // Commas between short parts make a list, which stays whole.
  return strength < STRENGTH.comma || isRowOfClauses(pieces(`${before} ${after}`)) || endsBeforeFacts(before, tail);
};

/** No piece is short, but for whom the first names: "Nell, a ferryman's daughter, crossed the bay, …". */
const isRowOfClauses = ([first = '', ...others]: readonly string[]): boolean =>
  others.every((piece) => !isShort(piece, LEAST_WORDS)) &&
  (!isShort(first, LEAST_WORDS) || (others.length > 1 && /^\p{Lu}/u.test(first)));

/** "Yoga for beginners in the park, every Wednesday at 18.30, Turin": a clause, and facts in a row behind it. */
const LEAST_CLAUSE = 5;
const endsBeforeFacts = (before: string, tail: string): boolean => {
  const [first = ''] = pieces(tail);
  return (
    !COMMA.test(before) &&
    visibleWords(before) >= LEAST_CLAUSE &&
    /\p{N}/u.test(tail) &&
    (/\p{N}/u.test(first) || !isShort(first, LEAST_WORDS))
  );
};

/** The breaks near the middle of a text, the best first: strong ones, and those that leave two halves. */
const ranked = (phrases: readonly Phrase[], weakest: number): number[] => {
  // Far from the middle no break of a very long text can win.
  const near = Math.min(MOST_BREAKS, (MOST_BREAKS * MANY_PHRASES) / phrases.length) / 2;
  const words = phrases.map(({ text }) => visibleWords(text));
  const total = words.reduce((sum, count) => sum + count, 0);
  let before = 0;
  const breaks = phrases.flatMap(({ strength }, at) => {
    const score = strength * 2 - (Math.abs(before - total / 2) / total) * 6;
    before += words[at] ?? 0;
    return at === 0 || strength < weakest || Math.abs(at - phrases.length / 2) > near ? [] : [{ at, score }];
  });
  return breaks.sort((a, b) => b.score - a.score).map(({ at }) => at);
};

/** Parts of at most `longest` words where breaks of at least the strength `weakest` allow it; else the text whole. */
export const splitThought = (text: string, lexicon: Lexicon, weakest: number, longest: number): string[] => {
  if (visibleWords(text) <= longest) return [text];
  const phrases = phrasesOf(text, lexicon);
  for (const at of ranked(phrases, weakest)) {
    const before = joinPhrases(phrases.slice(0, at));
    const after = joinPhrases(phrases.slice(at));
    if (mayPart(before, after, phrases[at]?.strength ?? 0, lexicon))
      return [before, after].flatMap((part) => splitThought(part, lexicon, weakest, longest));
  }
  return [text];
};
