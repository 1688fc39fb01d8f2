// One API process and one worker on a PostgreSQL that writes to the disk: how much they take, how soon a render is picked up,
// and how long it takes until all is well after a kill and after a restart of the database. With 10^3 finished jobs and
// with many: `npm run bench -- scale`, or `node bench/scale.mjs 1000000` for another number of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIFTED_LIMITS } from '@vid/server';
import { Pool } from 'undici';
import { startPostgres } from '../scripts/postgres/start-postgres.mjs';
import { call, startServer } from '../soak/server-process.mjs';
import { conclude, judge, median } from './harness.mjs';

const pg = createRequire(new URL('../packages/server/package.json', import.meta.url))('pg');

const MANY = Number(process.argv[2] ?? 200_000);
const CONCURRENCY = 50;
const SECONDS = 4;
const ACCOUNTS = 20;
const PICKUPS = 200;
const LEASE_SECONDS = 3;

const sleep = (ms) => new Promise((wake) => setTimeout(wake, ms));
const folder = mkdtempSync(join(tmpdir(), 'vid-scale-'));
const postgres = await startPostgres({ durable: true });
const env = { VID_SECRET_KEY: '5a'.repeat(32), VID_DATABASE_URL: postgres.url };
const flags = [
  '--data-dir',
  folder,
  '--renderer',
  'instant',
  '--log-level',
  'error',
  '--lease-seconds',
  String(LEASE_SECONDS),
];
const begin = (role) => startServer([...flags, '--role', role], env);

const database = new pg.Client(postgres.url);
database.on('error', () => undefined);
await database.connect();
const count = async (condition) =>
  (await database.query(`SELECT count(*)::int AS n FROM jobs WHERE ${condition}`)).rows[0].n;

const api = await begin('api');
const keys = [];
for (let at = 0; at < ACCOUNTS; at += 1) {
  const body = { plan: 'agency', credits: 1e9, limits: LIFTED_LIMITS };
  keys.push((await call(`${api.url}/_admin/accounts`, { method: 'POST', body })).body.api_key);
}
let sent = 0;
const render = (words = 'Hello') => {
  sent += 1;
  return {
    method: 'POST',
    path: '/v1/render',
    headers: {
      authorization: `Bearer ${keys[sent % ACCOUNTS]}`,
      'content-type': 'application/json',
      'idempotency-key': `k${sent}`,
    },
    body: JSON.stringify({ scene_plan: [{ type: 'motion', prompt: words, duration: 3 }] }),
  };
};

/** Renders accepted a second. */
const accepting = async () => {
  const pool = new Pool(api.url, { connections: CONCURRENCY });
  const end = performance.now() + SECONDS * 1000;
  let accepted = 0;
  const one = async () => {
    while (performance.now() < end) {
      const { statusCode, body } = await pool.request(render());
      await body.dump();
      if (statusCode !== 202) throw new Error(`An answer was ${statusCode}.`);
      accepted += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, one));
  await pool.close();
  return accepted / SECONDS;
};

/** What waits is claimed, rendered and settled; so many a second. */
const working = async () => {
  const waiting = await count('final = 0');
  const worker = await begin('worker');
  const began = performance.now();
  while ((await count('final = 0')) > 0) await sleep(20);
  const rate = (waiting * 1000) / (performance.now() - began);
  return { worker, rate };
};

/** Milliseconds from the acceptance of a render to its claim, when nothing else is to be done. */
const pickups = async () => {
  const pool = new Pool(api.url, { connections: 1 });
  const from = sent;
  for (let at = 0; at < PICKUPS; at += 1) {
    const { body } = await pool.request(render());
    await body.dump();
    await sleep(10);
  }
  await pool.close();
  while ((await count('final = 0')) > 0) await sleep(20);
  const { rows } = await database.query(
    'SELECT (started_at - created_at)::int AS ms FROM jobs ORDER BY seq DESC LIMIT $1',
    [sent - from],
  );
  const sorted = rows.map(({ ms }) => ms).sort((a, b) => a - b);
  return { p50: median(sorted), p99: sorted[Math.floor(sorted.length * 0.99)] };
};

/** Finished jobs, as they would be there after long use. */
const fill = async (rows) => {
  await database.query(
    `INSERT INTO jobs (job_id, user_id, status, final, progress, title, form, scene_count, scenes_failed, credits_used,
       credits_refunded, watermarked, created_at, started_at, finished_at, deadline_at, video_token, download_token, checks,
       history, attempt, lease_until)
     SELECT 'job_fill' || n, (SELECT user_id FROM accounts ORDER BY seq DESC OFFSET n % 20 LIMIT 1), 'succeeded', 1, 100, 'T',
       'scene_plan', 1, 0, 3, 0, 0, 1, 1, 1, 1, 'fv' || n, 'fd' || n, '[]', '[]', 1, 0 FROM generate_series(1, $1) AS n`,
    [rows],
  );
  await database.query('ANALYZE jobs');
};

try {
  const few = { accepts: await accepting() };
  const begun = await working();
  let { worker } = begun;
  few.rate = begun.rate;
  few.pickup = await pickups();
  console.log(
    `      ${few.accepts.toFixed(0)} renders accepted a second, ${few.rate.toFixed(0)} claimed, rendered and settled; picked up after ${few.pickup.p50} ms (p50), ${few.pickup.p99} ms (p99)`,
  );
  judge('renders accepted a second over HTTP at concurrency 50', few.accepts, 600);
  judge('jobs claimed, rendered and settled a second by one worker', few.rate, 2000);
  judge('milliseconds to pickup, p50', few.pickup.p50, 8, false);
  judge('milliseconds to pickup, p99', few.pickup.p99, 40, false);

  await worker.stop();
  await fill(MANY);
  const many = { accepts: await accepting() };
  ({ worker, rate: many.rate } = await working());
  many.pickup = await pickups();
  console.log(
    `      with ${MANY} finished jobs: ${many.accepts.toFixed(0)} accepted, ${many.rate.toFixed(0)} settled, ${many.pickup.p50} ms and ${many.pickup.p99} ms to pickup`,
  );
  judge(`renders accepted with ${MANY} finished jobs against few`, many.accepts / few.accepts, 0.9);
  judge(`jobs settled with ${MANY} finished jobs against few`, many.rate / few.rate, 0.9);

  const slow = await call(`${api.url}/v1/render`, {
    ...render('[mock:slow=600s] x'),
    key: undefined,
    body: JSON.parse(render('[mock:slow=600s] x').body),
  });
  const { job_id: id } = slow.body;
  while ((await count(`job_id = '${id}' AND attempt = 1`)) === 0) await sleep(10);
  const heir = await begin('worker');
  await worker.kill();
  const killed = performance.now();
  while ((await count(`job_id = '${id}' AND attempt = 2`)) === 0) await sleep(10);
  judge(
    `seconds until a killed worker's job is taken over (lease ${LEASE_SECONDS})`,
    (performance.now() - killed) / 1000,
    LEASE_SECONDS + 1,
    false,
  );

  await database.end();
  await postgres.stop();
  await sleep(1000);
  await postgres.start();
  const restarted = performance.now();
  while (
    (await call(`${api.url}/v1/render`, { method: 'POST', headers: render().headers, body: JSON.parse(render().body) }))
      ?.status !== 202
  );
  judge(
    'seconds until renders are accepted after a restart of the database',
    (performance.now() - restarted) / 1000,
    5,
    false,
  );
  await heir.kill();
  await api.stop();
} finally {
  await api.kill();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}
conclude();
process.exit();
