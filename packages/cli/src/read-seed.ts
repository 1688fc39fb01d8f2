import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** Reads the value of --seed. */
export const readSeed = (text: string): number => {
  if (!/^-?\d{1,15}$/.test(text))
    throw new CliError(EXIT.usage, `--seed ${text} is no whole number of up to 15 digits.`, {
      next: 'Use a number such as 7.',
    });
  return Number(text);
};
