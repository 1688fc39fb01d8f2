/** Headers as callers give them, read in each form that fetch takes; what would be dropped or refused later is refused here. */
import { InvalidRequestError } from '../errors/invalid-request-error';
import { isPlain } from '../options/is-plain';
import { wrongOption } from '../options/wrong-option';

/** An object of names and values, `Headers`, or a list of pairs. */
export type GivenHeaders =
  | Readonly<Record<string, string | undefined>>
  | Headers
  | ReadonlyArray<readonly [name: string, value: string]>;

type Entry = readonly [name: string, value: string | undefined];

/** They belong to the connection, and the transport sets them. */
const OF_THE_CONNECTION = /^(connection|content-length|expect|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

const isHeaders = (given: object): given is Headers => Object.prototype.toString.call(given) === '[object Headers]';

const isPairs = (given: object): given is readonly Entry[] =>
  Array.isArray(given) && given.every((pair) => Array.isArray(pair) && pair.length === 2);

const FORMS = 'an object of names and texts, Headers, or a list of pairs';

/** The error of a header, whose value is never shown. */
export const refusedHeader = (option: string, name: string, why: string, nextStep: string): InvalidRequestError =>
  new InvalidRequestError(`The header ${JSON.stringify(name)} of ${option} ${why}`, {
    problems: [{ path: `${option}.${name}`, message: why }],
    nextStep,
  });

const canBeSent = (name: string, value: unknown): boolean => {
  try {
    return (
      typeof value === 'string' &&
      !/[\r\n]/.test(value) &&
      !OF_THE_CONNECTION.test(name) &&
      new Headers([[name, value]]).has(name)
    );
  } catch {
    return false;
  }
};

/** The headers one by one, not yet looked at; what is undefined is to be left out. */
export const headerEntries = (option: string, given: unknown): readonly Entry[] => {
  if (given === undefined) return [];
  if (typeof given !== 'object' || given === null) throw wrongOption(option, given, FORMS);
  if (isPairs(given)) return given;
  if (isHeaders(given)) return [...given];
  if (Symbol.iterator in given || !isPlain(given)) throw wrongOption(option, given, FORMS);
  return Object.entries(given) as Entry[];
};

/** The headers with their names in lower case; those of one name are joined. Refuses what cannot be sent, without showing it. */
export const headersOf = (option: string, given: unknown): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const [name, value] of headerEntries(option, given)) {
    if (value === undefined) continue;
    if (!canBeSent(name, value)) {
      throw refusedHeader(option, name, 'cannot be sent', 'Correct its name or value.');
    }
    const lower = name.toLowerCase();
    headers[lower] = Array.isArray(given) && lower in headers ? `${headers[lower]}, ${value}` : value;
  }
  return headers;
};
