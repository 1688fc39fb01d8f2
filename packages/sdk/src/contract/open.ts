import * as z from 'zod';

/** A value of a known list, or any other string: responses may grow without breaking a reader. */
export type Open<T extends string> = T | (string & {});

/** A response member whose known values are listed, and which lets other strings through. */
export const openEnum = <const T extends readonly string[]>(values: T) =>
  z
    .custom<Open<T[number]>>((value) => typeof value === 'string', 'must be a string')
    .meta({
      type: 'string',
      'x-extensible-enum': [...values],
    });

/** Marks a member that the specification does not show and that this project adds. */
export const OWN = { 'x-not-in-specification': true } as const;
