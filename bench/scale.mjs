// One API process and one worker on a PostgreSQL that writes to the disk: how much they take, how much the queue alone takes (its
// claims and finishes of many jobs together, with everything that those write), how soon a render is picked up,
// how long it takes until all is well after a kill and after a restart of the database, what one account with a long queue
// means for the others, and how much sooner a film is there that several workers make. With 10^3 finished jobs and
// with many: `npm run bench -- scale`, or `node bench/scale.mjs 1000000` for another number of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIFTED_LIMITS } from '@vid/server';
import { Pool } from 'undici';
import { startPostgres } from '../scripts/postgres/start-postgres.mjs';
import { call, startServer } from '../soak/server-process.mjs';
import { claimAndFinish } from './claim-and-finish.mjs';
import { conclude, judge, median, ratioOf } from './harness.mjs';
import { cpuOf, cpuOfDatabase } from './processor-time.mjs';

const pg = createRequire(new URL('../packages/server/package.json', import.meta.url))('pg');

const MANY = Number(process.argv[2] ?? 200_000);
const CONCURRENCY = 50;
const SECONDS = 4;
const ACCOUNTS = 20;
const PICKUPS = 300;
const LEASE_SECONDS = 3;
/** Jobs of the account that has many, and how long each takes: less than any video that is drawn. */
const QUEUED = 10_000;
const QUEUED_MS = 200;
/** What each scene of a film takes. */
const SCENE_MS = 2000;

/** Jobs that are claimed and finished without being made; and how often, where many rows are compared with few. */
const CLAIMED = 10_000;
const COMPARED = { rounds: 5, jobs: 4000 };

const SPEC = JSON.stringify({
  render: {
    ...{
      title: 'T',
      kind: 'ad',
      aspect: '9:16',
      quality: 'draft',
      upscale: false,
      language: 'en',
      artStyle: 'cinematic',
    },
    ...{ scenes: [{ type: 'motion', prompt: 'Hello', duration: 3 }], failingScenes: [], seed: 1, watermark: false },
  },
  media: [],
  asked: { fails: false, hangs: false, slowMs: 0 },
});
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
const begin = (role, ...more) => startServer([...flags, '--role', role, ...more], env);

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
const session = (await database.query('SELECT pg_backend_pid() AS pid')).rows[0].pid;

/** What some work takes of the processor, here and in the database. */
const costOf = async (server, work) => {
  const before = [cpuOf(server.pid), cpuOfDatabase(session)];
  const result = await work();
  return { result, own: cpuOf(server.pid) - before[0], database: cpuOfDatabase(session) - before[1] };
};

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
  const { result, own, database: ofDatabase } = await costOf(api, acceptAll);
  const each = (ms) => (ms / result).toFixed(2);
  console.log(
    `      a render accepted takes ${each(own)} ms of CPU of the API and ${each(ofDatabase)} ms of the database`,
  );
  return result / SECONDS;
};
const acceptAll = async () => {
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
  return accepted;
};

/** What waits is claimed, rendered and settled; so many a second. */
const working = async () => {
  const waiting = await count('final = 0');
  const worker = await begin('worker');
  const began = performance.now();
  const { own, database: ofDatabase } = await costOf(worker, async () => {
    while ((await count('final = 0')) > 0) await sleep(20);
  });
  const rate = (waiting * 1000) / (performance.now() - began);
  const each = (ms) => (ms / waiting).toFixed(2);
  console.log(
    `      a job taken, made and settled takes ${each(own)} ms of CPU of the worker and ${each(ofDatabase)} ms of the database`,
  );
  return { worker, rate };
};

/** Jobs claimed and finished a second by the store alone, while no worker runs; their deliveries are forgotten. */
const queueing = async (jobs, url = postgres.url, client = database) => {
  const databaseCpu = () => cpuOfDatabase(session);
  const queue = { url, secretKey: env.VID_SECRET_KEY, spec: SPEC, databaseCpu };
  const result = await claimAndFinish({ ...queue, jobs });
  await client.query("DELETE FROM deliveries WHERE user_id LIKE 'queue-%'");
  return result;
};
const sayQueue = (what, { rate, own, database: ofDatabase }) =>
  console.log(
    `      ${what}${rate.toFixed(0)} jobs claimed and finished a second; one takes ${own.toFixed(2)} ms of CPU of whoever does it and ${ofDatabase.toFixed(2)} ms of the database`,
  );

/**
 * The same beside many finished jobs and, in another database of this server, beside few, in turn: so both are compared in the same minute
 * and in the same state, after a vacuum and a checkpoint. Where one was measured long before the other, what the machine
 * and the server did meanwhile was compared.
 */
const queueingBesideMany = async () => {
  await database.query('CREATE DATABASE few');
  const url = new URL(postgres.url);
  url.pathname = '/few';
  const few = { url: url.href, client: new pg.Client(url.href), rounds: [] };
  const many = { url: postgres.url, client: database, rounds: [] };
  await few.client.connect();
  try {
    // The first makes the tables, and statements and pages known.
    for (let round = -1; round < COMPARED.rounds; round += 1)
      for (const side of round % 2 === 0 ? [few, many] : [many, few]) {
        await queueing(round < 0 ? 500 : COMPARED.jobs, side.url, side.client).then((result) => {
          if (round >= 0) side.rounds.push(result);
        });
        await side.client.query('VACUUM ANALYZE');
        await side.client.query('CHECKPOINT');
      }
  } finally {
    await few.client.end();
  }
  const of = ({ rounds }, what) => rounds.map((round) => round[what]);
  const middle = (side) =>
    Object.fromEntries(['rate', 'own', 'database'].map((what) => [what, median(of(side, what))]));
  sayQueue('beside few jobs: ', middle(few));
  sayQueue(`beside ${MANY} finished jobs: `, middle(many));
  return ratioOf(of(many, 'rate'), of(few, 'rate'));
};

/** How many of the changes to rows of each table stayed on their page, without a change to any index; and what is dead. */
const showChanges = async () => {
  await sleep(1000);
  const { rows } = await database.query(
    `SELECT relname AS name, n_tup_upd AS changed, n_tup_hot_upd AS hot, n_dead_tup AS dead, n_live_tup AS live
     FROM pg_stat_user_tables WHERE n_tup_upd > 100 ORDER BY relname`,
  );
  for (const { name, changed, hot, dead, live } of rows)
    console.log(
      `      ${name}: ${changed} changes, ${Math.round((100 * hot) / changed)} % without any index; ${live} rows live, ${dead} dead`,
    );
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

/** So many jobs of the last account wait: copies of one that it had. Each takes so long. */
const queueUp = async (jobs, slowMs) => {
  await database.query(
    `INSERT INTO jobs SELECT r.* FROM
       (SELECT * FROM jobs WHERE user_id = (SELECT user_id FROM accounts WHERE user_id NOT LIKE 'queue-%' ORDER BY seq DESC LIMIT 1) ORDER BY seq DESC LIMIT 1) AS j,
       generate_series(1, $1) AS n,
       LATERAL jsonb_populate_record(NULL::jobs, to_jsonb(j) || jsonb_build_object(
         'seq', nextval(pg_get_serial_sequence('jobs', 'seq')), 'job_id', 'job_queued' || $2 || '_' || n, 'video_token', 'qv' || $2 || '_' || n,
         'download_token', 'qd' || $2 || '_' || n, 'final', 0, 'status', 'queued', 'attempt', 0, 'owner', null, 'lease_until', 0,
         'started_at', null, 'finished_at', null, 'video', null)) AS r`,
    [jobs, String(slowMs)],
  );
  await database.query(
    `INSERT INTO job_specs SELECT 'job_queued' || $3 || '_' || n, $2 FROM generate_series(1, $1) AS n`,
    [jobs, JSON.stringify({ ...JSON.parse(SPEC), asked: { fails: false, hangs: false, slowMs } }), String(slowMs)],
  );
  await database.query(
    "UPDATE accounts SET running_jobs = running_jobs + $1 WHERE seq = (SELECT max(seq) FROM accounts WHERE user_id NOT LIKE 'queue-%')",
    [jobs],
  );
};

/** Milliseconds to pickup for another account, while a long queue of jobs that take so long is worked at. */
const pickupsBeside = async (jobs, slowMs) => {
  await queueUp(jobs, slowMs);
  const pool = new Pool(api.url, { connections: 1 });
  const ids = [];
  for (let at = 0; at < PICKUPS; at += 1) {
    const { headers, ...request } = render();
    const { body } = await pool.request({ ...request, headers: { ...headers, authorization: `Bearer ${keys[0]}` } });
    ids.push((await body.json()).job_id);
    await sleep(10);
  }
  await pool.close();
  const left = await count("final = 0 AND job_id LIKE 'job_queued%'");
  while ((await count(`job_id = '${ids.at(-1)}' AND attempt > 0`)) === 0) await sleep(20);
  const { rows } = await database.query(
    'SELECT (started_at - created_at)::int AS ms FROM jobs WHERE job_id = ANY($1)',
    [ids],
  );
  await database.query("DELETE FROM job_specs WHERE job_id LIKE 'job_queued%'");
  await database.query("DELETE FROM jobs WHERE job_id LIKE 'job_queued%'");
  const sorted = rows.map(({ ms }) => ms).sort((a, b) => a - b);
  console.log(`      ${left} of ${jobs} jobs were still waiting at the end`);
  return { p50: median(sorted), p99: sorted[Math.floor(sorted.length * 0.99)] };
};

/** Seconds that a film takes whose every scene takes so long, with so many workers. */
const filming = async (workers) => {
  const film = {
    scene_plan: Array.from({ length: 12 }, () => ({
      type: 'motion',
      prompt: `[mock:slow=${SCENE_MS}ms] x`,
      duration: 3,
    })),
  };
  const crew = await Promise.all(Array.from({ length: workers }, () => begin('worker', '--workers', '1')));
  await sleep(500);
  const began = performance.now();
  const { headers } = render();
  const { body } = await call(`${api.url}/v1/render`, { method: 'POST', headers, body: film });
  while ((await count(`job_id = '${body.job_id}' AND final = 1`)) === 0) await sleep(5);
  const seconds = (performance.now() - began) / 1000;
  for (const worker of crew) await worker.stop();
  return seconds;
};

/** Finished jobs, as they would be there after long use: one a second, under names such as the server draws. */
const fill = async (rows) => {
  await database.query(
    `INSERT INTO jobs (job_id, user_id, status, final, progress, title, form, scene_count, scenes_failed, credits_used,
       credits_refunded, watermarked, created_at, started_at, finished_at, deadline_at, video_token, download_token, checks,
       history, attempt, lease_until)
     SELECT 'job_' || drawn || left(md5('j' || n), 16), (SELECT user_id FROM accounts ORDER BY seq DESC OFFSET n % 20 LIMIT 1), 'succeeded', 1, 100, 'T',
       'scene_plan', 1, 0, 3, 0, 0, 1, 1, 1, 1, drawn || left(md5('v' || n) || md5(n || 'v'), 40),
       drawn || left(md5('d' || n) || md5(n || 'd'), 40), '[]', '[]', 1, 0
     FROM generate_series(1, $1) AS n, LATERAL to_hex($2::int + n) AS drawn`,
    [rows, Math.floor(Date.now() / 1000) - rows - 1000],
  );
  // As it does by itself, sooner or later.
  await database.query('VACUUM ANALYZE jobs');
  await database.query('CHECKPOINT');
};

try {
  // Whoever has not answered yet is slower, whatever there is in the database.
  await acceptAll();
  const few = { accepts: await accepting() };
  const begun = await working();
  let { worker } = begun;
  few.rate = begun.rate;
  await worker.stop();
  const queue = await queueing(CLAIMED);
  sayQueue('', queue);
  worker = await begin('worker');
  few.pickup = await pickups();
  console.log(
    `      ${few.accepts.toFixed(0)} renders accepted a second, ${few.rate.toFixed(0)} claimed, rendered and settled; picked up after ${few.pickup.p50} ms (p50), ${few.pickup.p99} ms (p99)`,
  );
  judge('renders accepted a second over HTTP at concurrency 50', few.accepts, 600);
  judge('jobs claimed and finished a second, batched', queue.rate, 2000);
  judge('milliseconds to pickup, p50', few.pickup.p50, 8, false);
  judge('milliseconds to pickup, p99', few.pickup.p99, 40, false);

  // Where renders take no time at all, the long queue takes all of the machine as well, which everybody feels.
  for (const slowMs of [QUEUED_MS, 0]) {
    const quiet = await pickups();
    const beside = await pickupsBeside(QUEUED, slowMs);
    console.log(
      `      beside an account with ${QUEUED} queued jobs of ${slowMs} ms: picked up after ${beside.p50} ms (p50), ${beside.p99} ms (p99); alone ${quiet.p50} and ${quiet.p99} ms`,
    );
    if (slowMs > 0)
      judge(
        `p99 to pickup beside ${QUEUED} queued jobs of another account, against alone`,
        beside.p99 / quiet.p99,
        2,
        false,
      );
  }
  await worker.stop();
  const [alone, together] = [await filming(1), await filming(4)];
  console.log(
    `      a film of 12 scenes took ${alone.toFixed(1)} s with one worker and ${together.toFixed(1)} s with four`,
  );
  judge('times sooner that four workers finish a film of 12 scenes that sleep', alone / together, 3.2);

  await fill(MANY);
  // Before anything waits that is none of it.
  const many = { queue: await queueingBesideMany(), accepts: await accepting() };
  ({ worker, rate: many.rate } = await working());
  many.pickup = await pickups();
  console.log(
    `      with ${MANY} finished jobs: ${many.accepts.toFixed(0)} accepted, ${many.rate.toFixed(0)} settled, ${many.pickup.p50} ms and ${many.pickup.p99} ms to pickup`,
  );
  judge(`renders accepted with ${MANY} finished jobs against few`, many.accepts / few.accepts, 0.9);
  judge(`jobs claimed and finished with ${MANY} finished jobs against few`, many.queue, 0.9);
  judge(`jobs rendered and settled with ${MANY} finished jobs against few`, many.rate / few.rate, 0.9);
  await showChanges();

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
