// The client: CPU of a call against a bare request and against other services' clients, of its import, and what a thousand waits take.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { VidClient } from '@vid/sdk';
import { Pool } from 'undici';
import { compare, conclude, judge, median } from './harness.mjs';
import { OpenAI, Stripe } from './peers/peers.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const KEY = 'emp_local_dev';
const JOB = 'job_00000000000000000000000000';

/** Calls that are under way together, as in a server that is used; one after the other, waiting would count as much as working. */
const TOGETHER = 16;
const CALLS_EACH = 16;

const server = fork(fileURLToPath(new URL('sdk-job-server.mjs', import.meta.url)));
const [{ url }] = await once(server, 'message');
const { port } = new URL(url);

const asked = async () => {
  server.send('asked');
  const [answer] = await once(server, 'message');
  return answer.asked;
};

const pool = new Pool(url, { connections: TOGETHER });
const vid = new VidClient({ apiKey: KEY, baseUrl: url });
const vidHttp = new VidClient({ apiKey: KEY, baseUrl: url, transport: 'http' });
const stripe = new Stripe('sk_test_x', {
  host: '127.0.0.1',
  port,
  protocol: 'http',
  maxNetworkRetries: 0,
  telemetry: false,
});
const openai = new OpenAI({ apiKey: 'x', baseURL: `${url}/v1`, maxRetries: 0 });

const calls = {
  bare: async () => {
    const headers = { authorization: `Bearer ${KEY}`, accept: 'application/json' };
    const response = await pool.request({ method: 'GET', path: `/v1/job/${JOB}`, headers });
    return response.body.json();
  },
  vid: () => vid.jobs.retrieve(JOB),
  'vid over http': () => vidHttp.jobs.retrieve(JOB),
  stripe: () => stripe.charges.retrieve('ch_1'),
  openai: () => openai.models.retrieve('m'),
};

for (const [name, call] of Object.entries(calls)) {
  if ((await call()).status !== 'processing') throw new Error(`${name} does not return what the server answers.`);
}

/** Rounds of calls by so many workers at once, each of which goes on with the next call when its own has ended. */
const batches = (workers) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      async () => {
        const work = async () => {
          for (let at = 0; at < CALLS_EACH; at += 1) await call();
        };
        await Promise.all(Array.from({ length: workers }, work));
      },
    ]),
  );

const costs = await compare(batches(TOGETHER), { rounds: 15, roundMs: 120 });
const alone = await compare(batches(1), { rounds: 9, roundMs: 80 });
const list = (figures, workers) =>
  Object.entries(figures)
    .map(([name, cost]) => `${name} ${(cost / workers / CALLS_EACH).toFixed(0)}`)
    .join(', ');
console.log(`      CPU µs a call, ${TOGETHER} at a time: ${list(costs, TOGETHER)}`);
console.log(`      CPU µs a call, one at a time: ${list(alone, 1)}`);
judge('jobs.retrieve against a bare Pool request, 16 at a time', costs.vid / costs.bare, 1.15, false);
judge('jobs.retrieve against a bare Pool request, one at a time', alone.vid / alone.bare, 1.2, false);
judge("Stripe's client against jobs.retrieve", costs.stripe / costs.vid, 2);
judge("OpenAI's client against jobs.retrieve", costs.openai / costs.vid, 2);

/** CPU milliseconds of a process from its start to the end of its script. */
const cpuOf = (type, script) => {
  const out = execFileSync(
    process.execPath,
    [
      `--input-type=${type}`,
      '-e',
      `${script}; const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)`,
    ],
    { cwd: here, encoding: 'utf8' },
  );
  return Number(out);
};
const imports = { bare: [], esm: [], cjs: [] };
for (let round = 0; round < 15; round += 1) {
  imports.bare.push(cpuOf('module', ''));
  imports.esm.push(cpuOf('module', "await import('@vid/sdk')"));
  imports.cjs.push(cpuOf('commonjs', "require('@vid/sdk')"));
}
console.log(`      CPU ms of bare node: ${median(imports.bare).toFixed(0)}`);
judge('CPU ms of an import, ESM', median(imports.esm) - median(imports.bare), 55, false);
judge('CPU ms of an import, CommonJS', median(imports.cjs) - median(imports.bare), 60, false);

const WAITS = 1000;
/** Calls that a waiting process makes before it begins. */
const WARM_UP = 50;
const INTERVAL_MS = 2000;
const INTERVALS = 4;

const before = await asked();
const waiting = fork(fileURLToPath(new URL('sdk-waits.mjs', import.meta.url)), [url, WAITS, INTERVAL_MS, INTERVALS], {
  execArgv: ['--expose-gc'],
});
const exited = once(waiting, 'exit').then(([code]) =>
  Promise.reject(new Error(`The waiting process ended with ${code}.`)),
);
exited.catch(() => undefined);
const [{ megabytes, cpu, ends }] = await Promise.race([once(waiting, 'message'), exited]);
const looks = (await asked()) - before - WARM_UP;
if (ends.join() !== 'AbortedError') throw new Error(`The waits ended with ${ends.join(', ')}.`);
if (looks < WAITS) throw new Error('The waits did not look at their jobs.');
console.log(
  `      ${WAITS} waits over ${INTERVALS} intervals: ${looks} looks, ${(cpu / looks).toFixed(0)} µs of CPU each`,
);
judge('looks of a wait in each interval', looks / WAITS / INTERVALS, 1, false);
judge('MB that 1,000 waits take at most', megabytes, 60, false);

await Promise.all([pool.close(), vid.close(), vidHttp.close()]);
server.disconnect();
conclude();
