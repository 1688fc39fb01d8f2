/** What is told of a server that runs and takes nothing: that it ends, in the place of that it does not answer. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { askReadiness } from '../src/server/ask-readiness';
import { statusText } from '../src/server/status-text';

const ENDING = 'the process is ending';
const SERVER = {
  pid: 7,
  host: 'here',
  url: 'http://127.0.0.1:4600',
  started_at: '2026-01-02T03:04:05.000Z',
  log: null,
};

it.each([
  ['is ready', 200, { ready: true }, { answering: true, not_ready: null }],
  ['ends', 503, { error: 'Not ready.', ready: false, reason: ENDING }, { answering: true, not_ready: ENDING }],
  ['is another program', 503, { error: 'Go away.' }, { answering: false, not_ready: null }],
])('whoever %s', async (_, status, body, told) => {
  const server = createServer((__, answer) => answer.writeHead(status).end(JSON.stringify(body)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  expect(await askReadiness(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).toEqual(told);
});

it('is told as it is', () => {
  const text = (more: object) =>
    statusText({ running: true, answering: true, data_dir: '.vid', server: SERVER, ...more });
  expect(text({ not_ready: ENDING })).toMatch(/^running .*, but it takes nothing: the process is ending\n/);
  expect(text({ not_ready: null })).toMatch(/^running +http:\S+4600\n/);
  expect(text({ not_ready: null, answering: false })).toMatch(/, but it does not answer\n/);
});
