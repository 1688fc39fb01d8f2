/** Starts the built command and leaves it running, for tests that kill it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Run } from './run-vid';

const bin = fileURLToPath(new URL('../bin/vid.cjs', import.meta.url));

interface Started {
  kill(signal: NodeJS.Signals): void;
  /** What it has written to stdout so far. */
  stdout(): string;
  stderr(): string;
  readonly ended: Promise<Run>;
}

const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VID_|NO_COLOR|FORCE_COLOR|XDG_)/.test(name)),
);

export const startVid = (
  argv: readonly string[],
  {
    cwd,
    env = {},
    input = '',
  }: { readonly cwd: string; readonly env?: Record<string, string>; readonly input?: string },
): Started => {
  const child = spawn(process.execPath, [bin, ...argv], { cwd, env: { ...inherited, VID_CONFIG_DIR: cwd, ...env } });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.end(input);
  const ended = new Promise<Run>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { kill: (signal) => void child.kill(signal), stdout: () => stdout, stderr: () => stderr, ended };
};
