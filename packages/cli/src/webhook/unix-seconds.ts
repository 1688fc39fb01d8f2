import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';

/** Reads a Unix time in whole seconds. */
export const readSeconds = (text: string, flag: string): number => {
  if (!/^\d{1,12}$/.test(text))
    throw new CliError(EXIT.usage, `${flag} ${text} is no Unix time in seconds.`, {
      next: 'Write it like 1767225600.',
    });
  return Number(text);
};
