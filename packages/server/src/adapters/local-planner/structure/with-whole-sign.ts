/** The name on the last card, whole: what a brief calls itself, or what its film is about. */
import type { Reading } from '../reading/read-brief';
import { capitalised } from '../reading/thought';
import { SOME } from '../reading/we-are';
import { withoutPrice } from '../reading/without-price';
import { signatureOf } from './signature';
import { isName, quotedWhole, wholeSign } from './whole-sign';
import { withoutVerb } from './without-verb';

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

/** "Our lad has started …": a short word that the brief writes small names nobody. */
const LONGEST_SMALL = 4;
const isWordAlone = (name: string, { brief }: Reading): boolean =>
  /^\p{Script=Latin}+$/u.test(name) &&
  name.length <= LONGEST_SMALL &&
  !brief.includes(name) &&
  /\s/u.test(brief.trim());

/** The name without what is said of it; "We are hiring" is a whole sentence that stands for what the film is about. */
const nounOf = (name: string, { lexicon, brief }: Reading): string | undefined => {
  const bare = withoutVerb(name, lexicon);
  if (bare !== undefined) return bare;
  const at = brief.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && /^\s*(?:[.!?\n(]|$)/u.test(brief.slice(at + name.length)) ? name : undefined;
};

/** A name that can't be made whole signs nothing, and what the film is about stands in its place. */
export const withWholeSign = (reading: Reading, found: string | undefined): Reading => {
  const { brand, signature, ...unsigned } = reading;
  const whole = (found: string | undefined): string | undefined => {
    const given = found === undefined ? undefined : withoutPrice(found);
    const called =
      given === undefined || isPair(given, reading) || isWordAlone(given, reading) ? undefined : nounOf(given, reading);
    const name = called === undefined ? undefined : wholeSign(called, reading.brief, reading.lexicon);
    return name === undefined ? undefined : withoutPrice(name);
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
