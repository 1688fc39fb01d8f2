// This checkout's server against that of another, both built, on a SQLite file of their own: `node bench/against.mjs DIR [rounds]`.
// Rounds are interleaved and in turn reversed; what is judged is the median of the ratios within each round.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LIFTED_LIMITS } from '@vid/server';
import { Pool } from 'undici';
import { call, serverIn, startServer } from '../soak/server-process.mjs';
import { conclude, judge, median, ratioOf } from './harness.mjs';
import { cpuOf } from './processor-time.mjs';

const [other, asked = '9'] = process.argv.slice(2);
if (other === undefined) {
  console.error('Name the folder of another checkout that was built: node bench/against.mjs DIR');
  process.exit(2);
}
const ROUNDS = Number(asked);
const CONCURRENCY = 50;
const ACCEPTS = 3000;
const RENDERS = 1000;
/** What has come to rest after a start has so long. */
const IDLE_MS = 1500;
/** Whoever makes one of these takes no other. */
const NEVER = '[mock:slow=600s] x';

const sleep = (ms) => new Promise((wake) => setTimeout(wake, ms));
const residentOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Sends so many renders; resolves with their jobs when the last is accepted. */
const send = async ({ url, key }, words, count) => {
  const pool = new Pool(url, { connections: CONCURRENCY });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ scene_plan: [{ type: 'motion', prompt: words, duration: 3 }] });
  const jobs = [];
  let sent = 0;
  const one = async () => {
    while (sent < count) {
      sent += 1;
      const own = { ...headers, 'idempotency-key': `${words}${sent}` };
      const answer = await pool.request({ method: 'POST', path: '/v1/render', headers: own, body });
      const accepted = await answer.body.json();
      if (answer.statusCode !== 202) throw new Error(`${answer.statusCode}: ${JSON.stringify(accepted)}`);
      jobs.push(accepted.job_id);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, one));
  await pool.close();
  return jobs;
};

/** Until jobs of one account have ended, which they do in their order but for those that are made at the same time. */
const ended = async ({ url, key }, jobs) => {
  for (const id of jobs.slice(-CONCURRENCY).reverse())
    while ((await call(`${url}/v1/job/${id}`, { key })).body.status !== 'succeeded') await sleep(20);
};

/** What some work takes: milliseconds, and milliseconds of CPU of the server, for each of so many. */
const costOf = async ({ pid }, count, work) => {
  const cpu = cpuOf(pid);
  const began = performance.now();
  await work();
  return { ms: (performance.now() - began) / count, cpu: (cpuOf(pid) - cpu) / count };
};

const measure = async (bin) => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-against-'));
  const began = performance.now();
  const server = await startServer(['--data-dir', folder, '--renderer', 'instant', '--log-level', 'error'], {}, bin);
  try {
    const first = await call(`${server.url}/v1/me`, { key: 'emp_local_dev' });
    if (first?.status !== 200) throw new Error(`The first answer is ${first?.status}.`);
    const start = { ms: performance.now() - began, cpu: cpuOf(server.pid) };
    await sleep(IDLE_MS);
    const idle = residentOf(server.pid);
    const account = { plan: 'agency', credits: 1e9, limits: LIFTED_LIMITS };
    const { body } = await call(`${server.url}/_admin/accounts`, { method: 'POST', body: account });
    const client = { url: server.url, key: body.api_key };

    const make = async (words, count) => ended(client, await send(client, words, count));
    await make('warm-up ', 300);
    const render = await costOf(server, RENDERS, () => make('Hello ', RENDERS));
    await send(client, NEVER, 16);
    const accept = await costOf(server, ACCEPTS, () => send(client, `${NEVER} `, ACCEPTS));
    return {
      'start to the first answer, ms': start.ms,
      'the same, ms of CPU': start.cpu,
      'memory when idle, MB': idle,
      'a render accepted, ms': accept.ms,
      'the same, ms of CPU of it': accept.cpu,
      'a render accepted, made and ended, ms': render.ms,
      'the same, ms of CPU for it': render.cpu,
    };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};

const sides = { this: { bin: undefined, rounds: [] }, other: { bin: serverIn(resolve(other)), rounds: [] } };
for (let round = 0; round < ROUNDS; round += 1)
  for (const side of round % 2 === 0 ? [sides.this, sides.other] : [sides.other, sides.this])
    side.rounds.push(await measure(side.bin));
for (const name of Object.keys(sides.this.rounds[0])) {
  const [own, theirs] = [sides.this, sides.other].map(({ rounds }) => rounds.map((figures) => figures[name]));
  console.log(`      ${name}: ${median(own).toFixed(2)}, of the other ${median(theirs).toFixed(2)}`);
  judge(`${name}, against the other`, ratioOf(own, theirs), 1.05, false);
}
conclude();
