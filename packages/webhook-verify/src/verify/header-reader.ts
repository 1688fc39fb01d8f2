/**
 * Finds the delivery headers in whatever a runtime calls headers. A header that came twice is marked as such, and
 * never resolved in silence. Values are neither trimmed nor converted.
 */
import { HEADER_NAMES } from '../generated/signature';

export type HeaderRole = keyof typeof HEADER_NAMES;

/** Gives the value of a header: undefined when it is absent, `TWICE` when it has several. */
export type HeaderReader = (role: HeaderRole) => unknown;

export const TWICE = Symbol('twice');

const LOWER = Object.fromEntries(
  Object.entries(HEADER_NAMES).map(([role, name]) => [role, name.toLowerCase()]),
) as Readonly<Record<HeaderRole, string>>;

export const headerReader = (headers: unknown): HeaderReader => {
  if (typeof headers !== 'object' || headers === null) return () => undefined;
  if (isHeaders(headers)) return (role) => headers.get(LOWER[role]) ?? undefined;
  if (isIterable(headers)) {
    const pairs = pairsOf([...headers]);
    return readerOf(
      pairs.map(([name]) => name),
      (i) => pairs[i]?.[1],
    );
  }
  const names = Object.keys(headers);
  return readerOf(names, (i) => (headers as Record<string, unknown>)[names[i] as string]);
};

/** `Headers` of any runtime or polyfill: asked by name, which is faster than listing it and tells joined values. */
const isHeaders = (headers: object): headers is { get(name: string): unknown } =>
  'append' in headers && 'get' in headers && typeof headers.get === 'function';

const isIterable = (headers: Partial<Iterable<unknown>>): headers is Iterable<unknown> =>
  typeof headers[Symbol.iterator] === 'function';

/** Pairs of name and value from a list of such pairs, or of names and values in turn. */
const pairsOf = (items: readonly unknown[]): readonly (readonly [unknown, unknown])[] => {
  const pairs: [unknown, unknown][] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    pairs.push(Array.isArray(item) ? [item[0], item.slice(1).flat()] : [item, items[++i]]);
  }
  return pairs;
};

const readerOf =
  (names: readonly unknown[], valueAt: (i: number) => unknown): HeaderReader =>
  (role) => {
    const lower = LOWER[role];
    let found: unknown;
    for (let i = 0; i < names.length; i++) {
      const name = names[i];
      // Most names are ruled out by their length, without a look at their letters.
      if (typeof name !== 'string' || name.length !== lower.length || name.toLowerCase() !== lower) continue;
      const value = onlyOf(valueAt(i));
      if (value !== undefined) found = found === undefined ? value : TWICE;
    }
    return found;
  };

const onlyOf = (value: unknown): unknown => {
  const only: unknown = !Array.isArray(value) ? value : value.length > 1 ? TWICE : value[0];
  return only ?? undefined;
};
