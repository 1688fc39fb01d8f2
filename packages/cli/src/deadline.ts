/** `--timeout` of a command that only asks: it ends then, whatever it waits for. */
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import type { GlobalFlags } from './settings';

/** What a command says that had no more time. */
export const outOfTime = ({ timeout = '' }: { readonly timeout?: string | undefined }): CliError =>
  new CliError(EXIT.network, `It was not done within ${timeout}, which is all that --timeout allows.`, {
    next: 'Allow more time with --timeout. What was sent may have been done nevertheless.',
  });

/** Ends the process after that time, unless it has ended before, or what comes back was called. */
export const endAfter = (timeoutMs: number, flags: GlobalFlags): (() => void) => {
  const end = async (): Promise<void> => {
    const { reportError } = await import('./report-error.js');
    process.exit(await reportError(outOfTime(flags), flags));
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
