/** A name without what is said of it. */
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { AUXILIARIES } from '../reading/lists';
import { isUnspaced, visibleWords } from '../reading/measure';
import { withoutHangingEnd } from '../writing/lines';

/** "Kammerchor Lindenholz | sucht Stimmen": a name ends before what is said of it; where nothing of a name is left it signs nothing. */
export const withoutVerb = (name: string, lexicon: Lexicon): string | undefined => {
  if (isUnspaced(name)) return name;
  const words = name.split(/\s+/u);
  const verb = words.findIndex(
    (word, at) =>
      at > 0 &&
      /^\p{Ll}/u.test(word) &&
      (AUXILIARIES.has(word) || isVerb(word, lexicon) || isBehindName(words.slice(0, at), word, lexicon)),
  );
  if (verb < 0) return name;
  const before = withoutHangingEnd(words.slice(0, verb).join(' '), lexicon);
  // "Köyde keçi | besliyoruz": where the verb comes last, what it is done to is no name.
  if (lexicon.endings.length > 0 && /\s\p{Ll}/u.test(before)) return undefined;
  const isLong = lexicon.nouns.size > 0 && before.length >= LONG_NOUN;
  return visibleWords(before) >= LEAST_NAMED || isLong ? before : undefined;
};
/** German writes several words as one: "Alpaka-Spaziergang | dauert". */
const LONG_NOUN = 10;
const LEAST_NAMED = 2;

/** "Bar La Espuela | estrena terraza": where nouns are small, a small word behind a name's capital goes on with what it does. */
const isBehindName = (
  before: readonly string[],
  word: string,
  { hangs, starts, and, ours, language, endings, nouns }: Lexicon,
): boolean =>
  // "Energieberatung Lindner | rechnet es durch": where nouns have capitals, one behind two of them that ends as verbs do.
  (VERB_SECOND.has(language) || (nouns.size > 0 && /^\p{L}{3,}t$/u.test(word))) &&
  endings.length === 0 &&
  (before.length > 1 || (nouns.size > 0 && (before[0] ?? '').length >= LONG_NOUN)) &&
  /^\p{Lu}[\p{L}-]+$/u.test(before.at(-1) ?? '') &&
  ![hangs, starts, and, ours].some((small) => small.has(word));
/** Languages in which what describes a name stands before it. */
const VERB_SECOND: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt', 'pl']);

/** A verb of the kind that sentences are told by: articles and pronouns stand in the same list. */
const isVerb = (word: string, { keywords, hangs, ours, starts, and }: Lexicon): boolean =>
  keywords !== undefined &&
  isOneOf(keywords.tells, word) &&
  ![hangs, ours, starts, and].some((small) => small.has(word)) &&
  word.length > 3;
