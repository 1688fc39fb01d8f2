/** Checks a body of the admin API; the schemas are loaded with the first one, since a start needs none of them. */
import type * as z from 'zod';
import type * as Inputs from './input';

export const readInput = async <S extends z.ZodType>(
  pick: (inputs: typeof Inputs) => S,
  body: unknown,
): Promise<z.output<S>> => {
  const inputs = await import('./input');
  return inputs.read(pick(inputs), body);
};
