// The reference server against a bare node:http server, in interleaved rounds; medians.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createServer } from '@vid/server';
import { Pool } from 'undici';
import { conclude, judge, median } from './harness.mjs';

const BARE = [fileURLToPath(new URL('bare-server.mjs', import.meta.url))];
const VID = [
  fileURLToPath(new URL('../packages/server/bin/vid-server.mjs', import.meta.url)),
  '--port',
  '0',
  '--json',
  '--renderer',
  'instant',
];
const KEY = 'emp_local_dev';
const LIFTED = {
  concurrent_renders: null,
  render_credits: null,
  monthly_credits: null,
  storage_bytes: null,
  render_rate: null,
  total_rate: null,
  hook_rate: null,
};

/** Starts a server process; gives its URL and the milliseconds from its start to its first 200. */
const start = async (argv) => {
  const begun = performance.now();
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const { url } = JSON.parse(line);
    const response = await fetch(`${url}/v1/me`, { headers: { authorization: `Bearer ${KEY}` } });
    await response.text();
    if (response.status !== 200) throw new Error(`The first answer of ${argv[0]} is ${response.status}.`);
    const ms = performance.now() - begun;
    child.stdout.resume();
    return {
      url,
      ms,
      pid: child.pid,
      stop: async () => {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error(`${argv[0]} ended before it was ready.`);
};

/** Requests a second of one call at a concurrency, for `seconds`. */
const throughput = async (url, request, { concurrency = 20, seconds = 1.5, status = 200 } = {}) => {
  const pool = new Pool(url, { connections: concurrency });
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const one = async () => {
    while (performance.now() < end) {
      const response = await pool.request(request(count));
      const text = await response.body.text();
      if (response.statusCode !== status) throw new Error(`${response.statusCode}: ${text}`);
      count += 1;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: concurrency }, one));
  const rate = (count * 1000) / (performance.now() - begun);
  await pool.close();
  return rate;
};

const me = () => ({ method: 'GET', path: '/v1/me', headers: { authorization: `Bearer ${KEY}` } });

const startUps = { bare: [], vid: [] };
for (let round = 0; round < 9; round += 1) {
  for (const [name, argv] of [
    ['bare', BARE],
    ['vid', [...VID, '--memory']],
  ]) {
    const server = await start(argv);
    startUps[name].push(server.ms);
    await server.stop();
  }
}
console.log(
  `      first 200: bare ${median(startUps.bare).toFixed(0)} ms, vid-server ${median(startUps.vid).toFixed(0)} ms`,
);
judge('time to the first 200 against a bare server', median(startUps.vid) / median(startUps.bare), 2, false);

const bare = await start(BARE);
const vid = await start([...VID, '--memory']);
const idle = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${vid.pid}/status`, 'utf8'))?.[1]) / 1024;
const rates = { bare: [], vid: [] };
for (let round = 0; round < 5; round += 1) {
  rates.bare.push(await throughput(bare.url, me));
  rates.vid.push(await throughput(vid.url, me));
}
console.log(`      GET /v1/me: bare ${median(rates.bare).toFixed(0)}/s, vid-server ${median(rates.vid).toFixed(0)}/s`);
judge('requests a second of GET /v1/me against a bare server', median(rates.vid) / median(rates.bare), 0.35);
judge('idle memory in MB', idle, 75, false);
await bare.stop();
await vid.stop();

const opened = [];
for (let round = 0; round < 25; round += 1) {
  const begun = performance.now();
  const server = await createServer();
  await server.close();
  if (round >= 5) opened.push(performance.now() - begun);
}
judge('milliseconds of createServer() and close()', median(opened), 20, false);

const folder = mkdtempSync(join(tmpdir(), 'vid-bench-'));
const durable = await start([...VID, '--data-dir', folder, '--log-level', 'error']);
const made = await (
  await fetch(`${durable.url}/_admin/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'agency', credits: 1e9, limits: LIFTED }),
  })
).json();
let key = 0;
const render = () => ({
  method: 'POST',
  path: '/v1/render',
  headers: {
    authorization: `Bearer ${made.api_key}`,
    'content-type': 'application/json',
    'idempotency-key': `k${(key += 1)}`,
  },
  body: JSON.stringify({ scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] }),
});
const accepted = [];
for (let round = 0; round < 5; round += 1)
  accepted.push(await throughput(durable.url, render, { concurrency: 50, status: 202 }));
judge('renders accepted durably a second at concurrency 50', median(accepted), 1000);
await durable.stop();
rmSync(folder, { recursive: true, force: true });

conclude();
