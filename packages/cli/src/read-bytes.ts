import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { readInput } from './read-input';

/** Reads a file, or stdin for `-`, as bytes; `what` names it in the error. */
export const readBytes = async (file: string, what: string): Promise<Buffer> => {
  try {
    return await readInput(file);
  } catch (cause) {
    throw new CliError(EXIT.usage, `The ${what} can't be read from ${file}: ${(cause as Error).message}.`, {
      next: 'Check the path; - is stdin.',
      cause,
    });
  }
};
