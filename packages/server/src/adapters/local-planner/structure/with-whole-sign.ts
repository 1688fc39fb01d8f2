/** The name on the last card, whole: what a brief calls itself, or what its film is about. */
import type { Reading } from '../reading/read-brief';
import { signatureOf } from './signature';
import { isName, quotedWhole, wholeSign } from './whole-sign';

/** A name that can't be made whole signs nothing, and what the film is about stands in its place. */
export const withWholeSign = (reading: Reading): Reading => {
  const { brand, signature, ...unsigned } = reading;
  const whole = (called: string | undefined): string | undefined =>
    called === undefined ? undefined : wholeSign(called, reading.brief, reading.lexicon);
  const name = brand !== undefined && isName(brand) ? quotedWhole(brand, reading.brief) : undefined;
  const called = name ?? whole(signature) ?? (brand === undefined ? undefined : whole(signatureOf(unsigned)));
  if (called === undefined) return unsigned;
  return name === undefined ? { ...unsigned, signature: called } : { ...unsigned, brand: name };
};
