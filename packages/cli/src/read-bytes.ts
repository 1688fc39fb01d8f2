import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { readInput } from './read-input';
import { systemAdvice, systemWords } from './system-error';

/** Reads a file, or stdin for `-`, as bytes; `what` names it in the error. */
export const readBytes = async (file: string, what: string): Promise<Buffer> => {
  try {
    return await readInput(file);
  } catch (cause) {
    throw new CliError(EXIT.usage, `The ${what} can't be read from ${file}: ${systemWords(cause)}.`, {
      next: systemAdvice(cause, file, 'check the path; - is stdin'),
      cause,
    });
  }
};
