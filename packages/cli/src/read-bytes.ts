import { readFileSync } from 'node:fs';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** Reads a file, or stdin for `-`, as bytes; `what` names it in the error. */
export const readBytes = (file: string, what: string): Buffer => {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (cause) {
    throw new CliError(EXIT.usage, `The ${what} can't be read from ${file}: ${(cause as Error).message}.`, {
      next: 'Check the path; - is stdin.',
      cause,
    });
  }
};
