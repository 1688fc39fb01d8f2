import { wrongOption } from '../options/wrong-option';

const isAtLeast = (least: number, value: unknown): boolean => typeof value === 'number' && value >= least;

/** An option that is a number of milliseconds. NaN and negative numbers would switch limits off in silence. */
export const checkNumber = (name: string, value: number): number => {
  if (isAtLeast(0, value)) return value;
  throw wrongOption(name, value, 'a number of at least 0');
};

/** An option that counts something that may happen not at all, such as retries. */
export const checkCount = (name: string, value: number): number => {
  if (isAtLeast(0, value) && Number.isInteger(value)) return value;
  throw wrongOption(name, value, 'a whole number of at least 0');
};

/** How many at most, where none at all would do nothing; Infinity stands for no limit. */
export const checkMost = (name: string, value: number): number => {
  if (isAtLeast(1, value) && (Number.isInteger(value) || value === Infinity)) return value;
  throw wrongOption(name, value, 'a positive whole number, or Infinity for no limit');
};

/** The time of something that is sent or paid for: with none it would be given up as soon as it began. */
export const checkTimeout = (name: string, value: number): number => {
  if (isAtLeast(0, value) && value > 0) return value;
  throw wrongOption(name, value, 'a positive number of milliseconds');
};

/** The same for an option that may be left out. */
export const checkOptional = (
  name: string,
  value: number | undefined,
  check: (name: string, value: number) => number,
): number | undefined => (value === undefined ? undefined : check(name, value));
