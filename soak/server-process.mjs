// Starts the built server as a process of its own, talks to it over HTTP, and kills it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The server of a checkout that was built. */
export const serverIn = (root) => join(root, 'packages/server/bin/vid-server.mjs');

const OWN = serverIn(fileURLToPath(new URL('../', import.meta.url)));

/** Starts a server and waits for its ready line. */
export const startServer = async (flags, env = {}, bin = OWN) => {
  const child = spawn(process.execPath, [bin, '--port', '0', '--json', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let stderr = '';
  let said = '';
  child.stdout.on('data', (chunk) => {
    said = (said + chunk).slice(-4000);
  });
  child.stderr.on('data', (chunk) => {
    stderr = (stderr + chunk).slice(-4000);
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const ready = (async () => {
    for await (const line of lines) {
      const event = JSON.parse(line);
      if (event.event === 'ready') return event;
    }
    throw new Error(`The server ended before it was ready: ${stderr}`);
  })();
  const { url } = await ready;
  lines.resume?.();
  return {
    url,
    pid: child.pid,
    exited,
    /** The last that it logged. */
    said: () => said,
    /** Ends the process without any warning to it. */
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      if (code !== 0) throw new Error(`The server stopped with ${code}: ${stderr}`);
    },
  };
};

/** One JSON call; `undefined` when the connection broke. */
export const call = async (url, { method = 'GET', key, headers = {}, body } = {}) => {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  } catch {
    return undefined;
  }
};

/** Numbers that repeat for the same seed. */
export const dice = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
