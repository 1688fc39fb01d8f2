import * as z from 'zod';

const isBetween = (unit: number, first: number, last: number): boolean => unit >= first && unit <= last;

/** Counts Unicode code points, as JSON Schema's `maxLength` does. */
export const countCharacters = (value: string): number => {
  let pairs = 0;
  // Millions of units may be counted, and an iterator would make a text of each.
  for (let at = 1; at < value.length; at += 1) {
    if (!isBetween(value.charCodeAt(at), 0xdc00, 0xdfff)) continue;
    if (isBetween(value.charCodeAt(at - 1), 0xd800, 0xdbff)) pairs += 1;
  }
  return value.length - pairs;
};

/** Whether a text has at most `max` code points; a text can't have more code points than UTF-16 units. */
export const fits = (value: string, max: number): boolean =>
  value.length <= max || (value.length <= max * 2 && countCharacters(value) <= max);

/** A text of a limited number of code points. */
export const text = ({ min = 0, max, description }: { min?: number; max: number; description: string }) =>
  z
    .string()
    .refine((value) => value.length >= min && fits(value, max), {
      abort: true,
      error: min > 0 ? `must have ${min} to ${max} characters` : `must have at most ${max} characters`,
    })
    .meta({ ...(min > 0 ? { minLength: min } : {}), maxLength: max, description });
