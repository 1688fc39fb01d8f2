import { parse } from 'yaml';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { jsonProblem } from './json-file';
import { readInput } from './read-input';
import { isSystemError, systemAdvice, systemWords } from './system-error';
import { textOf } from './text-of';

/** What happened, in one line without the sign that others follow. */
const firstLine = ({ message }: Error): string => (message.split('\n')[0] ?? '').replace(/[.:]\s*$/, '');

/** Does something with the file of a flag, or says that it can't be read. */
const reading = async <T>(file: string, flag: string, act: () => T | Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (cause) {
    const why = isSystemError(cause) ? systemWords(cause) : firstLine(cause as Error);
    throw new CliError(EXIT.usage, `${flag} ${file} can't be read: ${why}.`, {
      next: isSystemError(cause) ? systemAdvice(cause, file, 'check the path') : 'The file must be JSON or YAML.',
      cause,
    });
  }
};

/** Reads a file, or stdin for `-`, as JSON or YAML. */
export const readDocument = async (file: string, flag: string): Promise<unknown> => {
  const bytes = await reading(file, flag, () => readInput(file));
  const text = textOf(bytes, flag.replace(/^--/, ''), file);
  return reading(file, flag, () => {
    if (text.trim() === '') throw new Error('it is empty');
    return parse(text) as unknown;
  }).catch((error: unknown) => {
    // Who writes JSON knows nothing of maps and flows.
    const broken = /\.json$/i.test(file) || /^\s*[[{]/.test(text) ? jsonProblem(text) : undefined;
    if (broken === undefined) throw error;
    throw new CliError(EXIT.usage, `${flag} ${file} can't be read as JSON: ${broken}; nothing was sent.`, {
      next: 'Mend it there. The file must be JSON or YAML.',
      cause: error,
    });
  });
};
