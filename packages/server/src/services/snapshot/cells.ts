/** What the cells of a snapshot's rows hold. */
import * as z from 'zod';
import { LATEST_TIME } from '../../ports/clock';
import { DEPTH } from '../bounded-json';

/** A day that nothing stored lies beyond: deadlines and links reach a little further than the clock. */
const LATEST = LATEST_TIME + 30 * 86_400_000;

export const id = z.string().min(1).max(200);
export const text = z.string().max(1_000_000);
export const bit = z.union([z.literal(0), z.literal(1)]);
export const count = z.int().min(0);
/** Unix milliseconds. */
export const time = z.int().min(0).max(LATEST);
export const maybe = <S extends z.ZodType>(schema: S) => schema.nullable();
/** A row's number; it tells the order. */
export const seq = z.int().min(1);

/** Where a text ends whose quote stands before a place; the length of the JSON when it has no end. */
const endOfText = (json: string, from: number): number => {
  for (let quote = json.indexOf('"', from); quote >= 0; quote = json.indexOf('"', quote + 1)) {
    let backslashes = 0;
    while (quote - backslashes > from && json[quote - backslashes - 1] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return quote;
  }
  return json.length;
};

/** JSON is read again after it was stored, by what walks it as deep as it is: bounded before anything reads it. */
const isTooDeep = (json: string): boolean => {
  const structure = /["[\]{}]/g;
  let depth = 0;
  for (let found = structure.exec(json); found !== null; found = structure.exec(json)) {
    const [token] = found;
    if (token === '"') structure.lastIndex = endOfText(json, structure.lastIndex) + 1;
    else depth += token === '[' || token === '{' ? 1 : -1;
    if (depth > 2 * DEPTH) return true;
  }
  return false;
};

/** A text that is JSON of the given shape. */
export const jsonText = (schema: z.ZodType, { max = 1_000_000 } = {}) =>
  z
    .string()
    .max(max)
    .superRefine((json, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', message });
      if (json.length > max) return;
      if (isTooDeep(json)) return refuse('holds JSON that is nested too deep');
      let value: unknown;
      try {
        value = JSON.parse(json);
      } catch {
        return refuse('is not JSON');
      }
      const { success, error } = schema.safeParse(value);
      const [issue] = error?.issues ?? [];
      if (!success) refuse([...(issue?.path ?? []), issue?.message ?? 'has another shape'].join(': '));
    });
