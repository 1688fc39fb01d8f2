import type { Log } from '../../src/ports/log';

/** A log that keeps its lines. */
export const createMemoryLog = () => {
  const lines: (readonly [level: string, event: string, facts: unknown])[] = [];
  const log: Log = { write: (level, event, facts) => void lines.push([level, event, facts]) };
  return { lines, log };
};
