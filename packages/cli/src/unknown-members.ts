import type { Problem } from '@vid/sdk/contract';
import { nearestName } from './nearest-name';

/** Members of settings that mean nothing, each with the name that was probably meant. */
export const meaningless = (members: Readonly<Record<string, unknown>>, known: readonly string[]): readonly Problem[] =>
  Object.keys(members)
    .filter((name) => !known.includes(name) && name !== '$schema')
    .map((name) => {
      const nearest = nearestName(name, known);
      const meant = nearest === undefined ? `it may hold ${known.join(' and ')}.` : `did you mean ${nearest}?`;
      return { path: name, message: `means nothing; ${meant}` };
    });

/** The same as sentences about a settings file. */
export const unknownMembers = (
  file: string,
  members: Readonly<Record<string, unknown>>,
  known: readonly string[],
): readonly string[] => meaningless(members, known).map(({ path, message }) => `${file}: ${path} ${message}`);
