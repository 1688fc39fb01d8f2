// Kills the server at random instants under load, again and again on the same data folder, and checks after each restart
// that nothing that a client was told has been lost: `node soak/crash.mjs [rounds] [seed]`.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIFTED_LIMITS } from '@vid/server';
import { numbers } from './numbers.mjs';
import { call, dice, startServer } from './server-process.mjs';

const [rounds, seed] = numbers(200, 1);
const CLIENTS = 8;
const LOGO = `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ${'A'.repeat(100_000)}`;

const random = dice(seed);
const folder = mkdtempSync(join(tmpdir(), 'vid-crash-'));
const flags = [
  '--data-dir',
  folder,
  '--renderer',
  'instant',
  '--allow-private-network',
  '--log-level',
  'error',
  '--seed',
  String(seed),
];

const deliveries = new Map();
const receiver = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    const { delivery_id: id, payload } = JSON.parse(text);
    deliveries.set(payload.job_id, [...(deliveries.get(payload.job_id) ?? []), id]);
    response.end('{}');
  });
});
await new Promise((done) => receiver.listen(0, '127.0.0.1', done));
const hookUrl = `http://127.0.0.1:${receiver.address().port}/`;

const failures = [];
const check = (held, what) => {
  if (!held) failures.push(what);
};

/** What the clients were told: key → the job of its 202. A key whose answer was lost may go either way. */
const accepted = new Map();
const asked = new Set();
let account;
let sent = 0;

const begin = async (url) => {
  const made = await call(`${url}/_admin/accounts`, {
    method: 'POST',
    body: { plan: 'agency', credits: 1_000_000, limits: LIFTED_LIMITS },
  });
  account = { id: made.body.account.user_id, key: made.body.api_key };
  const hook = await call(`${url}/api/webhooks/hooks`, {
    method: 'POST',
    key: account.key,
    body: { event: 'video.completed', webhook_url: hookUrl },
  });
  check(hook?.status === 201, `the hook was not created: ${JSON.stringify(hook)}`);
};

/** One client: sends renders, at times with a key that was sent before, until the server is gone. */
const client = async (url, mine) => {
  for (;;) {
    const repeat = asked.size > 0 && mine() < 0.2;
    const key = repeat ? [...asked][Math.floor(mine() * asked.size)] : `key-${(sent += 1)}`;
    const known = accepted.get(key);
    asked.add(key);
    const form =
      mine() < 0.5
        ? { brief: `Advert number ${key} for a bakery.` }
        : { scene_plan: [{ type: 'motion', prompt: key, duration: 3 }] };
    const body = mine() < 0.5 ? { ...form, brand_logo_url: LOGO } : form;
    const answer = await call(`${url}/v1/render`, {
      method: 'POST',
      key: account.key,
      headers: { 'idempotency-key': key },
      body,
    });
    if (answer === undefined) return;
    if (answer.status === 202) {
      check(known === undefined && !accepted.has(key), `key ${key} was accepted twice`);
      accepted.set(key, answer.body.job_id);
    } else
      check([402, 409].includes(answer.status), `unexpected answer ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
};

/** After a restart: drains, then compares jobs and ledger with what was told. */
const audit = async (url) => {
  const settled = await call(`${url}/_admin/clock`, { method: 'POST', body: { advance_seconds: 5 } });
  check(settled?.status === 200, `the clock did not advance: ${JSON.stringify(settled)}`);
  const { body: ledger } = await call(`${url}/_admin/accounts/${account.id}/ledger`);
  const sum = ledger.entries.reduce((total, { amount }) => total + amount, 0);
  check(Math.abs(sum - ledger.balance) < 1e-6, `balance ${ledger.balance} is not the sum of its ledger ${sum}`);
  const { body: me } = await call(`${url}/v1/me`, { key: account.key });
  check(
    me.credits_remaining === ledger.balance,
    `the account shows ${me.credits_remaining}, its ledger ${ledger.balance}`,
  );
  const { body: listed } = await call(`${url}/_admin/jobs`);
  const jobs = new Map(listed.jobs.map((job) => [job.job_id, job]));
  const media = join(folder, 'media');
  const left = (existsSync(media) ? readdirSync(media) : []).filter(
    (id) => !['starting', 'queued', 'processing'].includes(jobs.get(id)?.status),
  );
  check(left.length === 0, `files of jobs that do not run: ${left}`);
  // The list is bounded: older jobs are asked for one by one.
  const known = [...accepted.values(), ...ledger.entries.flatMap(({ job_id: id }) => (id ? [id] : []))];
  for (const id of new Set(known)) {
    if (jobs.has(id)) continue;
    const job = await call(`${url}/v1/job/${id}`, { key: account.key });
    if (job?.status === 200) jobs.set(id, job.body);
  }
  for (const [key, id] of accepted)
    check(['succeeded', 'failed'].includes(jobs.get(id)?.status), `job ${id} of key ${key} is ${jobs.get(id)?.status}`);
  const charged = new Map();
  for (const { job_id: id, amount } of ledger.entries) if (id) charged.set(id, (charged.get(id) ?? 0) + amount);
  for (const [id, amount] of charged)
    check(jobs.has(id) || amount === 0, `job ${id} was charged ${amount} and does not exist`);
  for (const id of jobs.keys()) check(charged.has(id), `job ${id} was never charged`);
  return [...jobs.values()].filter(({ status }) => status === 'succeeded').map(({ job_id: id }) => id);
};

let done = 0;
let succeeded = [];
try {
  for (; done < rounds && failures.length === 0; done += 1) {
    const server = await startServer(flags);
    if (account === undefined) await begin(server.url);
    else succeeded = await audit(server.url);
    const life = 20 + random() * 400;
    const clients = Array.from({ length: CLIENTS }, (_, at) => client(server.url, dice(seed * 1e6 + done * 100 + at)));
    await new Promise((wake) => setTimeout(wake, life));
    await server.kill();
    await Promise.all(clients);
    if (done % 20 === 19)
      console.log(`${done + 1} kills, ${accepted.size} renders accepted, ${failures.length} failures`);
  }
  const last = await startServer(flags);
  succeeded = await audit(last.url);
  for (const id of succeeded) check(deliveries.has(id), `video.completed of ${id} never arrived`);
  for (const [id, ids] of deliveries) check(new Set(ids).size === 1, `the deliveries of ${id} changed their id`);
  await last.stop();
} finally {
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
}
const repeats = [...deliveries.values()].filter(({ length }) => length > 1).length;
console.log(
  `${done} kills (seed ${seed}): ${accepted.size} renders accepted, ${succeeded.length} videos, ${deliveries.size} delivered, ${repeats} of them more than once`,
);
for (const failure of failures.slice(0, 20)) console.error(`lost: ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);
