import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';

/** Splits `name=value`. */
export const readAssignment = (text: string): readonly [name: string, value: string] => {
  const at = text.indexOf('=');
  if (at <= 0) throw new CliError(EXIT.usage, `${text} is no assignment.`, { next: 'Write it like name=value.' });
  return [text.slice(0, at), text.slice(at + 1)];
};

/** Collects the values of a flag that can be repeated. */
export const collect = (value: string, all: readonly string[]): readonly string[] => [...all, value];
