/**
 * Turns a failed validation into a list that names every problem at once, in one wording for the client and the service.
 * Specification: Error object, `detail`.
 */
import type * as z from 'zod';

/** One thing that is wrong with a body; `path` is dotted, `body` for the whole. */
export interface Problem {
  /** Dotted, such as `scene_plan.0.prompt`; `body` for the whole. */
  readonly path: string;
  /** What is wrong, for people. */
  readonly message: string;
}

const named: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const list = (values: readonly unknown[]): string => values.map(String).join(', ');

const bounds = (issue: { origin: string; minimum?: number | bigint; maximum?: number | bigint }): string => {
  const limit = issue.minimum === undefined ? `at most ${String(issue.maximum)}` : `at least ${String(issue.minimum)}`;
  if (issue.origin === 'array') return `must have ${limit} ${limit.endsWith(' 1') ? 'entry' : 'entries'}`;
  if (issue.origin === 'string') return `must have ${limit} ${limit.endsWith(' 1') ? 'character' : 'characters'}`;
  return `must be ${limit}`;
};

/** The members that an object of this schema may have. */
const membersOf = (schema: unknown): string => {
  const { shape } = (schema ?? {}) as { readonly shape?: object };
  return shape === undefined ? '' : ` (its members are ${list(Object.keys(shape))})`;
};

/** Finds the known name that a misspelt one was probably meant for. */
type Nearest = (name: string, known: readonly string[]) => string | undefined;

const meant = (names: readonly string[]): string => ` (did you mean ${list(names)}?)`;

/** The nearest of some values, of which only texts can be misspelt. */
const nearValue = (input: unknown, values: readonly unknown[], nearest: Nearest): string => {
  const texts = values.filter((value) => typeof value === 'string');
  const near = typeof input === 'string' ? nearest(input, texts) : undefined;
  return near === undefined ? '' : meant([near]);
};

/** The members that were probably meant, else all that there may be. */
const nearMembers = (keys: readonly string[], schema: unknown, nearest: Nearest): string => {
  const known = Object.keys((schema as { readonly shape?: object } | undefined)?.shape ?? {});
  const near = keys.flatMap((key) => nearest(key, known) ?? []);
  return near.length === keys.length ? meant(near) : membersOf(schema);
};

const sayWith =
  (nearest: Nearest): z.core.$ZodErrorMap =>
  (issue) => {
    if (issue.input === undefined && issue.code !== 'custom') return 'is required';
    if (issue.code === 'invalid_type') return `must be ${named[issue.expected] ?? issue.expected}`;
    if (issue.code === 'invalid_value')
      return `must be one of ${list(issue.values)}${nearValue(issue.input, issue.values, nearest)}`;
    if (issue.code === 'too_small' || issue.code === 'too_big') return bounds(issue);
    if (issue.code === 'unrecognized_keys')
      return `has no member ${list(issue.keys)}${nearMembers(issue.keys, issue.inst, nearest)}`;
    return undefined;
  };

/** The outcome of a validation: the parsed value, or every problem. */
export type Validation<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Validates a value and words every problem for a person. With `nearest`, which finds the known name that is near to one, a
 * value or a member that is none of a closed set is told with the one that was probably meant.
 */
export const validate = <S extends z.ZodType>(
  schema: S,
  value: unknown,
  { nearest = () => undefined }: { readonly nearest?: Nearest } = {},
): Validation<z.output<S>> => {
  const result = schema.safeParse(value, { error: sayWith(nearest) });
  if (result.success) return { ok: true, value: result.data };
  const problems = result.error.issues.map(({ path, message }) => ({
    path: path.length === 0 ? 'body' : path.join('.'),
    message,
  }));
  return { ok: false, problems };
};

/** Between the problems of a `detail`. */
const SEPARATOR = '; ';
/** Characters of a path and of a message: both may quote names that somebody sent. */
const SHOWN = { path: 200, message: 1000 } as const;

const shown = (text: string, characters: number): string =>
  text.length > characters ? `${text.slice(0, characters)}…` : text;

/** A path as `fromDetail` knows one: it begins with a letter and has no spaces and colons. */
const shownPath = (path: string): string => {
  const plain = shown(path, SHOWN.path).replace(/[^\w.]+/g, '_');
  return /^[A-Za-z_]/.test(plain) ? plain : `body.${plain}`;
};

/**
 * The `detail` text of a validation error: `path: message`, joined by `; `. Neither part ever holds what joins them, so
 * that `fromDetail` reads back what was written.
 */
export const toDetail = (problems: readonly Problem[]): string =>
  problems
    .map(({ path, message }) => `${shownPath(path)}: ${shown(message, SHOWN.message).replaceAll(SEPARATOR, ', ')}`)
    .join(SEPARATOR);

/**
 * Reads a `detail` text back into its problems, whatever notation its paths have; a part without a path belongs to the whole
 * body.
 */
export const fromDetail = (detail: string): readonly Problem[] =>
  detail.split(/; (?=[A-Za-z_$/#][^\s:;]*: )/).map((part) => {
    const at = part.indexOf(': ');
    return at < 0 ? { path: 'body', message: part } : { path: part.slice(0, at), message: part.slice(at + 2) };
  });
