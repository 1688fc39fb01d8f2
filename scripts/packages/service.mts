/** The reference server as a library and as a function, with the client on top. */
import { strict as assert } from 'node:assert';
import { VidClient } from '@vid/sdk';
import { createServer } from '@vid/server';
import { vidDispatcher } from '@vid/server/dispatcher';

const server = await createServer();
const apiKey = 'emp_local_dev';
const baseUrl = 'http://vid.test';
const injected = new VidClient({ apiKey, baseUrl, transport: { fetch: (request) => server.fetch(request) } });
const { job } = await injected.renders.createAndWait(
  { scene_plan: [{ type: 'motion', prompt: 'Hello' }] },
  { wait: { firstPollMs: 0, pollIntervalMs: 50 } },
);
assert.equal(job.status, 'succeeded');
const dispatched = new VidClient({ apiKey, baseUrl, dispatcher: vidDispatcher(server) });
assert.equal((await dispatched.account.retrieve()).email?.includes('@'), true);
await server.close();
process.stdout.write('used\n');
