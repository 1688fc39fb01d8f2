/** A server that is killed at a named point, and the next one on its folder: no charge without its job, no job without its end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../src/create-server';
import { asScript } from '../support/as-script';
import { partOf } from '../support/part-of';
import { hasPostgres, SECRET_KEY } from '../support/postgres';
import { createMigratedDatabase } from '../support/postgres-store';
import { BRIEF, type Engine, TINY_PLAN } from '../support/world';

const SCRIPT = fileURLToPath(new URL('../support/crashing-server.ts', import.meta.url));
const HEADERS = { authorization: 'Bearer emp_local_dev', 'content-type': 'application/json' };
const EVENTS = ['video.completed', 'video.failed'];

const PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ';
const WITH_IMAGE = { ...TINY_PLAN, brand_logo_url: PNG };

interface State {
  readonly dataDir: string;
  readonly database?: string;
  readonly secretKey?: string;
}

/** A folder, and on PostgreSQL a database beside it, for one test. */
const createState = async (engine: Engine): Promise<State> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vid-crash-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  if (engine === 'sqlite') return { dataDir };
  const { url: database, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  return { dataDir, database, secretKey: SECRET_KEY };
};

/** As if the leases of whoever was killed had run out. */
const passLeases = async ({ database }: State): Promise<void> => {
  if (database === undefined) return;
  const client = new pg.Client(database);
  await client.connect();
  for (const table of ['jobs', 'deliveries']) await client.query(`UPDATE ${table} SET lease_until = 0`);
  await client.query('UPDATE vid_processes SET seen_until = 0');
  await client.end();
};

const spawnServer = async (
  { dataDir, database, secretKey }: State,
  point: string,
): Promise<{ child: ChildProcess & { stdout: Readable }; gone: Promise<void> }> => {
  const child = spawn(process.execPath, [await asScript(SCRIPT), dataDir, point], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, VID_DATABASE_URL: database, VID_SECRET_KEY: secretKey },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, gone: new Promise<void>((resolve) => child.once('exit', () => resolve())) };
};

const start = async (state: State, point: string): Promise<{ url: string; gone: Promise<void> }> => {
  const { child, gone } = await spawnServer(state, point);
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  );
  return { url, gone };
};

const post = async (url: string, path: string, body: unknown, headers = {}) => {
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...HEADERS, ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  } catch {
    return undefined;
  }
};

type Case = readonly [point: string, request: object, engine: Engine];
const POINTS: readonly Case[] = [
  ['key reserved', BRIEF, 'sqlite'],
  ['charged', BRIEF, 'sqlite'],
  ['media kept', WITH_IMAGE, 'sqlite'],
  ['charged', WITH_IMAGE, 'sqlite'],
  ['media to be removed', WITH_IMAGE, 'sqlite'],
  ['job claimed', TINY_PLAN, 'sqlite'],
  ['artifact renamed', TINY_PLAN, 'sqlite'],
  ['job settled', TINY_PLAN, 'sqlite'],
  ['attempt begun', TINY_PLAN, 'sqlite'],
  ['attempt recorded', TINY_PLAN, 'sqlite'],
];
/** The others differ in what is in files, which are the same there. */
const SHARED = ['key reserved', 'job claimed', 'job settled', 'attempt begun'];
const ON_POSTGRES = POINTS.filter(([point]) => hasPostgres && SHARED.includes(point)).map(
  ([point, request]): Case => [point, request, 'postgres'],
);

test.each(partOf([...POINTS, ...ON_POSTGRES], 2))('killed when: %s (%o, %s)', async (point, request, engine) => {
  const state = await createState(engine);
  const { dataDir } = state;
  const { url, gone } = await start(state, point);
  for (const event of EVENTS)
    await post(url, '/api/webhooks/hooks', { event, webhook_url: 'https://receiver.example.com/' });
  const answered = await post(url, '/v1/render', request, { 'idempotency-key': 'k' });
  await gone;
  await passLeases(state);

  const delivered: { delivery_id: string; payload: { job_id: string } }[] = [];
  const server = await createServer({
    ...state,
    deliver: async (delivery) => {
      delivered.push((await delivery.json()) as (typeof delivered)[number]);
      return new Response(null, { status: 200 });
    },
  });
  onTestFinished(() => server.close());
  await server.settled();
  const media = join(dataDir, 'media');
  expect(existsSync(media) ? readdirSync(media) : []).toEqual([]);

  expect((await server.admin.audit()).problems).toEqual([]);
  const { jobs } = await server.admin.listJobs();
  if (answered?.status === 202) expect(jobs.map(({ job_id: id }) => id)).toContain(answered.body.job_id);
  for (const job of jobs) expect(['succeeded', 'failed']).toContain(job.status);
  const [account] = (await server.admin.listAccounts()).accounts;
  const { balance, entries } = await server.admin.ledger(account?.user_id ?? '');
  expect(balance).toBe(1000 - jobs.reduce((sum, job) => sum + job.credits_used - job.credits_refunded, 0));
  for (const { kind, job_id: id } of entries)
    if (kind === 'render') expect(jobs.map(({ job_id: known }) => known)).toContain(id);

  const { deliveries } = await server.admin.listDeliveries();
  expect(deliveries.map(({ status }) => status)).toEqual(jobs.map(() => 'delivered'));
  if (point !== 'attempt recorded')
    expect(delivered.map(({ payload }) => payload.job_id)).toEqual(jobs.map(({ job_id: id }) => id));

  const again = await server.fetch('http://vid.test/v1/render', {
    method: 'POST',
    headers: { ...HEADERS, 'idempotency-key': 'k' },
    body: JSON.stringify(TINY_PLAN),
  });
  expect(again.status).toBe(jobs.length === 0 ? 202 : 409);
});

const SEEDING: readonly (readonly [string, Engine])[] = [
  ['seeding begun', 'sqlite'],
  ['seeded', 'sqlite'],
  ...(hasPostgres ? ([['seeding begun', 'postgres']] as const) : []),
];

test.each(SEEDING)('killed in its first start, when: %s (%s)', async (point, engine) => {
  const state = await createState(engine);
  await (await spawnServer(state, point)).gone;
  const server = await createServer(state);
  onTestFinished(() => server.close());
  expect((await server.admin.listAccounts()).accounts).toHaveLength(5);
  expect((await server.admin.audit()).problems).toEqual([]);
});
