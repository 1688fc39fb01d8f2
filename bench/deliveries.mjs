// Deliveries of the built server to receivers on this machine: a crash in the middle of a backlog, the rate against a bare
// loop of POSTs in interleaved rounds, and the delay of nine receivers beside a tenth that hangs.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { LIFTED_LIMITS } from '@vid/server';
import { Pool } from 'undici';
import { call, startServer } from '../soak/server-process.mjs';
import { conclude, judge, median } from './harness.mjs';

const EVENT = 'user.onboarded';
const HOOKS = 25;
const DELIVERIES = 10_000;
/** Deliveries of one round of measuring the rate, and rounds. */
const BACKLOG = 5_000;
const ROUNDS = 5;

/** In a thread of its own: answers POSTs at once, holds them all back, or lets those to `hanging` wait for ten seconds. */
const receive = async () => {
  let holding = false;
  let held = [];
  let arrivals = [];
  const ports = [];
  const listen = (hangs) => {
    const server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8');
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        arrivals.push({ url: request.url, text, at: Date.now(), hangs });
        if (hangs) setTimeout(() => response.end('{}'), 10_000);
        else if (holding) held.push(response);
        else response.end('{}');
      });
    });
    server.keepAliveTimeout = 60_000;
    return new Promise((done) =>
      server.listen(0, '127.0.0.1', 1024, () => {
        ports.push(server.address().port);
        done();
      }),
    );
  };
  for (let at = 0; at < 10; at += 1) await listen(at === 9);
  const tasks = {
    ports: () => ports,
    count: () => arrivals.length,
    hold: () => {
      holding = true;
    },
    release: () => {
      holding = false;
      for (const response of held) response.end('{}');
      held = [];
    },
    /** What arrived since the last call. */
    take: () => {
      const taken = arrivals;
      arrivals = [];
      return taken;
    },
  };
  parentPort.on('message', ({ id, task }) => parentPort.postMessage({ id, result: tasks[task]() }));
};

if (!isMainThread) await receive();
else await measure();

async function measure() {
  const worker = new Worker(new URL(import.meta.url));
  const waiting = new Map();
  let asked = 0;
  worker.on('message', ({ id, result }) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  const ask = (task) =>
    new Promise((resolve) => {
      waiting.set((asked += 1), resolve);
      worker.postMessage({ id: asked, task });
    });
  const ports = await ask('ports');
  /** Waits until so many POSTs have arrived since the last `take`; false after `seconds`. */
  const arrived = async (count, seconds) => {
    const end = performance.now() + seconds * 1000;
    while ((await ask('count')) < count) {
      if (performance.now() > end) return false;
      await sleep(2);
    }
    return true;
  };

  const folders = [];
  const start = (folder) =>
    startServer(['--data-dir', folder, '--renderer', 'instant', '--allow-private-network', '--log-level', 'error']);
  const createFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'vid-deliveries-'));
    folders.push(folder);
    return folder;
  };
  const must = (answer, status, what) => {
    if (answer?.status !== status) throw new Error(`${what}: ${JSON.stringify(answer)}`);
    return answer.body;
  };
  /** An account whose hooks call the given URLs; gives its id. */
  const createAccount = async (url, hookUrls) => {
    const body = { plan: 'agency', credits: 1000, limits: LIFTED_LIMITS };
    const made = must(await call(`${url}/_admin/accounts`, { method: 'POST', body }), 201, 'the account');
    for (const webhook_url of hookUrls) {
      const hook = { method: 'POST', key: made.api_key, body: { event: EVENT, webhook_url } };
      must(await call(`${url}/api/webhooks/hooks`, hook), 201, 'the hook');
    }
    return made.account.user_id;
  };
  const emit = async (url, userId, n) => {
    const body = { user_id: userId, event: EVENT, payload: { n } };
    must(await call(`${url}/_admin/events`, { method: 'POST', body }), 200, 'the event');
  };
  const createBusyAccount = (url) =>
    createAccount(
      url,
      Array.from({ length: HOOKS }, (_, at) => `http://127.0.0.1:${ports[0]}/${at}`),
    );
  /** Emits events that are all acknowledged while the receiver holds every answer back. */
  const fill = async (url, userId, deliveries) => {
    await ask('hold');
    let n = 0;
    const one = async () => {
      while (n < deliveries / HOOKS) await emit(url, userId, (n += 1));
    };
    await Promise.all(Array.from({ length: 16 }, one));
  };

  /** Kills the server while a backlog goes out, and looks for what is lost, or sent again without need. */
  const crash = async () => {
    const folder = createFolder();
    const first = await start(folder);
    await fill(first.url, await createBusyAccount(first.url), DELIVERIES);
    await ask('release');
    if (!(await arrived(DELIVERIES / 2, 30))) throw new Error('The first half of the deliveries never arrived.');
    await first.kill();
    await sleep(100);
    const before = await ask('take');
    const begun = performance.now();
    const second = await start(folder);
    const ready = performance.now() - begun;
    const all = await arrived(DELIVERIES - new Set(before.map(({ text }) => text)).size, 45);
    // What is sent twice would follow close behind.
    await sleep(500);
    const took = performance.now() - begun;
    const after = await ask('take');

    const idsOf = new Map();
    const timesOf = new Map();
    for (const { url, text } of [...before, ...after]) {
      const { delivery_id: id, payload } = JSON.parse(text);
      const what = `${url} ${payload.n}`;
      idsOf.set(what, (idsOf.get(what) ?? new Set()).add(id));
      timesOf.set(id, (timesOf.get(id) ?? 0) + 1);
    }
    const repeated = [...timesOf].filter(([, times]) => times > 1);
    let needless = 0;
    for (const [id, times] of repeated) {
      const { delivery } = must(await call(`${second.url}/_admin/deliveries/${id}`), 200, 'the delivery');
      const outcomes = delivery.attempts.map(({ outcome }) => outcome);
      const ended = outcomes.filter((outcome) => outcome === 'delivered').length;
      if (times > outcomes.length || ended !== 1 || outcomes.at(-1) !== 'delivered') needless += 1;
    }
    const { deliveries: pending } = must(await call(`${second.url}/_admin/deliveries?status=pending`), 200, 'the list');
    const { problems } = must(await call(`${second.url}/_admin/audit`), 200, 'the audit');
    await second.stop();
    console.log(
      `      ${DELIVERIES} deliveries, killed after ${before.length}: ready again in ${ready.toFixed(0)} ms, the rest ${all ? 'arrived' : 'did NOT all arrive'} within ${took.toFixed(0)} ms, ${repeated.length} repeated`,
    );
    judge('deliveries lost by a crash', DELIVERIES - idsOf.size, 0, false);
    judge('deliveries repeated without an attempt in flight at the crash', needless, 0, false);
    const renamed = [...idsOf.values()].filter(({ size }) => size > 1).length;
    judge('deliveries whose repeats changed their id', renamed, 0, false);
    judge('deliveries left pending, or totals that differ', pending.length + problems.length, 0, false);
  };

  /** Deliveries a second while a backlog drains. */
  const drain = async (url, userId) => {
    await fill(url, userId, BACKLOG);
    const before = await ask('count');
    const begun = performance.now();
    await ask('release');
    if (!(await arrived(BACKLOG, 60))) throw new Error('The backlog did not drain.');
    const rate = ((BACKLOG - before) * 1000) / (performance.now() - begun);
    const sample = (await ask('take'))[0];
    return { rate, body: sample.text };
  };

  /** POSTs a second of a bare loop to the same receiver. */
  const bare = async (body, connections) => {
    const pool = new Pool(`http://127.0.0.1:${ports[0]}`, { connections });
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'bare',
      'x-service-event': EVENT,
      'x-service-delivery': 'dlv_00000000000000000000000000000000',
      'x-service-timestamp': '1700000000',
      'x-service-signature': `sha256=${'0'.repeat(64)}`,
    };
    let left = BACKLOG;
    const one = async () => {
      while (left > 0) {
        left -= 1;
        const answer = await pool.request({ method: 'POST', path: '/0', headers, body });
        await answer.body.text();
      }
    };
    const begun = performance.now();
    await Promise.all(Array.from({ length: connections }, one));
    const rate = (BACKLOG * 1000) / (performance.now() - begun);
    await pool.close();
    await ask('take');
    return rate;
  };

  /** One server, as it is in the middle of its work: both sides have had a round before the first that counts. */
  const compareRates = async () => {
    const server = await start(createFolder());
    const userId = await createBusyAccount(server.url);
    const rates = { vid: [], bare: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const drained = await drain(server.url, userId);
      const bareRate = await bare(drained.body, 64);
      if (round === 0) continue;
      rates.vid.push(drained.rate);
      rates.bare.push(bareRate);
    }
    await server.stop();
    console.log(
      `      a second: ${median(rates.vid).toFixed(0)} deliveries, ${median(rates.bare).toFixed(0)} bare POSTs`,
    );
    judge('durable deliveries a second against a bare loop of POSTs', median(rates.vid) / median(rates.bare), 0.3);
  };

  /** Ten receivers, two an account, of which one hangs; events come steadily for longer than an attempt lasts. */
  const beside = async () => {
    const server = await start(createFolder());
    const accounts = [];
    for (let at = 0; at < 10; at += 2) {
      const hookUrls = ports.slice(at, at + 2).map((port) => `http://127.0.0.1:${port}/`);
      accounts.push(await createAccount(server.url, hookUrls));
    }
    const end = performance.now() + 15_000;
    let n = 0;
    while (performance.now() < end) {
      const tick = sleep(100);
      await Promise.all(accounts.map((userId) => emit(server.url, userId, (n += 1))));
      await tick;
    }
    await sleep(500);
    const delays = (await ask('take'))
      .filter(({ hangs }) => !hangs)
      .map(({ text, at }) => at - Date.parse(JSON.parse(text).emitted_at))
      .sort((one, other) => one - other);
    await server.kill();
    const expected = n * 2 - n / 5;
    console.log(
      `      ${delays.length} of ${expected} deliveries beside a receiver that hangs: 99 % within ${delays[Math.floor(delays.length * 0.99)]} ms, the last after ${delays.at(-1)} ms`,
    );
    judge('deliveries that a hanging receiver held up for good', expected - delays.length, 0, false);
    judge('milliseconds of the median delivery beside a receiver that hangs', median(delays), 100, false);
  };

  try {
    await crash();
    await compareRates();
    await beside();
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    await worker.terminate();
  }
  conclude();
}
