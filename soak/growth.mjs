// Renders for months of the virtual clock and prints what the database comes to, with and without retention, and how long
// the process was held while old rows went: `node soak/growth.mjs [months] [renders a month]`.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createServer, LIFTED_LIMITS } from '@vid/server';
import { numbers } from './numbers.mjs';

const [months, renders] = numbers(8, 500);
const MONTH_SECONDS = 30 * 86_400;
const KEY = 'emp_local_dev';
const BODY = { scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] };
const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };

/** One server over so many months; the size of its file after each, in bytes. */
const grow = async (name, retention) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vid-growth-'));
  const server = await createServer({
    dataDir,
    config: { accounts: [{ plan: 'agency', credits: 1e9, api_key: KEY, limits: LIFTED_LIMITS }], retention },
    deliver: async () => new Response('{}'),
  });
  const post = (path, body, more = {}) =>
    server.fetch(`http://vid.test${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
  await server.admin.setClock({ freeze: true });
  await post('/api/webhooks/hooks', { event: 'video.completed', webhook_url: 'https://receiver.example.com/' });
  const sizes = [];
  let held = 0;
  for (let month = 0; month < months; month += 1) {
    for (let begun = 0; begun < renders; begun += 50) {
      const batch = Array.from({ length: 50 }, (_, at) =>
        post('/v1/render', BODY, { 'idempotency-key': `key-${month}-${begun + at}` }),
      );
      for (const answer of await Promise.all(batch)) if (answer.status !== 202) throw new Error(await answer.text());
      await server.settled();
    }
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await server.admin.setClock({ advance_seconds: MONTH_SECONDS });
    delay.disable();
    held = Math.max(held, delay.max / 1e6);
    sizes.push(statSync(join(dataDir, 'vid.db')).size + statSync(join(dataDir, 'vid.db-wal')).size);
  }
  const { problems } = await server.admin.audit();
  await server.close();
  const closed = statSync(join(dataDir, 'vid.db')).size;
  rmSync(dataDir, { recursive: true, force: true });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const kilobytes = (bytes) => Math.round(bytes / 1024);
  const last = (sizes.at(-1) - sizes[Math.floor(months / 2)]) / ((months - 1 - Math.floor(months / 2)) * renders);
  console.log(`${name}: ${sizes.map(kilobytes).join(', ')} KB with its journal; ${kilobytes(closed)} KB closed`);
  console.log(`  ${Math.round(last)} bytes a render in the second half; held for ${held.toFixed(0)} ms at most`);
};

console.log(`${months} months of ${renders} renders, each with a key, a hook and its delivery`);
await grow('everything kept', { events_days: null, idempotency_keys_days: null });
await grow('events 30 days, keys 60 days', { events_days: 30, idempotency_keys_days: 60 });
