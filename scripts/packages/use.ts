/**
 * What a user of the packages writes, compiled and run in throwaway projects of every kind against the packed packages:
 * each entry is imported, types are narrowed, a call is made over a socket, a delivery is signed and verified.
 */
import { strict as assert } from 'node:assert';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  isSucceededJob,
  NotFoundError,
  type RenderRequest,
  signWebhook,
  VidClient,
  VidError,
  verifyWebhook,
} from '@vid/sdk';
import { ENDPOINTS, LIMITS, renderRequestSchema, toOpenApi, validate } from '@vid/sdk/contract';
import { isSucceededJob as isSucceededAtTheEdge } from '@vid/sdk/edge';
import { FileJournal, MemoryJournal } from '@vid/sdk/journal';
import { createTestClient } from '@vid/sdk/testing';
import { WebhookVerificationError } from '@vid/webhook-verify';
import { webhookHandler as express } from '@vid/webhook-verify/express';
import { webhookHandler as fastify } from '@vid/webhook-verify/fastify';
import { webhookHandler as fetchHandler } from '@vid/webhook-verify/fetch';
import { webhookHandler as hono } from '@vid/webhook-verify/hono';
import { webhookHandler as lambda } from '@vid/webhook-verify/lambda';
import { webhookHandler as next } from '@vid/webhook-verify/next';
import { signWebhookSync, verifyWebhookSync } from '@vid/webhook-verify/node';

const SECRET = '0123456789abcdef'.repeat(4);
const JOB = { job_id: 'job_1', status: 'succeeded', progress: 100, video_url: 'https://a.example/v.mp4', error: null };

const request: RenderRequest = { scene_plan: [{ type: 'motion', prompt: 'Hello', motion: { beat: 'hook' } }] };

const calls = async (baseUrl: string): Promise<void> => {
  const vid = new VidClient({ apiKey: 'emp_x', baseUrl, journal: new MemoryJournal() });
  const job = await vid.jobs.retrieve('job_1');
  assert.ok(isSucceededJob(job));
  const url: string = job.video_url;
  assert.equal(url, JOB.video_url);
  const error: unknown = await vid.jobs.retrieve('none').catch((reason: unknown) => reason);
  assert.ok(NotFoundError.is(error) && error instanceof VidError);
  assert.equal(error.status, 404);
  assert.deepEqual(vid.renders.check(request).problems, []);
  await vid.close();
};

const deliveries = async (): Promise<void> => {
  const body = JSON.stringify({ event: 'ping', payload: {}, emitted_at: '2030-01-01T00:00:00Z', delivery_id: 'd' });
  const headers = await signWebhook(body, SECRET);
  assert.equal((await verifyWebhook(body, headers, SECRET)).event, 'ping');
  assert.equal(verifyWebhookSync(body, signWebhookSync(body, SECRET), SECRET).delivery_id, 'd');
  const refused: unknown = await verifyWebhook(`${body} `, headers, SECRET).catch((reason: unknown) => reason);
  assert.ok(refused instanceof WebhookVerificationError && refused.code === 'signature_mismatch');
  assert.match(await refused.explain(), /./);
  const options = { secret: SECRET, onDelivery: (): void => undefined };
  const handlers: readonly unknown[] = [
    express(options),
    fastify(options),
    fetchHandler(options),
    hono(options),
    lambda(options),
    next(options),
  ];
  assert.ok(handlers.every((handler) => handler !== undefined));
};

const contract = (): void => {
  assert.equal(LIMITS.brief.max, 4000);
  assert.equal(validate(renderRequestSchema, { brief: '' }).ok, false);
  assert.ok(Object.hasOwn(toOpenApi().paths as object, ENDPOINTS.createRender.path));
  assert.equal(new FileJournal({ path: 'never-opened.jsonl' }).path, 'never-opened.jsonl');
};

const unitTest = async (): Promise<void> => {
  const { vid, service } = createTestClient();
  const job = await (await vid.renders.create(request)).wait();
  assert.ok(isSucceededAtTheEdge(job));
  assert.ok(service.sent.length > 0);
};

const main = async (): Promise<void> => {
  contract();
  await unitTest();
  await deliveries();
  const server = createServer((incoming, response) => {
    const known = incoming.url === '/v1/job/job_1';
    response
      .writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(known ? JOB : { error: 'Job not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await calls(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  process.stdout.write('used\n');
};

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
