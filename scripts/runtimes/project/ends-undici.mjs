// What the client asks of undici beside plain calls: a proxy of the environment, dispatchers, mocks.
import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { VidClient } from '@vid/sdk';
import { Agent, MockAgent, ProxyAgent } from 'undici';

const { VID_BASE_URL } = process.env;
const passed = [];
const proxy = createServer().listen(0, '127.0.0.1');
proxy.on('connect', ({ url }, socket) => {
  passed.push(url);
  const upstream = connect(Number(new URL(VID_BASE_URL).port), '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    socket.pipe(upstream).pipe(socket);
  });
  for (const end of [socket, upstream]) end.on('error', () => undefined);
});
await once(proxy, 'listening');
const uri = `http://127.0.0.1:${proxy.address().port}`;
process.env.http_proxy = uri;

const dispatchers = [new Agent(), new ProxyAgent({ uri, proxyTunnel: true })];
for (const options of [{}, { proxyFromEnvironment: true }, ...dispatchers.map((dispatcher) => ({ dispatcher }))]) {
  const vid = new VidClient(options);
  assert.ok((await vid.account.retrieve()).credits_remaining > 0);
  await vid.close();
}
assert.equal(passed.length, 2, `through the proxy went ${passed.join(', ')}`);
await Promise.all(dispatchers.map((dispatcher) => dispatcher.close()));

const mock = new MockAgent();
mock.disableNetConnect();
mock
  .get('http://mocked.test')
  .intercept({ path: '/v1/me' })
  .reply(200, { user_id: 'mocked', email: 'a@b.test', name: 'Mocked', credits_remaining: 1 });
const mocked = new VidClient({ apiKey: 'emp_x', baseUrl: 'http://mocked.test', dispatcher: mock });
assert.equal((await mocked.account.retrieve()).user_id, 'mocked');

const nowhere = new VidClient({ apiKey: 'emp_x', baseUrl: 'http://127.0.0.1:1' });
const lost = await nowhere.renders.create({ brief: 'Tea' }).catch((reason) => reason);
assert.equal(lost.charged, 'no');
proxy.close();
console.log('used');
