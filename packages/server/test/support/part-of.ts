/**
 * Tables of cases that take long are tried in turns by the tests, and whole by `npm run soak -- tables`, which sets
 * VID_WHOLE_TABLES.
 */
export const isWhole = process.env['VID_WHOLE_TABLES'] !== undefined;

/** Every `every`th entry, beginning with the one whose turn it is; all of them when whole tables are asked for. */
export const partOf = <T>(entries: readonly T[], every: number, turn: number): T[] =>
  entries.filter((_, at) => isWhole || (at + turn) % every === 0);
