/**
 * Finds the delivery headers in whatever a runtime calls headers, with every value of each, so that a duplicate is
 * seen and never resolved in silence. Values are neither trimmed nor converted.
 */
import { HEADER_NAMES } from '../generated/signature';

export type HeaderRole = keyof typeof HEADER_NAMES;
export type FoundHeaders = Record<HeaderRole, readonly unknown[]>;

const ROLES = new Map(Object.entries(HEADER_NAMES).map(([role, name]) => [name.toLowerCase(), role as HeaderRole]));

/** `Headers` of any runtime or polyfill: asked by name, which is faster than listing it and tells joined values. */
const isHeaders = (headers: object): headers is { get(name: string): unknown } =>
  'append' in headers && 'get' in headers && typeof headers.get === 'function';

export const collectHeaders = (headers: unknown): FoundHeaders => {
  const found: FoundHeaders = { event: [], delivery: [], timestamp: [], signature: [] };
  const add = (name: unknown, value: unknown): void => {
    const role = typeof name === 'string' && ROLES.get(name.toLowerCase());
    if (role) found[role] = found[role].concat(value).filter((one) => one !== undefined && one !== null);
  };

  if (typeof headers !== 'object' || headers === null) return found;
  if (isHeaders(headers)) {
    for (const name of ROLES.keys()) add(name, headers.get(name));
    return found;
  }
  if (typeof (headers as Partial<Iterable<unknown>>)[Symbol.iterator] === 'function') {
    collectFromList([...(headers as Iterable<unknown>)], add);
    return found;
  }
  for (const name of Object.keys(headers)) add(name, (headers as Record<string, unknown>)[name]);
  return found;
};

/** A list of [name, value] pairs, or of names and values in turn. */
const collectFromList = (items: readonly unknown[], add: (name: unknown, value: unknown) => void): void => {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (Array.isArray(item)) add(item[0], item.slice(1).flat());
    else add(item, items[++i]);
  }
};
