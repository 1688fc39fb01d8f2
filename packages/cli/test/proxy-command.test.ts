/** What `vid proxy` refuses before it begins, what it shows to people, and once the command itself, to its end. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Io, Style } from '../src/io';
import { broken } from '../src/judge/rules';
import { openCassetteFile } from '../src/proxy/cassette-file';
import { keepBody } from '../src/proxy/kept-body';
import { openProxy } from '../src/proxy/open-proxy';
import type { Passing } from '../src/proxy/passing';
import { openProxyView } from '../src/proxy/proxy-view';
import { readProxyFlags } from '../src/proxy/read-proxy-flags';
import { startVid } from './start-vid';

const ACCOUNT = { user_id: '3f0c1a52-8a4e-4c53-9d5e-0b1f3a3c7d11', credits_remaining: 10 };

let cwd: string;
let service: Server;
let to: string;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-proxy-'));
  service = createServer(({ url }, outgoing) => {
    const isThere = url === '/v1/me';
    outgoing.writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(isThere ? ACCOUNT : { error: 'There is nothing.' }));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  to = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.close();
  service.closeAllConnections();
  rmSync(cwd, { recursive: true, force: true });
});

const FLAGS = { port: '4710', host: '127.0.0.1' };
const OPENING = { force: undefined, ask: false };

describe('vid proxy refuses', () => {
  it.each([
    [undefined, '--to is missing'],
    ['nowhere', '--to nowhere is no URL'],
    ['ftp://example.com', 'begins with ftp:'],
    ['https://user:hunter2@example.com', 'holds a name or a password'],
    ['https://example.com/v1', 'has a path or a query'],
    ['http://localhost:4710', 'is the address of this proxy itself'],
  ])('%s as the service', (to, why) => {
    expect(() => readProxyFlags(to === undefined ? FLAGS : { ...FLAGS, to })).toThrow(why);
    expect(() => readProxyFlags(to === undefined ? FLAGS : { ...FLAGS, to })).not.toThrow('hunter2');
  });

  it('a port that is taken', async () => {
    const { port } = service.address() as AddressInfo;
    const opened = openProxy({ to: new URL('http://127.0.0.1:1'), host: '127.0.0.1', port, onEnd: () => undefined });
    await expect(opened).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('is in use') as string,
    });
  });

  it('to write over what is no cassette, or to stdout', async () => {
    const notes = join(cwd, 'notes.txt');
    writeFileSync(notes, 'mine');
    await expect(openCassetteFile(notes, OPENING)).rejects.toThrow('is not a cassette');
    await expect(openCassetteFile('-', { ...OPENING, force: true })).rejects.toThrow('beside stdout');
    expect(readFileSync(notes, 'utf8')).toBe('mine');
  });
});

it('leaves an earlier cassette until there is an exchange for the new one', async () => {
  const file = join(cwd, 'earlier.cassette');
  const header = { format: 'vid-cassette', version: 1, to: 'a', proxy: 'b', recorded_at: 'c' } as const;
  const line = { n: 1, at: '', ms: 0, request: { method: 'GET', path: '/', headers: {} }, broken: 'reset' } as const;
  for (const to of ['first', 'second']) {
    const cassette = await openCassetteFile(file, OPENING);
    expect(cassette.replaces).toBe(to === 'second');
    cassette.begin({ ...header, to });
    expect(readFileSync(file, 'utf8')).toContain('first');
    cassette.add(line);
    cassette.close();
    expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify({ ...header, to })}\n${JSON.stringify(line)}\n`);
  }
});

it('tells people a fault once, and counts it after that', () => {
  const lines: string[] = [];
  const asItIs = (text: string): string => text;
  const style: Style = { green: asItIs, cyan: asItIs, dim: asItIs, red: asItIs, bold: asItIs };
  const io = { json: false, style, note: (text: string) => lines.push(text) } as unknown as Io;
  const view = openProxyView(io, { quiet: false });
  const request = { method: 'GET', target: '/v1/me', headers: [], body: keepBody(0), whole: true };
  const passing = (number: number): Passing => ({
    number,
    at: 0,
    endedAt: 7,
    request,
    answer: undefined,
    broken: 'reset',
  });
  for (const number of [1, 2])
    view.show(passing(number), '/v1/me\u001b[2J', [broken('bearer', { expected: 'a', got: `#${number}` })]);
  expect(view.close()).toBe(2);
  expect(lines).toEqual([
    '#1 GET /v1/me\\x1b[2J  reset by the service  7 ms',
    '#1 violation by the client: bearer (Authentication)',
    '  expected a',
    '  got      #1',
    '  Send Authorization: Bearer with the key.',
    '#2 GET /v1/me\\x1b[2J  reset by the service  7 ms',
    'bearer as in #1: 1 time more',
    '2 exchanges, 2 violations',
  ]);
});

it.skipIf(process.platform === 'win32')(
  'judges and records until SIGTERM, and ends with 12 where something was wrong',
  async () => {
    const vid = startVid(['proxy', '--to', to, '--port', '0', '--record', 'run.cassette', '--json'], { cwd });
    await vid.until(({ stdout }) => stdout.includes('\n'));
    const { url } = JSON.parse(vid.stdout()) as { url: string };
    const headers = { authorization: 'Bearer emp_local_dev' };
    await fetch(`${url}/v1/me`, { headers });
    await fetch(`${url}/v1/jobs/1`, { headers });
    await vid.until(({ stdout }) => stdout.includes('"violation"'));
    vid.kill('SIGTERM');
    const { code, stdout, stderr } = await vid.ended;
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toMatchObject([
      { event: 'ready', url, to, record: 'run.cassette' },
      { event: 'exchange', number: 1, method: 'GET', path: '/v1/me', status: 200, violations: 0, notes: 0 },
      { event: 'exchange', number: 2, status: 404, violations: 1 },
      {
        event: 'violation',
        exchange: 2,
        side: 'client',
        rule: 'unknown-address',
        section: 'Endpoints',
        got: 'GET /v1/jobs/1',
      },
      { event: 'end', exchanges: 2, violations: 1, notes: 0 },
    ]);
    expect([code, stderr]).toEqual([12, '']);
    const file = join(cwd, 'run.cassette');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8') + stdout).not.toContain('emp_local_dev');
  },
);
