/** The name on the last card, whole: what a brief calls itself, or what its film is about. */
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { AUXILIARIES } from '../reading/lists';
import { isUnspaced, visibleWords } from '../reading/measure';
import type { Reading } from '../reading/read-brief';
import { capitalised } from '../reading/thought';
import { SOME } from '../reading/we-are';
import { withoutHangingEnd } from '../writing/lines';
import { signatureOf } from './signature';
import { isName, quotedWhole, wholeSign } from './whole-sign';

/** "Une asso de quartier": what somebody is, is signed without its article. */
const withoutSome = (name: string, { language }: Reading): string => {
  const [first = '', next = ''] = name.split(' ', 2);
  return SOME.has(first.toLowerCase()) && /^\p{Ll}/u.test(next)
    ? capitalised(name.slice(first.length + 1), language)
    : name;
};

/** "Wife and I": who tells it signs nothing. */
const isPair = (name: string, { lexicon }: Reading): boolean =>
  lexicon.owns?.pairs.some((pair) => ` ${name.toLowerCase()} `.includes(` ${pair} `)) === true;

/** "Kammerchor Lindenholz | sucht Stimmen": a name ends before what is said of it; where nothing of a name is left it signs nothing. */
const withoutVerb = (name: string | undefined, { lexicon, brief }: Reading): string | undefined => {
  if (name === undefined || isUnspaced(name)) return name;
  const words = name.split(/\s+/u);
  const verb = words.findIndex(
    (word, at) => at > 0 && /^\p{Ll}/u.test(word) && (AUXILIARIES.has(word) || isVerb(word, lexicon)),
  );
  if (verb < 0) return name;
  const before = withoutHangingEnd(words.slice(0, verb).join(' '), lexicon);
  if (visibleWords(before) >= LEAST_NAMED) return before;
  // "We are hiring": a whole sentence that stands for what the film is about.
  const at = brief.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && /^\s*(?:[.!?\n(]|$)/u.test(brief.slice(at + name.length)) ? name : undefined;
};
const LEAST_NAMED = 2;

/** A verb of the kind that sentences are told by: articles and pronouns stand in the same list. */
const isVerb = (word: string, { keywords, hangs, ours, starts, and }: Lexicon): boolean =>
  keywords !== undefined &&
  isOneOf(keywords.tells, word) &&
  ![hangs, ours, starts, and].some((small) => small.has(word)) &&
  word.length > 3;

/** A name that can't be made whole signs nothing, and what the film is about stands in its place. */
export const withWholeSign = (reading: Reading, found: string | undefined): Reading => {
  const { brand, signature, ...unsigned } = reading;
  const whole = (given: string | undefined): string | undefined => {
    const called = given === undefined || isPair(given, reading) ? undefined : withoutVerb(given, reading);
    return called === undefined ? undefined : wholeSign(called, reading.brief, reading.lexicon);
  };
  // A name that the brief gives is as it is; what its film is about was cut from a sentence.
  const name =
    brand !== undefined && isName(brand) && brand === found && !isPair(brand, reading)
      ? quotedWhole(brand, reading.brief)
      : whole(brand);
  const bare = name === undefined ? undefined : withoutSome(name, reading);
  const called = bare ?? whole(signature) ?? (brand === undefined ? undefined : whole(signatureOf(unsigned)));
  if (called === undefined) return unsigned;
  return name === undefined ? { ...unsigned, signature: withoutSome(called, reading) } : { ...unsigned, brand: called };
};
