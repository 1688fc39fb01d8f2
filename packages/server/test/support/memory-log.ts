import type { Log } from '../../src/ports/log';

/** A log that keeps its lines, those that are told by default. */
export const createMemoryLog = () => {
  const lines: (readonly [level: string, event: string, facts: unknown])[] = [];
  const log: Log = { write: (level, event, facts) => void (level !== 'debug' && lines.push([level, event, facts])) };
  return { lines, log };
};
