/** `--timeout`: the time that a command has, whatever it waits for. */
import { CliError } from './cli-error';
import { commandTime } from './command-time';
import { EXIT } from './exit-codes';
import type { GlobalFlags } from './settings';

/** What a command says that had no more time. */
export const outOfTime = ({ timeout = '' }: { readonly timeout?: string | undefined }, awaited?: string): CliError =>
  new CliError(EXIT.network, `It was not done within ${timeout}, which is all that --timeout allows.`, {
    next:
      awaited === undefined
        ? 'Allow more time with --timeout. What was sent may have been done nevertheless.'
        : `${awaited} had not ended. Nothing was sent: end what writes it, or allow more time with --timeout.`,
  });

/** Ends the process after that time, unless it has ended before, or what comes back was called. */
export const endAfter = (timeoutMs: number, flags: GlobalFlags, awaited?: string): (() => void) => {
  const end = async (): Promise<void> => {
    const { reportError } = await import('./report-error.js');
    process.exit(await reportError(outOfTime(flags, awaited), flags));
  };
  const timer = setTimeout(() => void end(), timeoutMs).unref();
  return () => clearTimeout(timer);
};

/** Ends a command that runs until it is told to, as SIGTERM does; `tell` is called before. */
export const terminateAfter = (timeoutMs: number, tell: () => void = () => undefined): void => {
  setTimeout(() => {
    tell();
    process.kill(process.pid, 'SIGTERM');
  }, timeoutMs).unref();
};

/** Waits for what a person or another program writes, no longer than the command has time; `awaited` names it. */
export const beforeDeadline = async <T>(awaited: string, reading: () => Promise<T>): Promise<T> => {
  const { left, flags } = commandTime;
  const ms = left?.();
  const done = ms === undefined ? undefined : endAfter(ms, flags ?? {}, awaited);
  return reading().finally(done);
};
