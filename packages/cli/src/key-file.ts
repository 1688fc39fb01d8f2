import { resolve } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { holdSecret } from './held-secrets';
import { readInput } from './read-input';
import { systemAdvice, systemWords } from './system-error';
import { textOf } from './text-of';

/** The key in the file that `--api-key-file` names; undefined without one. */
export const readKeyFile = async (path: string | undefined): Promise<string | undefined> => {
  if (path === undefined) return undefined;
  let bytes: Buffer;
  try {
    bytes = await readInput(path === '-' ? path : resolve(path));
  } catch (cause) {
    throw new CliError(EXIT.usage, `The API key can't be read from ${path}: ${systemWords(cause)}.`, {
      next: systemAdvice(cause, path, 'name a file that holds the key alone, or set VID_API_KEY'),
      cause,
    });
  }
  const key = holdSecret(textOf(bytes, 'API key', path).trim());
  if (key !== '') return key;
  throw new CliError(EXIT.usage, `The API key in ${path === '-' ? 'stdin' : path} is empty; nothing was sent.`, {
    next: 'Name a file that holds the key alone, or set VID_API_KEY.',
  });
};
