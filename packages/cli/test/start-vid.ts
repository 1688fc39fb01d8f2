/** Starts the built command as a user would: another process, its own folder, an environment that names nothing. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { bin } from './built-command';

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Called with each piece of stderr and the process, for tests that interrupt. */
  readonly onStderr?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
}

type Written = Pick<Run, 'stdout' | 'stderr'>;

interface Started {
  kill(signal: NodeJS.Signals): void;
  /** What it has written to stdout so far. */
  stdout(): string;
  stderr(): string;
  /** Resolves when what it has written so far meets a condition; rejects when it ends before that. */
  until(condition: (written: Written) => boolean): Promise<void>;
  readonly ended: Promise<Run>;
}

const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VID_|NO_COLOR|FORCE_COLOR|XDG_)/.test(name)),
);

/** What every start has in common: the program and its surroundings. */
export const launch = (cwd: string, env: Readonly<Record<string, string>> = {}) => ({
  program: [process.execPath, bin] as const,
  options: { cwd, env: { ...inherited, VID_CONFIG_DIR: cwd, ...env } } satisfies SpawnOptions,
});

/** Leaves `vid` running, for tests that watch or kill it. */
export const startVid = (argv: readonly string[], { cwd, env, input = '', onStderr }: RunOptions): Started => {
  const { program, options } = launch(cwd, env);
  const child = spawn(program[0], [program[1], ...argv], { ...options, stdio: 'pipe' });
  const kill = (signal: NodeJS.Signals): void => void child.kill(signal);
  let stdout = '';
  let stderr = '';
  const waiting = new Set<() => void>();
  const tell = (): void => {
    for (const look of waiting) look();
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    tell();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
    onStderr?.(stderr, kill);
    tell();
  });
  child.stdin.end(input);
  const ended = new Promise<Run>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  const until = (condition: (written: Written) => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (!condition({ stdout, stderr })) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
      void ended.then(({ code }) => reject(new Error(`It ended with ${code} before: ${stdout}${stderr}`)), reject);
    });
  return { kill, stdout: () => stdout, stderr: () => stderr, until, ended };
};
