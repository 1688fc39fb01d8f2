import { nearestName } from './nearest-name';

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
