/** A snapshot as a file has it: a cell a line, so that two of them can be compared. */
export const snapshotText = (snapshot: unknown): string => `${JSON.stringify(snapshot, null, 2)}\n`;
