import { spawn } from 'node:child_process';

/**
 * Runs a program to its end, without colours. Resolves to what it printed; rejects with all of it when it fails, or when it
 * takes longer than `timeoutMs`.
 */
export const runProgram = (command, args, { cwd, env = {}, timeoutMs = 300_000 } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    child.once('error', reject);
    child.once('close', (code, signal) =>
      code === 0
        ? resolve(text)
        : reject(new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}\n${text}`)),
    );
  });
