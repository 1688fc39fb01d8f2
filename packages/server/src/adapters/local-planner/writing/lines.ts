/**
 * Sets a sentence in lines for the screen: a headline that reads at a glance, and what follows it. Lines end where the
 * sentence allows it, never on an article or a preposition; words are never cut.
 */
import { webAddressIn } from '../../../web-address';
import { rememberingBeside } from '../../../wording/remembering';
import type { Lexicon } from '../lexicon/lexicon';
import { isUnspaced, secondsToRead, visibleWords } from '../reading/measure';
import { EMAIL, NUMBER } from '../reading/patterns';
import { breaksWithin, joinPhrases, type Phrase, phrasesOf, STRENGTH } from '../reading/phrases';
import { leans, standsAlone } from '../reading/split-thought';
import { capitalised, withoutStop } from '../reading/thought';
import { LEAST_LEFT, LINE_WORDS, wordsOfLine, wordWrapped } from './wrap-words';

const LEAST_WORDS = 2;

const hasFact = (text: string): boolean => NUMBER.test(text) || webAddressIn(text) !== undefined || EMAIL.test(text);

const readsWhole = (text: string): boolean => wordsOfLine(text) <= LINE_WORDS;

/** How good it is to end a line here: late, at a strong break, with enough left for the next line. */
const endScore = (strength: number, words: number, left: number, short: number): number =>
  strength * 1.7 +
  (strength >= STRENGTH.comma ? 0.8 : 0) +
  words * 0.7 -
  (words < 3 ? short : 0) -
  (left > 0 && left < LEAST_LEFT ? 3 : 0) -
  (left > LINE_WORDS ? (left - LINE_WORDS) * 0.4 : Math.abs(words - left) * 0.5);

/** Phrases that decide where a line ends; more only tell that much is left. */
const IN_SIGHT = 24;

/** Index of the phrase that begins the next line, or the number of phrases when all fit. */
const lineEnd = (all: readonly Phrase[]): number => {
  const phrases = all.slice(0, IN_SIGHT);
  const whole = joinPhrases(phrases);
  const total = visibleWords(whole);
  if (phrases.length === all.length && total <= LINE_WORDS) return phrases.length;
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const { at, words } of breaksWithin(phrases, LINE_WORDS)) {
    if (words < LEAST_WORDS) continue;
    const score = endScore(phrases[at]?.strength ?? 0, words, total - words, isUnspaced(whole) ? 2 : 4);
    if (score > bestScore) [best, bestScore] = [at, score];
  }
  return Math.max(1, best);
};

/** A line goes on with the sentence: only after a full stop does it get a capital. */
const tidy = (text: string, strength: number, lexicon: Lexicon): string => {
  const bare = withoutStop(text.replace(/^[–—,،;-]\s+/u, ''));
  return strength >= STRENGTH.stop ? capitalised(bare, lexicon.language) : bare;
};

/** A single word is no line: "Kids | under 10 get …". */
const withoutLoneStart = ([first, second, ...rest]: readonly Phrase[]): Phrase[] => {
  if (first === undefined) return [];
  if (second === undefined) return [first];
  const lone = visibleWords(first.text) < LEAST_WORDS && second.strength < STRENGTH.comma && !isUnspaced(first.text);
  return lone ? [{ text: joinPhrases([first, second]), strength: first.strength }, ...rest] : [first, second, ...rest];
};

/** Phrases that are too long for any line are cut between words as a last resort. */
const breakable = (text: string, lexicon: Lexicon): Phrase[] =>
  withoutLoneStart(phrasesOf(text, lexicon)).flatMap((phrase) =>
    wordsOfLine(phrase.text) > LINE_WORDS && !isUnspaced(phrase.text)
      ? wordWrapped(phrase.text, lexicon).map((part, at) => (at === 0 ? { ...part, strength: phrase.strength } : part))
      : [phrase],
  );

interface Line {
  readonly text: string;
  /** How strong the break before it is. */
  readonly strength: number;
}

/** A sentence is set for the screen once to see how long it takes, and once more in the time that it has. */
const linesOf = rememberingBeside((text: string, lexicon: Lexicon): readonly Line[] => {
  const lines: Line[] = [];
  let rest = breakable(text, lexicon);
  while (rest.length > 0) {
    const end = lineEnd(rest);
    const { strength = 0 } = rest[0] ?? {};
    const line = tidy(joinPhrases(rest.slice(0, end)), lines.length === 0 ? 0 : strength, lexicon);
    if (line !== '') lines.push({ text: line, strength });
    rest = rest.slice(end);
  }
  return withoutLoneEnd(lines);
});

/** "Rennes et 40 km | autour": a word alone goes with the line before it, where that stays short. */
const withoutLoneEnd = (lines: readonly Line[]): readonly Line[] => {
  const [before, last] = lines.slice(-2);
  if (before === undefined || last === undefined || last.strength >= STRENGTH.comma || isUnspaced(last.text))
    return lines;
  const both = `${before.text} ${last.text}`;
  const isLone = visibleWords(last.text) === 1 && visibleWords(both) <= LINE_WORDS + 1;
  return isLone ? [...lines.slice(0, -2), { ...before, text: both }] : lines;
};

/** The lines clause by clause: what no comma parts says nothing without one another. */
const clausesOf = (lines: readonly Line[], lexicon: Lexicon): Line[][] => {
  const clauses: Line[][] = [];
  for (const line of lines) {
    const open = clauses.at(-1);
    // "When it rains, …" needs its end, and "…, which" its beginning.
    const begins = open?.slice(0, 2).map(({ text }) => text);
    const alone = standsAlone(begins?.join(' ') ?? '', lexicon) && !leans(line.text.toLowerCase(), lexicon);
    if (open !== undefined && (line.strength < STRENGTH.comma || !alone)) open.push(line);
    else clauses.push([line]);
  }
  return clauses;
};

/**
 * The lines of a sentence, at most `most` and no more than are read in so many seconds: whole clauses, and those with facts
 * before those without.
 */
export const setLines = (
  text: string,
  lexicon: Lexicon,
  most: number,
  seconds = Number.POSITIVE_INFINITY,
): string[] => {
  if (readsWhole(text)) return [withoutStop(text)];
  const lines = linesOf(text, lexicon);
  const all = lines.map((line) => line.text);
  if (all.length <= most && secondsToRead(all) <= seconds) return all;
  const [first = [], ...others] = clausesOf(lines, lexicon).map((clause) => clause.map((line) => line.text));
  const kept = new Set([first]);
  let room = most - first.length;
  let time = seconds - secondsToRead(first);
  for (const clause of [...others].sort((a, b) => Number(b.some(hasFact)) - Number(a.some(hasFact)))) {
    if (clause.length > room || secondsToRead(clause) > time) continue;
    kept.add(clause);
    room -= clause.length;
    time -= secondsToRead(clause);
  }
  return [first, ...others]
    .filter((clause) => kept.has(clause))
    .flat()
    .slice(0, most);
};

/** Letters of a word that says when. */
const LEAST_WHEN = 4;

/** Takes words off the end that nothing may end with, at most so many. */
export const withoutHangingEnd = (text: string, lexicon: Lexicon, most = Number.POSITIVE_INFINITY): string => {
  const words = text.trim().split(/\s+/u);
  // Words are compared as written: "May" is a month where "may" hangs.
  const bare = (word: string): string => word.replace(/[^\p{L}\p{N}’']/gu, '');
  // "Yer ayırtmak için": where the verb comes last, what says for what stands behind its noun.
  const isBehind = (word: string): boolean => lexicon.endings.length > 0 && lexicon.starts.has(bare(word));
  const hangs = (word: string): boolean => lexicon.hangs.has(bare(word)) && !isBehind(word);
  // "48 h avant": a word behind how long says when.
  const isWhen = (): boolean => /\p{N}/u.test(words.at(-2) ?? '') && (words.at(-1) ?? '').length >= LEAST_WHEN;
  for (let taken = 0; taken < most && words.length > 1 && hangs(words.at(-1) ?? '') && !isWhen(); taken += 1)
    words.pop();
  return withoutStop(words.join(' '));
};
