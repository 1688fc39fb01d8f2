import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** Reads a file, or stdin for `-`, as JSON or YAML. */
export const readDocument = (file: string, flag: string): unknown => {
  try {
    return parse(readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch (cause) {
    throw new CliError(EXIT.usage, `${flag} ${file} can't be read: ${(cause as Error).message.split('\n')[0] ?? ''}`, {
      next: 'The file must be JSON or YAML.',
      cause,
    });
  }
};
