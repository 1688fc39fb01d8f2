import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { job } from './support/answers';
import { makeClient } from './support/make-client';

it('takes no more connections than there are calls at a time', async () => {
  let connections = 0;
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(job('processing'))),
  );
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { vid } = makeClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const goOn = async () => {
    for (let call = 0; call < 20; call += 1) await vid.jobs.retrieve('job_1');
  };
  await Promise.all(Array.from({ length: 8 }, goOn));
  expect(connections).toBeLessThanOrEqual(9);
  await vid.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
