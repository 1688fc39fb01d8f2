/**
 * JSON of any shape, within bounds: what is stored and sent on must be writable as JSON again, and small enough for whoever
 * receives it.
 */
import type * as z from 'zod';

/** Levels that people need; every walk over JSON is safe within them. */
export const DEPTH = 32;

interface Bounds {
  /** Characters as JSON. */
  readonly characters: number;
  /** Objects and lists within each other. */
  readonly depth: number;
}

/** Looks level by level, so that no depth exhausts the stack. */
const isDeeperThan = (value: unknown, depth: number): boolean => {
  let level: readonly unknown[] = [value];
  for (let left = depth; left >= 0; left -= 1) {
    level = level.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? (Object.values(entry) as unknown[]) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
};

const problemOf = (value: unknown, { characters, depth }: Bounds): string | undefined => {
  if (isDeeperThan(value, depth)) return `must not be nested deeper than ${depth} levels`;
  try {
    const { length } = JSON.stringify(value) ?? '';
    return length > characters ? `must not have more than ${characters} characters as JSON, not ${length}` : undefined;
  } catch {
    return 'must be JSON';
  }
};

/** Refines a schema by the bounds. */
export const bounded = <S extends z.ZodType>(schema: S, bounds: Bounds) =>
  schema.superRefine((value, context) => {
    const message = problemOf(value, bounds);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
