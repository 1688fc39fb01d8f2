import { InvalidRequestError } from '../errors/invalid-request-error';

/** What came, as a program would write it. A string may be a key that went astray, so it is named and not shown. */
const shown = (value: unknown): string => {
  if (typeof value === 'string') return Number.isNaN(Number(value)) ? 'a string' : `'${value}'`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
};

const refuse = (name: string, value: unknown, wanted: string): InvalidRequestError =>
  new InvalidRequestError(`The option ${name} is ${shown(value)}; it must be ${wanted}`, {
    problems: [{ path: name, message: `must be ${wanted}` }],
    nextStep: `Correct ${name}, or leave it out.`,
  });

const isAtLeast = (least: number, value: unknown): boolean => typeof value === 'number' && value >= least;

/** An option that is a number of milliseconds. NaN and negative numbers would switch limits off in silence. */
export const checkNumber = (name: string, value: number): number => {
  if (isAtLeast(0, value)) return value;
  throw refuse(name, value, 'a number of at least 0');
};

/** An option that counts something that may happen not at all, such as retries. */
export const checkCount = (name: string, value: number): number => {
  if (isAtLeast(0, value) && Number.isInteger(value)) return value;
  throw refuse(name, value, 'a whole number of at least 0');
};

/** How many at most, where none at all would do nothing; Infinity stands for no limit. */
export const checkMost = (name: string, value: number): number => {
  if (isAtLeast(1, value) && (Number.isInteger(value) || value === Infinity)) return value;
  throw refuse(name, value, 'a positive whole number, or Infinity for no limit');
};

/** The time of something that is sent or paid for: with none it would be given up as soon as it began. */
export const checkTimeout = (name: string, value: number): number => {
  if (isAtLeast(0, value) && value > 0) return value;
  throw refuse(name, value, 'a positive number of milliseconds');
};

/** The same for an option that may be left out. */
export const checkOptional = (
  name: string,
  value: number | undefined,
  check: (name: string, value: number) => number,
): number | undefined => (value === undefined ? undefined : check(name, value));
