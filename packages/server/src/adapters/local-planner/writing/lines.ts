/**
 * Sets a sentence in lines for the screen: a headline that reads at a glance, and what follows it. Lines end where the
 * sentence allows it, never on an article or a preposition; words are never cut.
 */
import type { Lexicon } from '../lexicon/lexicon';
import { isUnspaced, visibleWords } from '../reading/measure';
import { EMAIL, NUMBER, URL_LIKE } from '../reading/patterns';
import { joinPhrases, type Phrase, phrasesOf, STRENGTH } from '../reading/phrases';
import { withoutConjunction } from '../reading/read-brief';
import { capitalised, withoutStop } from '../reading/thought';

/** Words of a headline that can be read in a glance. */
export const HEADLINE_WORDS = 8;
const LINE_WORDS = 9;
/** A sentence that offers no break is left whole up to here. */
const WHOLE_WORDS = 11;

const hasFact = (text: string): boolean => NUMBER.test(text) || URL_LIKE.test(text) || EMAIL.test(text);

/** Index of the phrase that begins the next line, or the number of phrases when all fit. */
const lineEnd = (phrases: readonly Phrase[], longest: number): number => {
  if (visibleWords(joinPhrases(phrases)) <= longest) return phrases.length;
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let at = 1; at < phrases.length; at += 1) {
    const words = visibleWords(joinPhrases(phrases.slice(0, at)));
    if (words > longest) break;
    const strength = phrases[at]?.strength ?? 0;
    const score = strength * 1.2 + words * 0.5 - (words < 3 ? 4 : 0);
    if (score > bestScore) [best, bestScore] = [at, score];
  }
  return best > 0 ? best : 1;
};

const tidy = (text: string, strength: number, lexicon: Lexicon): string => {
  const bare = withoutStop(text.replace(/^[–—-]\s+/u, ''));
  const joined = withoutConjunction(bare, lexicon);
  return joined !== bare || strength >= STRENGTH.stop ? capitalised(joined, lexicon.language) : joined;
};

const wordWrapped = (text: string, lexicon: Lexicon): Phrase[] => {
  const words = text.split(/\s+/u);
  const phrases: Phrase[] = [];
  let open: string[] = [];
  for (const word of words) {
    const last = open.at(-1)?.toLowerCase() ?? '';
    if (open.length >= HEADLINE_WORDS - 1 && !lexicon.hangs.has(last)) {
      phrases.push({ text: open.join(' '), strength: phrases.length === 0 ? 0 : STRENGTH.preposition });
      open = [];
    }
    open.push(word);
  }
  return [...phrases, { text: open.join(' '), strength: STRENGTH.preposition }];
};

/** Phrases that are too long for any line are cut between words as a last resort. */
const breakable = (text: string, lexicon: Lexicon): Phrase[] =>
  phrasesOf(text, lexicon).flatMap((phrase) =>
    visibleWords(phrase.text) > WHOLE_WORDS && !isUnspaced(phrase.text)
      ? wordWrapped(phrase.text, lexicon).map((part, at) => (at === 0 ? { ...part, strength: phrase.strength } : part))
      : [phrase],
  );

/** The lines of a sentence, at most `most`; lines with facts are kept before lines without. */
export const setLines = (text: string, lexicon: Lexicon, most: number): string[] => {
  const lines: string[] = [];
  let rest = breakable(text, lexicon);
  if (visibleWords(text) <= HEADLINE_WORDS || (rest.length === 1 && visibleWords(text) <= WHOLE_WORDS)) {
    return [withoutStop(text)];
  }
  while (rest.length > 0) {
    const end = lineEnd(rest, lines.length === 0 ? HEADLINE_WORDS : LINE_WORDS);
    const line = tidy(joinPhrases(rest.slice(0, end)), lines.length === 0 ? 0 : (rest[0]?.strength ?? 0), lexicon);
    if (line !== '') lines.push(line);
    rest = rest.slice(end);
  }
  if (lines.length <= most) return lines;
  const [headline = '', ...support] = lines;
  const ranked = support
    .map((line, at) => ({ line, at }))
    .sort((a, b) => Number(hasFact(b.line)) - Number(hasFact(a.line)));
  const kept = ranked.slice(0, most - 1).sort((a, b) => a.at - b.at);
  return [headline, ...kept.map(({ line }) => line)];
};

/** Takes words off the end that nothing may end with. */
export const withoutHangingEnd = (text: string, lexicon: Lexicon): string => {
  const words = text.split(/\s+/u);
  while (
    words.length > 1 &&
    lexicon.hangs.has(
      words
        .at(-1)
        ?.toLowerCase()
        .replace(/[^\p{L}\p{N}’']/gu, '') ?? '',
    )
  )
    words.pop();
  return withoutStop(words.join(' '));
};
