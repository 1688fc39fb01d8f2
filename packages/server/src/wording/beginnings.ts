/** Beginnings of texts in a list, found by their first character: a list of hundreds is not gone through for each text. */

const byUnit = (list: readonly string[]): ReadonlyMap<number, readonly string[]> => {
  const parts = new Map<number, string[]>();
  for (const beginning of list) {
    const unit = beginning.charCodeAt(0);
    const known = parts.get(unit);
    if (known === undefined) parts.set(unit, [beginning]);
    else known.push(beginning);
  }
  return parts;
};

const known = new WeakMap<readonly string[], ReadonlyMap<number, readonly string[]>>();
const NONE: readonly string[] = [];

/** Those of a list, in its order, that begin with the same character as a text; a list must not change. */
export const beginningsLike = (list: readonly string[], text: string): readonly string[] => {
  let parts = known.get(list);
  if (parts === undefined) {
    parts = byUnit(list);
    known.set(list, parts);
  }
  return parts.get(text.charCodeAt(0)) ?? NONE;
};
