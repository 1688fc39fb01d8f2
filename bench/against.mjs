// This checkout's server against that of another, both built, on a SQLite file of their own: `node bench/against.mjs DIR [starts]`.
// Both run side by side and get the same bursts in turn, in alternating order; what is judged is the median of the ratios of two bursts
// that stand beside each other. Noise of a moment hits both, and neither profits from what the other left behind.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LIFTED_LIMITS } from '@vid/server';
import { Pool } from 'undici';
import { call, serverIn, startServer } from '../soak/server-process.mjs';
import { conclude, judge, median, ratioOf } from './harness.mjs';
import { cpuOf, fineCpuOf } from './processor-time.mjs';

const [other, asked = '3'] = process.argv.slice(2);
if (other === undefined) {
  console.error('Name the folder of another checkout that was built: node bench/against.mjs DIR');
  process.exit(2);
}
if (!existsSync(serverIn(resolve(other)))) {
  console.error(`There is no server in ${resolve(other)}: name the folder of a checkout, and build it first.`);
  process.exit(2);
}
const STARTS = Number(asked);
const CONCURRENCY = 50;
const BURSTS = 16;
/** Bursts that are not counted: what runs often is compiled then. */
const WARM_UP = 2;
/** What has come to rest after a start has so long, and after a burst. */
const IDLE_MS = 1500;
const REST_MS = 30;
/** Whoever makes one of these takes no other. */
const NEVER = '[mock:slow=600s] x';

const sleep = (ms) => new Promise((wake) => setTimeout(wake, ms));
const residentOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const begin = async (bin) => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-against-'));
  const server = await startServer(['--data-dir', folder, '--renderer', 'instant', '--log-level', 'error'], {}, bin);
  const first = await call(`${server.url}/v1/me`, { key: 'emp_local_dev' });
  if (first?.status !== 200) throw new Error(`The first answer is ${first?.status}.`);
  const start = cpuOf(server.pid);
  await sleep(IDLE_MS);
  const idle = residentOf(server.pid);
  const account = { plan: 'agency', credits: 1e9, limits: LIFTED_LIMITS };
  const { body } = await call(`${server.url}/_admin/accounts`, { method: 'POST', body: account });
  const pool = new Pool(server.url, { connections: CONCURRENCY });
  return { server, folder, start, idle, key: body.api_key, pool, sent: 0, jobs: [] };
};

const end = async ({ server, folder, pool }) => {
  await pool.destroy();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
};

/** Sends a request so many times; resolves with the bodies of the answers. */
const send = async (side, count, status, requestOf) => {
  const bodies = [];
  let begun = 0;
  const one = async () => {
    while (begun < count) {
      begun += 1;
      side.sent += 1;
      const headers = { authorization: `Bearer ${side.key}`, 'content-type': 'application/json' };
      const { path, idempotencyKey, ...request } = requestOf(side.sent);
      if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
      const answer = await side.pool.request({ method: 'GET', path, headers, ...request });
      const body = await answer.body.json();
      if (answer.statusCode !== status) throw new Error(`${path}: ${answer.statusCode} ${JSON.stringify(body)}`);
      bodies.push(body);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, one));
  return bodies;
};

const render = (side, count, words) => {
  const body = JSON.stringify({ scene_plan: [{ type: 'motion', prompt: words, duration: 3 }] });
  return send(side, count, 202, (sent) => ({
    method: 'POST',
    path: '/v1/render',
    idempotencyKey: `burst-${sent}`,
    body,
  }));
};

/** Until jobs of one account have ended, which they do in their order but for those that are made at the same time. */
const made = async (side, count) => {
  const jobs = await render(side, count, 'Hello');
  for (const { job_id: id } of jobs.slice(-CONCURRENCY).reverse())
    while ((await call(`${side.server.url}/v1/job/${id}`, { key: side.key })).body.status !== 'succeeded')
      await sleep(20);
};

/** What is compared, by its name: how many a burst has, and the burst. The first one leaves all that comes after it something to work on. */
const KINDS = {
  'a render accepted, made and ended': { count: 200, burst: made },
  'a render accepted': {
    count: 400,
    prepare: (side) => render(side, CONCURRENCY, NEVER),
    burst: async (side, count) => void side.jobs.push(...(await render(side, count, NEVER))),
  },
  'a look at a job': {
    count: 400,
    burst: (side, count) =>
      send(side, count, 200, (sent) => ({ path: `/v1/job/${side.jobs[sent % side.jobs.length].job_id}` })),
  },
  'the smallest answer (GET /v1/me)': {
    count: 400,
    burst: (side, count) => send(side, count, 200, () => ({ path: '/v1/me' })),
  },
  'a list of 50 jobs': {
    count: 20,
    burst: (side, count) => send(side, count, 200, () => ({ path: '/_admin/jobs?limit=50' })),
  },
};

/** Milliseconds of CPU of one of a burst. */
const costOf = async (side, { count, burst }) => {
  const before = fineCpuOf(side.server.pid);
  await burst(side, count);
  await sleep(REST_MS);
  return (fineCpuOf(side.server.pid) - before) / count;
};

const figures = new Map();
const note = (name, own, theirs) => {
  if (!figures.has(name)) figures.set(name, { own: [], theirs: [] });
  figures.get(name).own.push(own);
  figures.get(name).theirs.push(theirs);
};
/** In turn first: `[own, theirs]` of something that both do. */
const both = async (at, sides, work) => {
  const out = [];
  for (const index of at % 2 === 0 ? [0, 1] : [1, 0]) out[index] = await work(sides[index]);
  return out;
};

for (let start = 0; start < STARTS; start += 1) {
  const sides = await both(start, [undefined, serverIn(resolve(other))], begin);
  try {
    note('start to the first answer, ms of CPU', ...sides.map((side) => side.start));
    note('memory when idle, MB', ...sides.map(({ idle }) => idle));
    for (const [name, kind] of Object.entries(KINDS)) {
      if (kind.prepare !== undefined) await both(start, sides, kind.prepare);
      for (let at = -WARM_UP; at < BURSTS; at += 1) {
        const costs = await both(at, sides, (side) => costOf(side, kind));
        if (at >= 0) note(`${name}, ms of CPU`, ...costs);
      }
    }
  } finally {
    await Promise.all(sides.map(end));
  }
}
for (const [name, { own, theirs }] of figures) {
  console.log(`      ${name}: ${median(own).toFixed(3)}, of the other ${median(theirs).toFixed(3)}`);
  judge(`${name}, against the other`, ratioOf(own, theirs), 1.05, false);
}
conclude();
