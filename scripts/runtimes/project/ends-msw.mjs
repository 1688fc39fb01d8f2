// The server behind MSW: a client's requests are answered without a socket.
import { strict as assert } from 'node:assert';
import { VidClient } from '@vid/sdk';
import { createServer } from '@vid/server';
import { vidHandlers } from '@vid/server/msw';
import { setupServer } from 'msw/node';

const server = await createServer();
const baseUrl = 'http://vid.test';
const msw = setupServer(...vidHandlers(server, { baseUrl }));
msw.listen({ onUnhandledRequest: 'error' });
const vid = new VidClient({ apiKey: 'emp_local_dev', baseUrl, transport: 'http' });
const { job } = await vid.renders.createAndWait({ brief: 'Tea' });
assert.equal(job.status, 'succeeded');
await vid.close();
msw.close();
await server.close();
console.log('used');
