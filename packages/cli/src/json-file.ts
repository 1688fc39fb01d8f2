/** JSON that people write: where it is wrong is told by its line, and never what stands there, which may be a key. */
import { readFileSync, statSync } from 'node:fs';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { systemAdvice, systemWords } from './system-error';
import { textOf } from './text-of';

/** What the parser says of a text; undefined when it is JSON. */
const complaintOf = (text: string): string | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Whether something in it is wrong, of the kind whose place the parser keeps to itself. */
const meets = (text: string): boolean => complaintOf(text)?.startsWith('Unexpected token') === true;

/** Where the parser stopped. */
const stopOf = (text: string): number => {
  const [, position] = /at position (\d+)/.exec(complaintOf(text) ?? '') ?? [];
  if (position !== undefined) return Number(position);
  if (!meets(text)) return text.length;
  let [before, behind] = [0, text.length];
  while (behind - before > 1) {
    const middle = (before + behind) >> 1;
    if (meets(text.slice(0, middle))) behind = middle;
    else before = middle;
  }
  return before;
};

/** Where a text stops being JSON, by line and column, and how; undefined when it is JSON. */
export const jsonProblem = (text: string): string | undefined => {
  if (complaintOf(text) === undefined) return undefined;
  const at = stopOf(text);
  const before = text.slice(0, at).split('\n');
  const what = text.slice(at).trim() === '' ? 'it ends too early' : 'it is no JSON there';
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}: ${what}`;
};

/** What a value is, where an object was to be. */
const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`;
};

/** Reads a JSON object from a file, or says which file is broken, and where; `mend` is what to do, in small letters. */
export const readJsonFile = (path: string, mend = 'mend the file or remove it'): Record<string, unknown> => {
  const broken = (cause: unknown): CliError =>
    new CliError(EXIT.usage, `${path} can't be read as JSON: ${systemWords(cause)}.`, {
      next: systemAdvice(cause, path, mend),
      cause,
    });
  let bytes: Buffer;
  try {
    // A pipe would have everything wait for whoever writes into it.
    if (!statSync(path).isFile()) throw new Error('it is no file');
    bytes = readFileSync(path);
  } catch (cause) {
    throw broken(cause);
  }
  const text = textOf(bytes, 'JSON', path);
  const problem = jsonProblem(text);
  if (problem !== undefined) throw broken(new Error(problem));
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new CliError(EXIT.usage, `${path} holds ${kindOf(value)} instead of an object.`, {
    next: systemAdvice(undefined, path, mend),
  });
};
