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
const passSignals = (child: ReturnType<typeof spawn>): (() => void) => {
  const told = (signal: NodeJS.Signals): boolean =>
    process.platform === 'win32' || (signal === 'SIGINT' && atTerminal());
  const pass = (signal: NodeJS.Signals): void => void (told(signal) || child.kill(signal));
  for (const signal of endingSignals()) process.on(signal, pass);
  return () => {
    for (const signal of endingSignals()) process.off(signal, pass);
  };
};

export interface RunOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Takes what it writes to either stream; without it both are those of this process, and so is stdin. */
  readonly onOutput?: (chunk: Buffer) => void;
}

/** Runs a command of the user's, also one that Windows keeps as a batch file, and resolves with the exit code to end with, as shells have it. */
export const runCommand = async (
  name: string,
  args: readonly string[],
  { env, onOutput }: RunOptions,
): Promise<number> => {
  const child = spawn(name, [...args], { stdio: onOutput === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'], env });
  const release = passSignals(child);
  if (onOutput !== undefined) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
  const [code, signal] = (await once(child, onOutput === undefined ? 'exit' : 'close')
    .catch((cause: unknown) => {
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
    })
    .finally(release)) as [number | null, NodeJS.Signals | null];
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
};
