// What a program on a server does, in every runtime that has Node's modules: receives deliveries, pays once for a render,
// waits for it, keeps it in a journal, and saves its video. The address and the key come from the environment.
import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuplicateRequestError, NotFoundError, VidClient, VidError } from '@vid/sdk';
import { FileJournal } from '@vid/sdk/journal';
import { signWebhook, verifyWebhook } from '@vid/webhook-verify';
import { webhookHandler as fetchHandler } from '@vid/webhook-verify/fetch';
import { webhookHandler as nodeHandler } from '@vid/webhook-verify/node';

const { Bun, Deno } = globalThis;
const runtime = Bun === undefined ? (Deno === undefined ? 'Node' : 'Deno') : 'Bun';

/** Listens with what the runtime has for it. Resolves to the port and a function that ends it. */
const listen = async (options) => {
  if (runtime === 'Bun') {
    const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: fetchHandler(options) });
    return { port: server.port, stop: () => server.stop(true) };
  }
  if (runtime === 'Deno') {
    const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => undefined }, fetchHandler(options));
    return { port: server.addr.port, stop: () => server.shutdown() };
  }
  const server = createServer(nodeHandler(options)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: server.address().port, stop: () => server.close() };
};

const folder = await mkdtemp(join(tmpdir(), 'vid-use-'));
const request = { brief: 'A courier crosses a city' };
const journal = new FileJournal({ path: join(folder, 'renders.jsonl') });
const vid = new VidClient({ journal });

const hook = { secret: undefined };
let deliver;
const delivered = new Promise((resolve) => (deliver = resolve));
const receiver = await listen({ secret: () => hook.secret, onDelivery: deliver, onError: () => undefined });
const url = `http://127.0.0.1:${receiver.port}/`;
Object.assign(hook, await vid.webhooks.ensure({ event: 'video.completed', webhook_url: url }));
const body = JSON.stringify({ event: 'ping', payload: {}, emitted_at: '2030-01-01T00:00:00Z', delivery_id: 'forged' });
const headers = await signWebhook(body, '0123456789abcdef'.repeat(4));
assert.equal((await verifyWebhook(body, headers, '0123456789abcdef'.repeat(4))).delivery_id, 'forged');
const forged = await fetch(url, { method: 'POST', body, headers });
assert.equal(forged.status, 401);
await forged.body?.cancel();

const before = (await vid.account.retrieve()).credits_remaining;
const render = await vid.renders.create(request, { idempotencyKey: 'visit' });
const paid = before - (await vid.account.retrieve()).credits_remaining;
assert.ok(paid > 0, 'a render cost nothing');
const again = new VidClient({ journal: new FileJournal({ path: journal.path }) });
assert.equal((await again.renders.create(request, { idempotencyKey: 'visit' })).job_id, render.job_id);
const other = await new VidClient().renders.create(request, { idempotencyKey: 'visit' }).catch((reason) => reason);
assert.ok(DuplicateRequestError.is(other) && other.charged === 'no', String(other));
assert.equal(before - (await vid.account.retrieve()).credits_remaining, paid, 'a repeat was charged');

const delivery = await delivered;
assert.equal(delivery.payload.job_id, render.job_id);
assert.ok(vid.webhooks.receive(delivery));
const job = await render.wait({ timeoutMs: 60_000 });
const { path, bytes } = await vid.jobs.download(job, join(folder, 'video.mp4'));
const video = await readFile(path);
assert.equal(video.length, bytes);
assert.equal(video.toString('latin1', 4, 8), 'ftyp');
assert.deepEqual(await vid.renders.pending(), []);

assert.equal(vid.renders.check({ brief: '' }).problems.length, 1);
const missing = await vid.jobs.retrieve('none').catch((reason) => reason);
assert.ok(NotFoundError.is(missing) && missing instanceof VidError, String(missing));
let streamed = 0;
await vid.jobs.download(job, new WritableStream({ write: (chunk) => void (streamed += chunk.length) }));
assert.equal(streamed, bytes);

await receiver.stop();
await Promise.all([vid.close(), again.close()]);
await rm(folder, { recursive: true });
console.log(`used: ${runtime} ${Bun?.version ?? Deno?.version.deno ?? process.version}`);
