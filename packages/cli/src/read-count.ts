import { InvalidArgumentError } from 'commander';

/** A whole number of times. */
export const readCount = (text: string): number => {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a whole number up to 999.');
};
