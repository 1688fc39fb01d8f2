import * as z from 'zod';

/** Counts Unicode code points, as JSON Schema's `maxLength` does. */
export const countCharacters = (value: string): number => {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
};

/** Whether a text has at most `max` code points; a text can't have more code points than UTF-16 units. */
export const fits = (value: string, max: number): boolean =>
  value.length <= max || (value.length <= max * 2 && countCharacters(value) <= max);

/** A text of a limited number of code points. */
export const text = ({ min = 0, max, description }: { min?: number; max: number; description: string }) =>
  z
    .string()
    .refine((value) => value.length >= min && fits(value, max), {
      error: min > 0 ? `must have ${min} to ${max} characters` : `must have at most ${max} characters`,
    })
    .meta({ ...(min > 0 ? { minLength: min } : {}), maxLength: max, description });
