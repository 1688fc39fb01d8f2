/** Which process sends a render, so that another one can tell whether its answer may still come. */
import { hostname } from 'node:os';

/** The process that claimed a key. */
export interface Sender {
  /** Name of its machine. */
  readonly host: string;
  /** Its number there. */
  readonly pid: number;
  /** When it was started, Unix milliseconds: a container's first process has the same number after each restart. */
  readonly startedAt: number;
  /** When it claimed the key, Unix milliseconds. */
  readonly claimedAt: number;
}

/** By how much two looks at the start of one process may differ: clocks are set. */
const SAME_START_MS = 5000;

const startOfThisProcess = (): number => Math.round(Date.now() - process.uptime() * 1000);

/** This process as a sender. */
export const thisSender = (claimedAt: number): Sender => ({
  host: hostname(),
  pid: process.pid,
  startedAt: startOfThisProcess(),
  claimedAt,
});

/** Whether a process may still live; one of another machine may, since nobody here can tell. */
export const mayLive = ({ host, pid, startedAt }: Omit<Sender, 'claimedAt'>): boolean => {
  if (host !== hostname()) return true;
  if (pid === process.pid) return Math.abs(startedAt - startOfThisProcess()) < SAME_START_MS;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
