import { once } from 'node:events';
import { constants } from 'node:os';
import spawn from 'cross-spawn';
import { CliError } from './cli-error';
import { endingSignals } from './ending-signals';
import { EXIT } from './exit-codes';
import { inOnePiece } from './terminal-text';

const atTerminal = (): boolean => [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);

/**
 * Signals end the command; whoever runs it then ends with it. What a console or a terminal tells of itself, it tells the
 * command as well: a second Ctrl-C would have it give up tidying, and on Windows any signal from here kills it at once.
 */
const passSignals = (child: ReturnType<typeof spawn>): void => {
  const told = (signal: NodeJS.Signals): boolean =>
    process.platform === 'win32' || (signal === 'SIGINT' && atTerminal());
  for (const signal of endingSignals()) process.on(signal, () => told(signal) || child.kill(signal));
};

/** Runs a command of the user's, also one that Windows keeps as a batch file, and resolves with the exit code to end with, as shells have it. */
export const runCommand = async (name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  const child = spawn(name, [...args], { stdio: 'inherit', env });
  passSignals(child);
  const [code, signal] = (await once(child, 'exit').catch((cause: unknown) => {
    const { code: why } = cause as NodeJS.ErrnoException;
    const shown = inOnePiece(name);
    if (why === 'ENOENT')
      throw new CliError(EXIT.commandNotFound, `There is no command ${shown}.`, {
        next: /[/\\]/.test(name) ? 'Check its path.' : 'Check its spelling, and that its folder is in PATH.',
        cause,
      });
    const reason = why === 'EACCES' ? 'it is no program, or may not be executed' : (cause as Error).message;
    throw new CliError(EXIT.commandNotExecutable, `${shown} can't be run: ${reason}.`, {
      next: 'Check that it is a program and may be executed.',
      cause,
    });
  })) as [number | null, NodeJS.Signals | null];
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
};
