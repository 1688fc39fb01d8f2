/** Runs the built command as a user would: another process, its own folder, an environment that names nothing. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin/vid.cjs', import.meta.url));
if (!existsSync(fileURLToPath(new URL('../dist/vid.cjs', import.meta.url))))
  throw new Error('Run `npm run build` first: these tests use the built command.');

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Called with each piece of stderr and the process, for tests that interrupt. */
  readonly onStderr?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
}

const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VID_|NO_COLOR|FORCE_COLOR|XDG_)/.test(name)),
);

/** Runs `vid` to its end. */
export const runVid = (argv: readonly string[], { cwd, env = {}, input = '', onStderr }: RunOptions): Promise<Run> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...argv], {
      cwd,
      env: { ...inherited, VID_CONFIG_DIR: cwd, ...env },
      stdio: 'pipe',
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
      onStderr?.(stderr, (signal) => child.kill(signal));
    });
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });

/** Runs `vid` with a reader of stdout that goes away at once, and gives what is left on stderr. */
export const runUnread = (argv: readonly string[], { cwd, env = {} }: RunOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...argv], {
      cwd,
      env: { ...inherited, VID_CONFIG_DIR: cwd, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', () => resolve(stderr));
  });
