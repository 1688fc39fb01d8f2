import { distance } from 'fastest-levenshtein';

/** So many letters may differ. */
const CLOSE = 3;

/** Members of a settings file that mean nothing, each as a sentence with the name that was probably meant. */
export const unknownMembers = (
  file: string,
  members: Readonly<Record<string, unknown>>,
  known: readonly string[],
): readonly string[] =>
  Object.keys(members)
    .filter((name) => !known.includes(name) && name !== '$schema')
    .map((name) => {
      const plain = (text: string): string => text.toLowerCase().replaceAll(/[-_]/g, '');
      const [nearest = ''] = [...known].sort(
        (one, other) => distance(plain(name), plain(one)) - distance(plain(name), plain(other)),
      );
      const meant =
        distance(plain(name), plain(nearest)) <= CLOSE
          ? `did you mean ${nearest}?`
          : `it may hold ${known.join(' and ')}.`;
      return `${file}: ${name} means nothing; ${meant}`;
    });
