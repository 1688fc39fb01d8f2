// CPU that processes take, of which other work on the machine takes nothing away. Linux alone tells it of others.
import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

const statOf = (pid) => {
  try {
    // The name, in parentheses, may hold anything.
    const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const values = fields.join(') ').split(' ');
    return { parent: Number(values[1]), ms: (Number(values[11]) + Number(values[12])) * TICK_MS };
  } catch {
    return undefined;
  }
};

/** Milliseconds of CPU that a process has taken. */
export const cpuOf = (pid) => statOf(pid)?.ms ?? 0;

/** The same to a thousandth, without threads that have ended. */
export const fineCpuOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).reduce(
    (sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    0,
  );

/** The CPU of a PostgreSQL as a whole, which one of its sessions belongs to; sessions that have ended do not count. */
export const cpuOfDatabase = (session) => {
  const parent = statOf(session)?.parent;
  if (parent === undefined) return 0;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.reduce((sum, pid) => {
    const stat = statOf(pid);
    return stat?.parent === parent || Number(pid) === parent ? sum + stat.ms : sum;
  }, 0);
};
