/** Kinds of values that users give: what is another kind would fail in the middle of a call, or be ignored in silence. */
import { InvalidRequestError } from '../errors/invalid-request-error';

const has = (value: unknown, ...methods: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  methods.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'function');

/** Each with what it is called in an error, and its test. */
const KINDS = {
  text: ['a string', (value: unknown) => typeof value === 'string'],
  name: ['a string that is not empty', (value: unknown) => typeof value === 'string' && value !== ''],
  flag: ['true or false', (value: unknown) => typeof value === 'boolean'],
  number: ['a number', (value: unknown) => typeof value === 'number'],
  function: ['a function', (value: unknown) => typeof value === 'function'],
  object: ['an object', (value: unknown) => has(value) && !Array.isArray(value) && !has(value, 'then')],
  signal: [
    'an AbortSignal',
    (value: unknown) => has(value, 'addEventListener', 'removeEventListener') && 'aborted' in (value as object),
  ],
  journal: ['a journal', (value: unknown) => has(value, 'begin', 'finish', 'find', 'knowsJob', 'list')],
  clock: ['a clock', (value: unknown) => has(value, 'now', 'monotonic', 'setTimer')],
  list: [
    'a list or another iterable',
    (value: unknown) =>
      has(value) && (Symbol.iterator in (value as object) || Symbol.asyncIterator in (value as object)),
  ],
} as const;

/** The name of a kind. */
export type Kind = keyof typeof KINDS;

/** Whether a value is of a kind. */
export const isKind = (value: unknown, kind: Kind): boolean => KINDS[kind][1](value);

/** What came, in words. A string may be a key that went astray, so it is named and not shown. */
export const kindOf = (given: unknown): string => {
  if (given === null || given === undefined) return String(given);
  if (given === '') return 'an empty string';
  if (Array.isArray(given)) return 'a list';
  const { name } = given.constructor ?? {};
  const kind = typeof given === 'object' && name ? name : typeof given;
  return kind === 'Object' ? 'an object' : `${/^[aeio]/i.test(kind) ? 'an' : 'a'} ${kind}`;
};

const next = (name: string, kind: Kind, value: unknown): string => {
  if (kind === 'signal' && has(value, 'abort')) return 'Pass its signal: controller.signal.';
  if (kind === 'journal') return `Pass new FileJournal({ path }) of @vid/sdk/journal, or leave ${name} out.`;
  return has(value, 'then')
    ? `Await it first: ${name} must be ${KINDS[kind][0]}.`
    : `Give ${name} as ${KINDS[kind][0]}.`;
};

/** Refuses a value of another kind; `where` says who takes it. */
export const checkKind = (where: string, name: string, value: unknown, kind: Kind): void => {
  if (isKind(value, kind)) return;
  const [wanted] = KINDS[kind];
  throw new InvalidRequestError(`${where} takes ${name} as ${wanted}, not as ${kindOf(value)}`, {
    problems: [{ path: name, message: `must be ${wanted}` }],
    nextStep: next(name, kind, value),
  });
};
