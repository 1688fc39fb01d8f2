// Many processes on one PostgreSQL, while they are killed, frozen past their lease and thawed, their connections cut, and
// the database stopped and started.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/postgres/start-postgres.mjs';
import { call, dice } from '../server-process.mjs';
import { asking } from './asking.mjs';
import { createEnds } from './create-ends.mjs';
import { createDeadRows } from './dead-rows.mjs';
import { checkFilms } from './film-checks.mjs';
import { checkMany } from './many-checks.mjs';
import { startReceiver } from './start-receiver.mjs';

const pg = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');

const LEASE_SECONDS = 2;
const VACUUM_EVERY = '5s';
/** A film whose scenes the workers share. */
const FILM = Array.from({ length: 4 }, () => ({ type: 'motion', prompt: '[mock:slow=20ms] x', duration: 3 }));
const CONCURRENT = 8;
const SHARED =
  "SELECT job_id FROM job_scenes WHERE made = 1 GROUP BY job_id HAVING count(DISTINCT split_part(owner, '.', 1)) > 1";
const CUT =
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND random() < 0.5';
const RUNNING = 'SELECT user_id, count(*)::int AS n FROM jobs WHERE final = 0 GROUP BY user_id';

const LEFT =
  "SELECT ((SELECT count(*) FROM jobs WHERE final = 0) + (SELECT count(*) FROM deliveries WHERE status = 'pending'))::int AS n";

const sleep = (ms) => new Promise((wake) => setTimeout(wake, ms));

/**
 * `start(flags, env)` starts a server process as `startServer` does. Resolves with what did not hold, as sentences, and with
 * figures.
 */
export const runMany = async ({
  start,
  renders = 5000,
  filmEvery = 10,
  accounts = 50,
  seed = 1,
  apis = 2,
  workers = 4,
  restarts = 2,
  tell = () => undefined,
}) => {
  const random = dice(seed);
  const failures = [];
  const folder = mkdtempSync(join(tmpdir(), 'vid-many-'));
  const postgres = await startPostgres({ durable: true });
  const receiver = await startReceiver();
  const { received } = receiver;
  /** Between two troubles so much is to happen. */
  const pace = workers;
  const ask = asking(postgres.url);
  const deadRows = createDeadRows(ask);
  // A run lasts some minutes: every minute, as it is by default, the database would look for what to vacuum two or three times.
  await ask(`ALTER SYSTEM SET autovacuum_naptime = '${VACUUM_EVERY}'`);
  await ask('SELECT pg_reload_conf()');
  const env = { VID_SECRET_KEY: '5a'.repeat(32), VID_DATABASE_URL: postgres.url };
  const flags = ['--data-dir', folder, '--renderer', 'instant', '--allow-private-network', '--log-level', 'info'];
  const processes = new Map();
  const begin = async (role, at) => {
    const own = ['--role', role, '--lease-seconds', String(LEASE_SECONDS), '--workers', '8', '--shutdown-seconds', '3'];
    processes.set(`${role} ${at}`, await start([...flags, ...own], env));
  };
  const urlOf = (at) => processes.get(`api ${at % apis}`)?.url;
  let over = false;
  let cuts = 0;
  const database = { outages: 0, away: false };

  const accepted = new Map();
  const films = [];
  const shared = new Set();
  const isFilm = (at) => at % filmEvery === 0;
  let sent = 0;
  const made = [];

  const makeAccounts = async () => {
    for (let at = 0; at < accounts; at += 1) {
      const limits = {
        concurrent_renders: CONCURRENT,
        render_credits: null,
        monthly_credits: null,
        storage_bytes: null,
        render_rate: { minute: null, hour: null, day: null },
        total_rate: { minute: null, hour: null, day: null },
      };
      const body = { plan: 'agency', credits: 1_000_000, limits };
      const answer = await call(`${urlOf(at)}/_admin/accounts`, { method: 'POST', body });
      const { account, api_key: key } = answer.body;
      const hook = { event: 'video.completed', webhook_url: receiver.url };
      const hooked = await call(`${urlOf(at)}/api/webhooks/hooks`, { method: 'POST', key, body: hook });
      if (hooked?.status !== 201) failures.push(`a hook was not created: ${JSON.stringify(hooked)}`);
      made.push({ id: account.user_id, key });
    }
  };

  /** Sends the renders of one account, each until it is known what became of it. */
  const client = async ({ key }, count, name) => {
    for (let at = 0; at < count; at += 1) {
      const idempotency = `${name}-${at}`;
      const plan = {
        scene_plan: isFilm(at) ? FILM : [{ type: 'motion', prompt: idempotency, duration: 3 }],
      };
      for (let tries = 0; !over; tries += 1) {
        const headers = { 'idempotency-key': idempotency };
        const answer = await call(`${urlOf(at + tries)}/v1/render`, { method: 'POST', key, headers, body: plan });
        if (answer?.status === 202) {
          if (accepted.has(idempotency)) failures.push(`key ${idempotency} was accepted twice`);
          accepted.set(idempotency, answer.body.job_id);
          if (isFilm(at)) films.push(answer.body.job_id);
          break;
        }
        // An answer that was lost was a yes.
        if (answer?.status === 409) {
          if (tries === 0) failures.push(`key ${idempotency} was taken before it was sent`);
          break;
        }
        if (answer !== undefined && ![429, 500, 503].includes(answer.status))
          failures.push(`unexpected answer ${answer.status}: ${JSON.stringify(answer.body)}`);
        await sleep(20 + random() * 80);
      }
      sent += 1;
    }
  };

  const ends = createEnds({ processes, begin, ask, failures, database, leaseSeconds: LEASE_SECONDS });
  const { kill, terminate, freeze } = ends;
  const pick = (role, count) => `${role} ${Math.floor(random() * count)}`;

  /** Until renders have been sent or have ended, so that a slow machine sees as much trouble as a quick one. */
  const moved = async () => {
    const count = () => sent + received.size;
    const before = count();
    for (let look = 0; look < 100 && !over && count() < before + pace; look += 1) await sleep(50);
  };
  /** One thing after the other goes wrong. */
  const trouble = async () => {
    while (!over) {
      await sleep(200 + random() * 600);
      await moved();
      const what = random();
      if (what < 0.25) await kill(pick('worker', workers));
      else if (what < 0.35) await terminate(pick('worker', workers));
      else if (what < 0.45) await kill(pick('api', apis));
      else if (what < 0.65) await freeze(pick('worker', workers));
      else {
        cuts += 1;
        await ask(CUT);
      }
    }
  };
  const restartDatabase = async () => {
    for (let at = 1; at <= restarts; at += 1) {
      while (!over && sent < (renders * at) / (restarts + 1)) await sleep(50);
      if (over) return;
      database.away = true;
      database.outages += 1;
      await postgres.stop(at % 2 === 0);
      await sleep(1000);
      await postgres.start();
      database.away = false;
      tell(`the database was stopped and started, ${sent} renders sent`);
    }
  };
  const watchLimits = async () => {
    while (!over) {
      for (const { user_id: id, n } of await ask(RUNNING))
        if (n > CONCURRENT) failures.push(`account ${id} had ${n} renders at once, ${CONCURRENT} are allowed`);
      for (const { job_id: id } of await ask(SHARED)) shared.add(id);
      await deadRows.look();
      await sleep(100);
    }
  };

  /** Until everything that was accepted has ended and is delivered. */
  const settle = async () => {
    let [left, still] = [Number.POSITIVE_INFINITY, 0];
    while (left > 0 && still < 600) {
      await sleep(100);
      const [row] = await ask(LEFT);
      still = row === undefined || row.n < left ? 0 : still + 1;
      left = row?.n ?? left;
    }
    if (left > 0) failures.push(`${left} renders and deliveries stood still for a minute`);
  };

  const began = performance.now();
  try {
    await Promise.all([
      ...Array.from({ length: apis }, (_, at) => begin('api', at)),
      ...Array.from({ length: workers }, (_, at) => begin('worker', at)),
    ]);
    await makeAccounts();
    const share = Math.ceil(renders / accounts);
    const clients = Promise.all(made.map((account, at) => client(account, share, `a${at}`)));
    const others = [trouble(), restartDatabase(), watchLimits()];
    const telling = setInterval(() => tell(`${sent} renders sent, ${accepted.size} accepted`), 5000);
    await clients;
    clearInterval(telling);
    over = true;
    await Promise.all(others);
    await settle();
    const checking = new pg.Client(postgres.url);
    await checking.connect();
    const { failures: found, jobs } = await checkMany(checking, { accepted, received });
    const { rows: videos } = await checking.query('SELECT job_id, video FROM jobs');
    await checking.end();
    await deadRows.look();
    failures.push(...found, ...deadRows.failures(), ...checkFilms(videos, folder, films));
    const repeated = [...received.values()].filter(({ length }) => length > 1).length;
    for (const server of processes.values()) await server.stop();
    processes.clear();
    const seconds = (performance.now() - began) / 1000;
    return {
      ...{ failures, jobs, accepted: accepted.size, films: films.length, shared: shared.size },
      ...ends.counts,
      ...{ cuts, repeated, seconds, mostDead: deadRows.most() },
    };
  } finally {
    over = true;
    for (const server of processes.values()) await server.kill();
    receiver.close();
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
