/** Ends the server of a data folder: asks it, and ends it by force when it does not end in time. Nobody else is ever ended. */
import { findServer } from './find-server';
import { type RunFile, removeRunFile, standingOf } from './run-file';

/** How it ended; `none` when none ran. `kept` says why one was left alone. */
export type Stopped =
  | { readonly outcome: 'none' }
  | { readonly outcome: 'stopped' | 'forced'; readonly server: RunFile }
  | { readonly outcome: 'kept'; readonly server: RunFile; readonly why: string };

export interface StopOptions {
  /** How long it may take to end by itself, in milliseconds. */
  readonly graceMs: number;
  /** Sends a signal. */
  readonly kill?: (pid: number, signal: NodeJS.Signals) => void;
}

const LOOK_MS = 50;
/** Until the system has taken away what was killed. */
const FORCED_MS = 5000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether it has ended within that time. */
const endsWithin = async (server: RunFile, ms: number): Promise<boolean> => {
  const until = performance.now() + ms;
  for (;;) {
    if ((await standingOf(server)) === 'gone') return true;
    if (performance.now() >= until) return false;
    await pause(LOOK_MS);
  }
};

const whyKept = (standing: 'elsewhere' | 'unknown', { host, pid }: RunFile): string =>
  standing === 'elsewhere'
    ? `It was started on ${host}, as process ${pid}, and can be ended only there.`
    : `This machine does not tell whether process ${pid} is still that server. End it yourself if it is.`;

/** @throws {UnknownServerError} it can't be told whether one runs */
export const stopServer = async (
  folder: string,
  { graceMs, kill = (pid, signal) => void process.kill(pid, signal) }: StopOptions,
): Promise<Stopped> => {
  const server = findServer(folder);
  if (server === undefined) return { outcome: 'none' };
  const standing = await standingOf(server);
  if (standing === 'gone') {
    removeRunFile(folder, server);
    return { outcome: 'none' };
  }
  if (standing !== 'runs') return { outcome: 'kept', server, why: whyKept(standing, server) };
  // Windows can't ask a process to end: any signal ends it at once.
  let outcome: 'stopped' | 'forced' = process.platform === 'win32' ? 'forced' : 'stopped';
  try {
    kill(server.pid, 'SIGTERM');
    if (!(await endsWithin(server, graceMs))) {
      outcome = 'forced';
      kill(server.pid, 'SIGKILL');
      if (!(await endsWithin(server, FORCED_MS)))
        return { outcome: 'kept', server, why: `Process ${server.pid} does not end even by force.` };
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // ESRCH: it has ended by itself.
    if (code !== 'ESRCH') return { outcome: 'kept', server, why: `Process ${server.pid} can't be ended: ${message}.` };
  }
  removeRunFile(folder, server);
  return { outcome, server };
};
