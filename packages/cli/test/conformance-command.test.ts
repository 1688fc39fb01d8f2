/** `vid conformance` as it is called: its document, its lines, its files and its exit codes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type VidServer } from '@vid/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ConformanceReport } from '../src/conformance/report';
import { EXIT } from '../src/exit-codes';
import { runHere } from './run-here';

let cwd: string;
let server: VidServer;
let base: string;
let page: Server;
let elsewhere: string;

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-conformance-'));
  server = await createServer({ allowPrivateNetwork: true });
  base = await server.listen();
  page = createHttpServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>');
  });
  await new Promise<void>((resolve) => {
    page.listen(0, '127.0.0.1', resolve);
  });
  elsewhere = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  page.close();
  rmSync(cwd, { recursive: true, force: true });
});
afterEach(() => {
  process.exitCode = undefined;
});

const env = { VID_API_KEY: 'emp_local_dev' };
const run = (...argv: readonly string[]) => runHere(['conformance', ...argv], { env });
const json = async (...argv: readonly string[]) => JSON.parse(await run(...argv, '--json')) as ConformanceReport;
const admin = (): readonly string[] => ['--base-url', base, '--admin', `${base}/_admin`];

describe('vid conformance', () => {
  it('makes the states that it needs, over sockets, and leaves the clock running', async () => {
    const only = ['--only', '^(auth-(other|suspended|revoked)|retry-(429|network)|ping-|plan-times-out|job-video)'];
    const report = await json(...admin(), ...only);
    expect(report).toMatchObject({ base_url: base, failed: 0, not_checked: 0 });
    expect(report.passed).toBe(report.checks.length);
    expect(report.passed).toBeGreaterThan(15);
    expect([process.exitCode, server.admin.clock().frozen]).toEqual([undefined, false]);
  });

  it('tells what a page does instead of a service, and ends with 12', async () => {
    const file = join(cwd, 'report.xml');
    const text = await run('--base-url', elsewhere, '--only', '^account-user-id$', '--junit', file);
    expect(text.split('\n')).toEqual([
      '✗ account-user-id',
      '    Account: The account has `user_id`, of its type.',
      '    expected a JSON object, as application/json',
      '    got      200 (text/html) <p>Hello</p>',
      `    curl -i ${elsewhere}/v1/me -H "Authorization: Bearer $VID_API_KEY"`,
      '0 passed, 1 failed, 0 not checked',
      '',
    ]);
    expect(process.exitCode).toBe(EXIT.checkFailed);
    expect(readFileSync(file, 'utf8')).toContain('<testcase name="account-user-id" classname="Account"><failure');
    // The next run replaces it; notes are not replaced.
    await run('--base-url', elsewhere, '--only', '^account-user-id$', '--junit', file);
    writeFileSync(file, 'notes');
    await expect(run('--base-url', elsewhere, '--junit', file)).rejects.toThrow('is not replaced');
  });

  it('checks without an admin API what can be checked, and says why not the rest', async () => {
    const report = await json(
      '--base-url',
      base,
      '--only',
      '^(events-|accepted-status|limit-hooks-a-day|ping-delivered)',
    );
    const why = Object.fromEntries(report.checks.map(({ name, status, why: reason }) => [name, reason ?? status]));
    expect(why).toMatchObject({
      'events-are-listed': 'passed',
      'ping-delivered': 'passed',
      'accepted-status': expect.stringContaining('--spend') as string,
      'limit-hooks-a-day': expect.stringContaining('--admin') as string,
    });
  });

  it.each<[argv: readonly string[], said: RegExp, code: number]>([
    [['--base-url', 'http://127.0.0.1:9'], /Nothing answers at/, EXIT.network],
    [['--base-url', 'http://127.0.0.1:9', '--only', '('], /no regular expression/, EXIT.usage],
    [['--base-url', 'http://127.0.0.1:9', '--only', 'zzz'], /No check has a name/, EXIT.usage],
    [['--base-url', 'http://127.0.0.1:9', '--admin', 'here'], /no http\(s\) URL/, EXIT.usage],
  ])('refuses %j', async (argv, message, exitCode) => {
    await expect(run(...argv)).rejects.toMatchObject({ message: expect.stringMatching(message) as string, exitCode });
  });

  it('reports what was found before the service went away, and ends with 8', async () => {
    const file = join(cwd, 'outage.xml');
    const account = JSON.stringify({ user_id: '11111111-1111-4111-8111-111111111111', credits_remaining: 5 });
    const dying = createHttpServer((request, response) => {
      if (request.url === '/v1/me') response.writeHead(200, { 'content-type': 'application/json' }).end(account);
      else {
        dying.close();
        dying.closeAllConnections();
      }
    });
    await new Promise<void>((resolve) => {
      dying.listen(0, '127.0.0.1', resolve);
    });
    const address = `http://127.0.0.1:${(dying.address() as AddressInfo).port}`;
    const only = ['--only', '^(account-user-id|events-are-listed|hooks-are-listed)$'];
    await expect(run('--base-url', address, ...only, '--junit', file, '--json')).rejects.toMatchObject({
      message: expect.stringContaining('was gone in the middle of the run: the service gave no answer') as string,
      exitCode: EXIT.network,
    });
    const xml = readFileSync(file, 'utf8');
    expect(xml).toContain('tests="3" failures="0" skipped="2"');
    expect(xml).toContain('<skipped message="the service does not answer any more"/>');
  });

  it('asks for a service to judge where none is named', async () => {
    await expect(run()).rejects.toMatchObject({
      exitCode: EXIT.usage,
      next: expect.stringMatching(/^Name the service that is judged with --base-url/) as string,
    });
  });

  it('needs a key that the service takes, or an admin API of the same server', async () => {
    const stranger = runHere(['conformance', '--base-url', base], { env: { VID_API_KEY: 'emp_nobody' } });
    await expect(stranger).rejects.toMatchObject({ exitCode: EXIT.authentication });
    await expect(runHere(['conformance', '--base-url', base])).rejects.toMatchObject({ exitCode: EXIT.authentication });
    await using other = await createServer();
    const address = await other.listen();
    await expect(run('--base-url', base, '--admin', `${address}/_admin`)).rejects.toThrow('of another server than');
    await expect(run('--base-url', base, '--admin', `${elsewhere}/_admin`)).rejects.toThrow('There is no admin API');
  });
});
