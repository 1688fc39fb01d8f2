/** Runs the built command to its end. */
import { spawn } from 'node:child_process';
import { launch, type Run, type RunOptions, startVid } from './start-vid';

export type { Run } from './start-vid';

/** Runs `vid` to its end. */
export const runVid = (argv: readonly string[], options: RunOptions): Promise<Run> => startVid(argv, options).ended;

/** Runs `vid` with a reader of stdout that goes away at once, and gives what is left on stderr. */
export const runUnread = (argv: readonly string[], { cwd, env }: RunOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const { program, options } = launch(cwd, env);
    const child = spawn(program[0], [program[1], ...argv], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', () => resolve(stderr));
  });
