/** Kinds at the edge: told in fewer words, for their weight. */
import { InvalidRequestError } from '../errors/invalid-request-error';
import type { Kind } from './kinds';

const PLAIN: Partial<Record<Kind, string>> = {
  text: 'string',
  name: 'string',
  flag: 'boolean',
  number: 'number',
  function: 'function',
};
/** A member that tells an object of a kind. */
const MEMBERS: Partial<Record<Kind, PropertyKey>> = {
  signal: 'removeEventListener',
  journal: 'finish',
  clock: 'setTimer',
};

export const isKind = (value: unknown, kind: Kind): boolean => {
  const plain = PLAIN[kind];
  if (plain !== undefined || typeof value !== 'object' || value === null)
    return typeof value === plain && (kind !== 'name' || value !== '');
  if (kind === 'list') return Symbol.iterator in value || Symbol.asyncIterator in value;
  const member = MEMBERS[kind];
  return member === undefined ? !Array.isArray(value) && !('then' in value) : member in value;
};

export const kindOf = (given: unknown): string => (given === null ? 'null' : typeof given);

export const checkKind = (where: string, name: string, value: unknown, kind: Kind): void => {
  if (isKind(value, kind)) return;
  const message = `must be a ${kind}`;
  throw new InvalidRequestError(`${where}: ${name} ${message}`, { problems: [{ path: name, message }] });
};
