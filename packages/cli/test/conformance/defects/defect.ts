/**
 * A small defect of the server, as a replacement in its sources. The text between « and » is an expression; what stands around
 * it tells where, and is found exactly once. Production code knows nothing of it: the test build alone puts both in.
 */
export interface Defect {
  /** In kebab-case. */
  readonly name: string;
  /** What the server does wrong, as a sentence without a subject. */
  readonly does: string;
  /** Below `packages`. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

type Row = readonly [name: string, does: string, find: string, replace: string];

/** Defects of one file. */
export const defectsOf = (file: string, rows: readonly Row[]): readonly Defect[] =>
  rows.map(([name, does, find, replace]) => ({ name, does, file, find, replace }));
