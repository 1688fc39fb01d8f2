/** The short version of `npm run soak -- many`: an API and two workers on one PostgreSQL, while everything goes wrong. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runMany } from '../../../../soak/many/run-many.mjs';
import { asScript } from '../support/as-script';
import { hasPostgres, onPostgres } from '../support/postgres';

const SERVER = fileURLToPath(new URL('../../src/vid-server.ts', import.meta.url));

/** As the soak starts a server, from its sources. */
const start = async (flags: readonly string[], env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [await asScript(SERVER), '--port', '0', '--json', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const exited = once(child, 'exit');
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      const { event, url = '' } = JSON.parse(line) as { readonly event: string; readonly url?: string };
      if (event === 'ready') resolve(url);
    });
    void exited.then(() => reject(new Error('The server ended before it was ready.')));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = (await exited) as readonly unknown[];
    if (signal === 'SIGTERM' && code !== 0) throw new Error(`The server stopped with ${String(code)}.`);
  };
  return {
    url,
    pid: child.pid ?? 0,
    exited,
    said: () => said.slice(-20).join('\n'),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};

test.skipIf(!hasPostgres)(
  `many processes ${onPostgres}: every render ends once, is charged once and told, whoever is killed`,
  async () => {
    const size = { renders: 60, filmEvery: 5, accounts: 4, apis: 1, workers: 2, restarts: 1 };
    const result = await runMany({ start, ...size });
    expect(result.failures).toEqual([]);
    expect(result.jobs).toBe(60);
  },
  // Processes that start anew take their time where many others do.
  400_000,
);
