// The reference server against a bare node:http server, in interleaved rounds; medians.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createServer, LIFTED_LIMITS } from '@vid/server';
import { Pool } from 'undici';
import { conclude, judge, median } from './harness.mjs';
import { loadInTurn, requestOf } from './raw-load.mjs';

// The store's own engine, found from the server, whose dependency it is.
const Database = createRequire(new URL('../packages/server/package.json', import.meta.url))('libsql');

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
      port: Number(new URL(url).port),
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

/** The id of a job that has succeeded. */
const createJob = async (url) => {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', 'idempotency-key': 'bench' };
  const body = JSON.stringify({ scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] });
  const created = await (await fetch(`${url}/v1/render`, { method: 'POST', headers, body })).json();
  for (;;) {
    const job = await (await fetch(`${url}/v1/job/${created.job_id}`, { headers })).json();
    if (job.status === 'succeeded') return job.job_id;
  }
};

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
const me = requestOf('GET', '/v1/me', { authorization: `Bearer ${KEY}` });
const job = requestOf('GET', `/v1/job/${await createJob(vid.url)}`, { authorization: `Bearer ${KEY}` });
const measured = await loadInTurn({
  bare: { server: bare, request: me },
  'GET /v1/me': { server: vid, request: me },
  'GET /v1/job/{id}': { server: vid, request: job },
});
for (const [name, aim] of [
  ['GET /v1/me', 0.5],
  ['GET /v1/job/{id}', 0.15],
]) {
  const of = (member) => measured[name].map((round, at) => [round[member], measured.bare[at][member]]);
  for (const who of ['bare', name]) {
    const [rate, cpu, share] = ['rate', 'cpu', 'share'].map((member) => median(measured[who].map((m) => m[member])));
    console.log(
      `      ${who}: ${rate.toFixed(0)}/s, CPU ${cpu?.toFixed(1)} µs, ${(share * 100)?.toFixed(0)} % of a core`,
    );
  }
  judge(`requests a second of ${name} against a bare server`, median(of('rate').map(([vid, bare]) => vid / bare)), aim);
  if (measured.bare[0].cpu === undefined) console.log(`skip  CPU of ${name}: this system does not tell`);
  else judge(`CPU of a bare answer against one of ${name}`, median(of('cpu').map(([vid, bare]) => bare / vid)), aim);
}
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

/** A durable server whose account has `rows` ledger entries, and what accepts a render there. */
const startDurable = async (rows) => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-bench-'));
  const flags = [...VID, '--data-dir', folder, '--log-level', 'error'];
  const first = await start(flags);
  const answer = await fetch(`${first.url}/_admin/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'agency', credits: 1e9, limits: LIFTED_LIMITS }),
  });
  const { account, api_key } = await answer.json();
  await first.stop();
  fillLedger(folder, account.user_id, rows);
  const server = await start(flags);
  let key = 0;
  const request = () => ({
    method: 'POST',
    path: '/v1/render',
    headers: {
      authorization: `Bearer ${api_key}`,
      'content-type': 'application/json',
      'idempotency-key': `k${(key += 1)}`,
    },
    body: JSON.stringify({ scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] }),
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { accept: () => throughput(server.url, request, { concurrency: 50, status: 202 }), stop };
};

/** Writes entries that cancel each other out, so that the balance stays the sum of the ledger. */
const fillLedger = (folder, userId, rows) => {
  const file = readdirSync(folder).find((name) => /\.(db|sqlite)$/.test(name));
  const database = new Database(join(folder, file));
  const [{ balance }] = database.prepare('SELECT balance FROM accounts WHERE user_id = ?').all(userId);
  const insert = database.prepare(
    'INSERT INTO ledger (id, user_id, at, kind, amount, balance_after, job_id) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  database.exec('BEGIN');
  for (let at = 0; at < rows; at += 1) {
    const amount = at % 2 === 0 ? -1 : 1;
    insert.run(
      `fill_${at}`,
      userId,
      at,
      at % 2 === 0 ? 'render' : 'refund',
      amount,
      at % 2 === 0 ? balance - 1 : balance,
      null,
    );
  }
  database.exec('COMMIT');
  database.close();
};

const few = await startDurable(1_000);
const many = await startDurable(1_000_000);
const accepted = { few: [], many: [] };
for (let round = 0; round < 5; round += 1) {
  accepted.few.push(await few.accept());
  accepted.many.push(await many.accept());
}
await few.stop();
await many.stop();
console.log(
  `      renders accepted: ${median(accepted.few).toFixed(0)}/s with 10^3 ledger rows, ${median(accepted.many).toFixed(0)}/s with 10^6`,
);
judge('renders accepted durably a second at concurrency 50', median(accepted.few), 1000);
judge('cost of a render with 10^6 ledger rows against 10^3', median(accepted.few) / median(accepted.many), 1.2, false);

conclude();
