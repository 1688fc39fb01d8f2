/**
 * Sets a sentence in lines for the screen: a headline that reads at a glance, and what follows it. Lines end where the
 * sentence allows it, never on an article or a preposition; words are never cut.
 */
import { URL_LIKE } from '../../../web-address';
import type { Lexicon } from '../lexicon/lexicon';
import { isUnspaced, visibleWords } from '../reading/measure';
import { EMAIL, NUMBER } from '../reading/patterns';
import { breaksWithin, joinPhrases, type Phrase, phrasesOf, STRENGTH } from '../reading/phrases';
import { capitalised, withoutStop } from '../reading/thought';

/** Words of a headline that can be read in a glance. */
const HEADLINE_WORDS = 8;
const LINE_WORDS = 9;
const LEAST_WORDS = 2;
/** A line of fewer words looks forgotten. */
const LEAST_LEFT = 3;
/** A sentence that offers no break is left whole up to here. */
const WHOLE_WORDS = 11;

const hasFact = (text: string): boolean => NUMBER.test(text) || URL_LIKE.test(text) || EMAIL.test(text);

/** A few more short words still read at a glance, and better than a line with a lonely end. */
const readsWhole = (text: string): boolean => {
  const words = visibleWords(text);
  return words <= HEADLINE_WORDS || (words <= HEADLINE_WORDS + 1 && text.length <= 50);
};

/** How good it is to end a line here: late, at a strong break, with enough left for the next line. */
const endScore = (strength: number, words: number, left: number, short: number): number =>
  strength * 1.7 +
  (strength >= STRENGTH.comma ? 0.8 : 0) +
  words * 0.7 -
  (words < 3 ? short : 0) -
  (left > 0 && left < 3 ? 3 : 0) -
  (left > LINE_WORDS ? (left - LINE_WORDS) * 0.4 : 0);

/** Phrases that decide where a line ends; more only tell that much is left. */
const IN_SIGHT = 64;

/** Index of the phrase that begins the next line, or the number of phrases when all fit. */
const lineEnd = (all: readonly Phrase[], longest: number): number => {
  const phrases = all.slice(0, IN_SIGHT);
  const whole = joinPhrases(phrases);
  const total = visibleWords(whole);
  if (phrases.length === all.length && (total <= longest || readsWhole(whole))) return phrases.length;
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const { at, words } of breaksWithin(phrases, longest)) {
    if (words < LEAST_WORDS) continue;
    const score = endScore(phrases[at]?.strength ?? 0, words, total - words, isUnspaced(whole) ? 2 : 4);
    if (score > bestScore) [best, bestScore] = [at, score];
  }
  const left = total - visibleWords(joinPhrases(phrases.slice(0, best)));
  if (best > 0 && left < LEAST_LEFT && total <= WHOLE_WORDS) return phrases.length;
  if (best > 0) return best;
  return total <= WHOLE_WORDS ? phrases.length : 1;
};

/** A line goes on with the sentence: only after a full stop does it get a capital. */
const tidy = (text: string, strength: number, lexicon: Lexicon): string => {
  const bare = withoutStop(text.replace(/^[–—-]\s+/u, ''));
  return strength >= STRENGTH.stop ? capitalised(bare, lexicon.language) : bare;
};

/** The strength of a break where the sentence offers none. */
const TORN = 0.5;

const wordWrapped = (text: string, lexicon: Lexicon): Phrase[] => {
  const words = text.split(/\s+/u);
  const phrases: Phrase[] = [];
  let open: string[] = [];
  for (const word of words) {
    const last = open.at(-1)?.toLowerCase() ?? '';
    if (open.length >= HEADLINE_WORDS - 1 && !lexicon.hangs.has(last) && !/\p{N}$/u.test(last)) {
      phrases.push({ text: open.join(' '), strength: phrases.length === 0 ? 0 : TORN });
      open = [];
    }
    open.push(word);
  }
  return [...phrases, { text: open.join(' '), strength: TORN }];
};

/** A single word is no line: "Kids | under 10 get …". */
const withoutLoneStart = ([first, second, ...rest]: readonly Phrase[]): Phrase[] => {
  if (first === undefined) return [];
  if (second === undefined) return [first];
  const lone = visibleWords(first.text) < LEAST_WORDS && second.strength < STRENGTH.comma && !isUnspaced(first.text);
  return lone
    ? [{ text: `${first.text} ${second.text}`, strength: first.strength }, ...rest]
    : [first, second, ...rest];
};

/** Phrases that are too long for any line are cut between words as a last resort. */
const breakable = (text: string, lexicon: Lexicon): Phrase[] =>
  withoutLoneStart(phrasesOf(text, lexicon)).flatMap((phrase) =>
    visibleWords(phrase.text) > WHOLE_WORDS && !isUnspaced(phrase.text)
      ? wordWrapped(phrase.text, lexicon).map((part, at) => (at === 0 ? { ...part, strength: phrase.strength } : part))
      : [phrase],
  );

/** The lines of a sentence, at most `most`; lines with facts are kept before lines without. */
export const setLines = (text: string, lexicon: Lexicon, most: number): string[] => {
  const lines: string[] = [];
  const torn = new Set<number>();
  const open = new Set<number>();
  let rest = breakable(text, lexicon);
  if (readsWhole(text) || (rest.length === 1 && visibleWords(text) <= WHOLE_WORDS)) return [withoutStop(text)];
  while (rest.length > 0) {
    const end = lineEnd(rest, lines.length === 0 ? HEADLINE_WORDS : LINE_WORDS);
    const rough = joinPhrases(rest.slice(0, end));
    const line = tidy(rough, lines.length === 0 ? 0 : (rest[0]?.strength ?? 0), lexicon);
    if (line !== '') lines.push(line);
    if (line !== '' && rest.length > end && /[,،]$/u.test(rough)) open.add(lines.length - 1);
    rest = rest.slice(end);
    if (rest[0]?.strength === TORN) torn.add(lines.length - 1);
  }
  if (lines.length <= most) return lines;
  const [headline = '', ...support] = lines;
  const ranked = support
    .map((line, at) => ({ line, at }))
    // Torn parts say nothing without one another.
    .filter(({ at }) => !torn.has(at + 1) && !torn.has(at))
    .sort((a, b) => Number(hasFact(b.line)) - Number(hasFact(a.line)));
  const kept = ranked.slice(0, most - 1).sort((a, b) => a.at - b.at);
  // Where the next line is gone, so is what only began: "from 10 am to 3 pm, with soup".
  const goesOn = (at: number): boolean => !open.has(at + 1) || kept.some((other) => other.at === at + 1);
  return [headline, ...kept.map(({ line, at }) => (goesOn(at) ? line : line.replace(/[,،]\s[^,،]+$/u, '')))];
};

/** Takes words off the end that nothing may end with, at most so many. */
export const withoutHangingEnd = (text: string, lexicon: Lexicon, most = Number.POSITIVE_INFINITY): string => {
  const words = text.trim().split(/\s+/u);
  // Words are compared as written: "May" is a month where "may" hangs.
  const hangs = (word: string): boolean => lexicon.hangs.has(word.replace(/[^\p{L}\p{N}’']/gu, ''));
  for (let taken = 0; taken < most && words.length > 1 && hangs(words.at(-1) ?? ''); taken += 1) words.pop();
  return withoutStop(words.join(' '));
};
