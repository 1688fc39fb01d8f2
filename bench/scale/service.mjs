// A service to be measured: a database of its own in a PostgreSQL, one API process, and workers that come and go.

import { createRequire } from 'node:module';
import { LIFTED_LIMITS } from '@vid/server';
import { Pool } from 'undici';
import { call, startServer } from '../../soak/server-process.mjs';
import { median } from '../harness.mjs';
import { cpuOf, cpuOfDatabase } from '../processor-time.mjs';

const pg = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');

export const LEASE_SECONDS = 3;
const CONCURRENCY = 50;
const ACCOUNTS = 20;
const PICKUPS = 300;
const PICKUP_EVERY_MS = 10;
const LOOK_MS = 20;

export const sleep = (ms) => new Promise((wake) => setTimeout(wake, ms));

/** The middle and what 99 of 100 keep to, of milliseconds. */
export const spread = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return { p50: median(sorted), p99: sorted[Math.floor(sorted.length * 0.99)] };
};

/** Starts the service in the database of this name, which is made. */
export const openService = async ({ postgres, name, folder, secretKey }) => {
  const maker = new pg.Client(postgres.url);
  await maker.connect();
  await maker.query(`CREATE DATABASE ${name}`);
  await maker.end();
  const url = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  const database = new pg.Client(url);
  database.on('error', () => undefined);
  await database.connect();
  const session = (await database.query('SELECT pg_backend_pid() AS pid')).rows[0].pid;
  const count = async (condition) =>
    (await database.query(`SELECT count(*)::int AS n FROM jobs WHERE ${condition}`)).rows[0].n;

  const flags = ['--data-dir', folder, '--renderer', 'instant', '--log-level', 'error'];
  const begin = (role, ...more) =>
    startServer([...flags, '--lease-seconds', String(LEASE_SECONDS), '--role', role, ...more], {
      ...{ VID_SECRET_KEY: secretKey, VID_DATABASE_URL: url },
    });
  const api = await begin('api');
  const keys = [];
  for (let at = 0; at < ACCOUNTS; at += 1) {
    const body = { plan: 'agency', credits: 1e9, limits: LIFTED_LIMITS };
    keys.push((await call(`${api.url}/_admin/accounts`, { method: 'POST', body })).body.api_key);
  }

  let sent = 0;
  /** A request for a render, of one account after the other. */
  const render = ({ prompt = 'Hello', scenes = 1, account = sent % ACCOUNTS } = {}) => {
    sent += 1;
    return {
      method: 'POST',
      path: '/v1/render',
      headers: {
        authorization: `Bearer ${keys[account]}`,
        'content-type': 'application/json',
        'idempotency-key': `k${sent}`,
      },
      body: JSON.stringify({
        scene_plan: Array.from({ length: scenes }, () => ({ type: 'motion', prompt, duration: 3 })),
      }),
    };
  };
  /** What some work takes of the processor, in a server and in the database. */
  const costOf = async (server, work) => {
    const before = [cpuOf(server.pid), cpuOfDatabase(session)];
    const result = await work();
    return { result, own: cpuOf(server.pid) - before[0], database: cpuOfDatabase(session) - before[1] };
  };
  const pool = new Pool(api.url, { connections: CONCURRENCY });
  /** Sends a render and gives the answer; anything but an acceptance ends the measurement. */
  const send = async (asked) => {
    const { statusCode, body } = await pool.request(render(asked));
    const answer = await body.json();
    if (statusCode !== 202) throw new Error(`An answer was ${statusCode}: ${JSON.stringify(answer)}`);
    return answer.job_id;
  };

  /** Has so many renders accepted by as many callers at once as there are: a second, and what one takes. */
  const accept = async (renders) => {
    const began = performance.now();
    let left = renders;
    const one = async () => {
      while (left > 0) {
        left -= 1;
        await send();
      }
    };
    const { own, database: ofDatabase } = await costOf(api, () =>
      Promise.all(Array.from({ length: CONCURRENCY }, one)),
    );
    const rate = (renders * 1000) / (performance.now() - began);
    return { rate, own: own / renders, database: ofDatabase / renders };
  };

  const idle = async () => {
    while ((await count('final = 0')) > 0) await sleep(LOOK_MS);
  };
  /** A new worker takes, makes and settles what waits: so many a second, and what one takes. */
  const work = async () => {
    const waiting = await count('final = 0');
    const worker = await begin('worker');
    const began = performance.now();
    const { own, database: ofDatabase } = await costOf(worker, idle);
    const rate = (waiting * 1000) / (performance.now() - began);
    await worker.stop();
    return { rate, own: own / waiting, database: ofDatabase / waiting };
  };

  /** Milliseconds from the acceptance of each of some renders of an account to its claim, sent one after the other. */
  const pickups = async (account) => {
    const ids = [];
    for (let at = 0; at < PICKUPS; at += 1) {
      ids.push(await send({ account }));
      await sleep(PICKUP_EVERY_MS);
    }
    while ((await count(`job_id = '${ids.at(-1)}' AND attempt > 0`)) === 0) await sleep(LOOK_MS);
    const { rows } = await database.query(
      'SELECT (started_at - created_at)::int AS ms FROM jobs WHERE job_id = ANY($1)',
      [ids],
    );
    return rows.map(({ ms }) => ms);
  };

  return {
    ...{ url, secretKey, database, session, api, begin, count, render, send, accept, idle, work, pickups },
    async end() {
      await pool.destroy();
      await api.kill();
      await database.end().catch(() => undefined);
    },
  };
};
