import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { textOf } from './read-text';

/** Does something with the file of a flag, or says that it can't be read. */
const reading = <T>(file: string, flag: string, act: () => T): T => {
  try {
    return act();
  } catch (cause) {
    throw new CliError(EXIT.usage, `${flag} ${file} can't be read: ${(cause as Error).message.split('\n')[0] ?? ''}`, {
      next: 'The file must be JSON or YAML.',
      cause,
    });
  }
};

/** Reads a file, or stdin for `-`, as JSON or YAML. */
export const readDocument = (file: string, flag: string): unknown => {
  const bytes = reading(file, flag, () => readFileSync(file === '-' ? 0 : file));
  const text = textOf(bytes, flag.replace(/^--/, ''), file);
  return reading(file, flag, () => {
    if (text.trim() === '') throw new Error('it is empty');
    return parse(text) as unknown;
  });
};
