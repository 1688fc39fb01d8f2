/**
 * Finds the delivery headers in whatever a runtime calls headers. A header that came twice is marked as such, and
 * never resolved in silence. Values are neither trimmed nor converted.
 */
import { HEADER_NAMES } from '../generated/signature';

export type HeaderRole = keyof typeof HEADER_NAMES;

/** The value of each header: undefined when it is absent, `TWICE` when it has several. */
export type FoundHeaders = Record<HeaderRole, unknown>;

export const TWICE = Symbol();

const NAMES = Object.entries(HEADER_NAMES) as [HeaderRole, string][];
/** Both usual spellings are found at once; any other is lowered first. */
const ROLES = new Map(
  NAMES.flatMap(([role, name]): [string, HeaderRole][] => [
    [name, role],
    [name.toLowerCase(), role],
  ]),
);
/** Most names of a request are ruled out by their length, without a look at their letters. */
const SHORTEST = HEADER_NAMES.event.length;

/** `Headers` of any runtime or polyfill: asked by name, which is faster than listing it and tells joined values. */
const isHeaders = (headers: object & { get?: unknown }): headers is { get(name: string): unknown } =>
  'append' in headers && typeof headers.get === 'function';

export const collectHeaders = (headers: unknown): FoundHeaders => {
  // Without a prototype, whose members would be taken for headers.
  const found = { __proto__: null } as unknown as FoundHeaders;
  if (typeof headers !== 'object') return found;

  try {
    noteAll(found, headers as object);
    return found;
  } catch {
    // Null, or a getter or iterator that throws. A part could hide that a header came twice, so it counts as none.
    return collectHeaders('');
  }
};

const noteAll = (found: FoundHeaders, headers: object): void => {
  if (isHeaders(headers)) {
    for (const [, name] of NAMES) note(found, name, headers.get(name));
  } else if (Symbol.iterator in headers) {
    noteList(found, [...(headers as Iterable<unknown>)]);
  } else {
    for (const name of Object.keys(headers)) note(found, name, (headers as Record<string, unknown>)[name]);
  }
};

/** A list of [name, value] pairs, or of names and values in turn. */
const noteList = (found: FoundHeaders, items: readonly unknown[]): void => {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (Array.isArray(item)) note(found, item[0], item.slice(1).flat());
    else note(found, item, items[++i]);
  }
};

const note = (found: FoundHeaders, name: unknown, value: unknown): void => {
  if (typeof name !== 'string' || name.length < SHORTEST) return;
  const role = ROLES.get(name) ?? ROLES.get(name.toLowerCase());
  if (!role) return;
  const only: unknown = !Array.isArray(value) ? value : value.length > 1 ? TWICE : value[0];
  if (only !== undefined && only !== null) found[role] = found[role] === undefined ? only : TWICE;
};
