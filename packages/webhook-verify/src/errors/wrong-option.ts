/** An option that is wrong, in words: which it is, what came, and what to write. */
import { ATTEMPT_SECONDS } from '../generated/signature';
import { TOLERANCE } from '../verify/read-options';
import type { ConfigCode } from './codes';
import { told } from './shown-value';

/** What each option takes. */
const WANTED = {
  secret:
    'the 64 lowercase hex digits that creating the webhook returned, a list of them, or a function that returns them',
  onDelivery: 'a function: onDelivery: async (delivery) => { … }',
  store: 'a store with the methods claim, commit and release, or leave it out for the memory of this process',
  onError: 'a function: onError: (error) => { … }, or leave it out for the console',
  answerAfterMs: `milliseconds from 0, which answers early on purpose, to less than the ${ATTEMPT_SECONDS}000 for which the service waits, or Infinity`,
  waitUntil: 'a function that takes a promise',
  toleranceSeconds: `${TOLERANCE}, or leave it out. NaN often comes from Number() of a variable that is not set`,
  now: 'a function that returns Unix milliseconds, such as Date.now without parentheses',
  maxBodyBytes: 'bytes as a whole number above 0, or leave it out',
  strictHeaders: 'true or false',
};

export type OptionName = keyof typeof WANTED;

export const OPTION_NAMES: readonly string[] = Object.keys(WANTED);

/** Which option each code of the verification is about. */
const OPTION_OF: Readonly<Partial<Record<ConfigCode, OptionName>>> = {
  tolerance_invalid: 'toleranceSeconds',
  clock_invalid: 'now',
  max_body_bytes_invalid: 'maxBodyBytes',
  strict_headers_invalid: 'strictHeaders',
};

/** The option of the verification that a code is about, if it is about one. */
export const optionOf = (code: ConfigCode): OptionName | undefined => OPTION_OF[code];

export const optionText = (name: OptionName, value: unknown): string => {
  const came = name === 'now' && typeof value === 'function' ? 'returns no such number' : `is ${told(value)}`;
  return `\`${name}\` ${came}. Write ${WANTED[name]}.`;
};
