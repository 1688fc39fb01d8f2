/**
 * Tables of cases that take long are tried in turns by the tests, and whole by `npm run soak -- tables`, which sets
 * VID_WHOLE_TABLES.
 */
export const isWhole = process.env['VID_WHOLE_TABLES'] !== undefined;

/** Of the run: another one each day, so that a table was tried whole after as many days as it has parts. */
const TURN = Number(process.env['VID_TABLE_TURN'] ?? 0);

/**
 * Every `every`th entry, and another part of them in each run; all of them when whole tables are asked for. Tables that are
 * tried within one another differ in `turn`.
 */
export const partOf = <T>(entries: readonly T[], every: number, turn = 0): T[] =>
  entries.filter((_, at) => isWhole || (at + turn + TURN) % every === 0);
