import { InvalidArgumentError } from 'commander';
import { didYouMean } from './nearest-name';

/**
 * What a flag or an argument says to a value that is none of its choices. The parser puts the flag before it; what stands behind
 * the line break is told as the next step.
 */
export const choiceError = (
  value: string,
  known: readonly string[],
  said = `Allowed choices are ${known.join(', ')}.`,
): InvalidArgumentError => {
  const guess = didYouMean(value, known).trimEnd();
  return new InvalidArgumentError(guess === '' ? said : `${said}\n(${guess})`);
};
