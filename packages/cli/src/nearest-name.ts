import { distance } from 'fastest-levenshtein';

/** So many letters may differ. */
const CLOSE = 3;

/** Hyphens, underscores and capitals are often what was mistaken. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[-_]/g, '');

/** The name that was probably meant; undefined when none is near. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  const far = (one: string): number => distance(plain(name), plain(one));
  const [nearest] = [...known].sort((one, other) => far(one) - far(other));
  return nearest !== undefined && far(nearest) <= CLOSE ? nearest : undefined;
};
