import { distance } from 'fastest-levenshtein';

/** So many letters may differ. */
const CLOSE = 3;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[-_]/g, '');

/** The known name that was probably meant, if one is close. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  const farness = (other: string): number => distance(plain(name), plain(other));
  const [nearest] = [...known].sort((one, other) => farness(one) - farness(other));
  return nearest !== undefined && farness(nearest) <= CLOSE ? nearest : undefined;
};

/** Members of a settings file that mean nothing, each as a sentence with the name that was probably meant. */
export const unknownMembers = (
  file: string,
  members: Readonly<Record<string, unknown>>,
  known: readonly string[],
): readonly string[] =>
  Object.keys(members)
    .filter((name) => !known.includes(name) && name !== '$schema')
    .map((name) => {
      const nearest = nearestName(name, known);
      const meant = nearest === undefined ? `it may hold ${known.join(' and ')}.` : `did you mean ${nearest}?`;
      return `${file}: ${name} means nothing; ${meant}`;
    });
