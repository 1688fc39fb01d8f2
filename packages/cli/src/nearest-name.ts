import { distance } from 'fastest-levenshtein';

/** So many letters may differ at most, and a third of a name. */
const CLOSE = 3;
/** Two letters in each other's place differ twice: a name as long as this may have that. */
const SWAPPED = 5;

/** Hyphens, underscores and capitals are often what was mistaken. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[-_]/g, '');

/** The name that was probably meant; undefined when none is near. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  const far = (one: string): number => distance(plain(name), plain(one));
  const isNear = (one: string): boolean =>
    far(one) <= Math.min(CLOSE, Math.max(one.length < SWAPPED ? 1 : 2, one.length / 3));
  const [nearest] = known.filter(isNear).sort((one, other) => far(one) - far(other));
  return nearest;
};

/** The question for the nearest name, with a space behind it; empty when none is near. */
export const didYouMean = (name: string, known: readonly string[]): string => {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : `Did you mean ${nearest}? `;
};
