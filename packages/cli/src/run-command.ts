import { once } from 'node:events';
import { constants } from 'node:os';
import spawn from 'cross-spawn';
import { CliError } from './cli-error';
import { endingSignals } from './ending-signals';
import { EXIT } from './exit-codes';

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
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new CliError(
      missing ? EXIT.commandNotFound : EXIT.commandNotExecutable,
      `${name} can't be run: ${(cause as Error).message}.`,
      { next: missing ? 'Check that the command exists.' : 'Check that it is a program and may be executed.', cause },
    );
  })) as [number | null, NodeJS.Signals | null];
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
};
