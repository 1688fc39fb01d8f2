import { InvalidRequestError } from '../errors/invalid-request-error';

/** An option that is a count or a number of milliseconds. NaN and negative numbers would switch limits off in silence. */
export const checkNumber = (name: string, value: number): number => {
  if (typeof value === 'number' && value >= 0) return value;
  throw new InvalidRequestError(`The option ${name} is ${String(value)}; it must be a number of at least 0`, {
    nextStep: `Correct ${name}, or leave it out for its default.`,
  });
};

/** The same for an option that may be left out. */
export const checkOptional = (name: string, value: number | undefined): number | undefined =>
  value === undefined ? undefined : checkNumber(name, value);
