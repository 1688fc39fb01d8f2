import { InvalidRequestError } from '../errors/invalid-request-error';
import { kindOf } from './kinds';

/** What came, as a program would write it. A string may be a key that went astray, so it is named and not shown. */
const shown = (given: unknown): string => {
  if (typeof given === 'string' && !Number.isNaN(Number(given))) return `'${given}'`;
  return typeof given === 'number' ? String(given) : kindOf(given);
};

/** The error of an option with a value that it can't have. */
export const wrongOption = (name: string, given: unknown, wanted: string): InvalidRequestError =>
  new InvalidRequestError(`The option ${name} is ${shown(given)}; it must be ${wanted}`, {
    problems: [{ path: name, message: `must be ${wanted}` }],
    nextStep: `Correct ${name}, or leave it out.`,
  });
