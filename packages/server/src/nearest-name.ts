import { distance } from 'fastest-levenshtein';

/** Names are short: a longer text is none that was misspelt. */
const NAME_LETTERS = 60;

/** Hyphens, underscores and capitals are often what was mistaken. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

/** Which letters a name has, in whatever order. */
const letters = (name: string): string => [...plain(name)].sort().join('');

/**
 * The known name that a misspelt one was probably meant for; undefined when none is near. A third of the letters may differ,
 * three at most, and two in any longer name.
 */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  if (name.length > NAME_LETTERS) return undefined;
  const far = (one: string): number => distance(plain(name), plain(one));
  const isNear = (one: string): boolean => {
    // Two letters that changed places are two that differ.
    const few = one.length < 5 && letters(one) !== letters(name) ? 1 : 2;
    return far(one) <= Math.min(3, Math.max(few, one.length / 3));
  };
  return known.filter(isNear).sort((one, other) => far(one) - far(other))[0];
};

/** What is told of a value that is none of a closed set, without a full stop. */
export const notAmong = (value: string, known: readonly string[]): string => {
  const meant = nearestName(value, known);
  return `must be one of ${known.join(', ')}${meant === undefined ? '' : ` (did you mean ${meant}?)`}`;
};
