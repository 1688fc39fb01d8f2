import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** Reads a file, or stdin for `-`, as JSON or YAML. */
export const readDocument = (file: string, flag: string): unknown => {
  try {
    const text = readFileSync(file === '-' ? 0 : file, 'utf8');
    if (text.trim() === '') throw new Error('it is empty');
    return parse(text);
  } catch (cause) {
    throw new CliError(EXIT.usage, `${flag} ${file} can't be read: ${(cause as Error).message.split('\n')[0] ?? ''}`, {
      next: 'The file must be JSON or YAML.',
      cause,
    });
  }
};
