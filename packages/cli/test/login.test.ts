/** What a key is stored for, and where it goes. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hideSecretsIn, rememberSecrets } from '../src/doctor/hide';
import { readSettings } from '../src/settings';
import { runHere } from './run-here';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vid-login-'));
  mkdirSync(join(root, 'config'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, value: unknown): void =>
  writeFileSync(join(root, name), typeof value === 'string' ? value : JSON.stringify(value));
const read = (flags = {}) => readSettings(flags, { env: { VID_CONFIG_DIR: join(root, 'config') }, cwd: root });

it("a profile's key is held back from a base URL that it was not stored for, but for who names that himself", () => {
  const profile = { baseUrl: 'https://a.example', apiKey: 'emp_of_b', keyFor: 'https://b.example' };
  write('config/profiles.json', { default: profile });
  const { apiKey, heldBack } = read();
  expect(apiKey).toBeUndefined();
  expect(heldBack?.message).toMatch(
    /is for https:\/\/b\.example, and the base URL of that profile is https:\/\/a\.example/,
  );
  expect(heldBack?.next).toMatch(/vid login .*vid config set base-url https:\/\/b\.example/);
  expect(read({ baseUrl: 'https://a.example' }).apiKey?.value).toBe('emp_of_b');
  write('config/profiles.json', { default: { ...profile, baseUrl: 'https://b.example/' } });
  expect(read().apiKey?.value).toBe('emp_of_b');
});

describe('`vid login`', () => {
  const login = (base: string, ...more: string[]) =>
    runHere(['login', '--json', '--api-key-file', join(root, 'key.txt'), ...more], {
      env: { VID_CONFIG_DIR: join(root, 'config'), VID_BASE_URL: base },
    });

  it('stores the base URL of the key in place of that of another service', async () => {
    write('key.txt', 'emp_some_key');
    write('config/profiles.json', { default: { baseUrl: 'https://a.example' } });
    expect(JSON.parse(await login('https://b.example', '--no-check'))).toMatchObject({ keyFor: 'https://b.example' });
    expect(read()).toMatchObject({ baseUrl: { value: 'https://b.example' }, apiKey: { value: 'emp_some_key' } });
  });

  it.each<[string, number, Record<string, string>, string, number | undefined]>([
    ['redirects', 302, { location: '/elsewhere' }, '', 8],
    ['answers with a page', 200, { 'content-type': 'text/html' }, '<html>', 8],
    ['does not have it', 404, { 'content-type': 'text/html' }, '<html>', 8],
    ['fails', 503, {}, 'down', 8],
    ['says no JSON object', 200, {}, '[]', 8],
    ['limits rates', 429, {}, '{"error":"Too many requests","code":"RATE_LIMITED"}', undefined],
  ])('stores no key for an address that %s', async (_what, status, headers, body, exitCode) => {
    write('key.txt', 'emp_some_key');
    const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      if (exitCode === undefined) expect(JSON.parse(await login(base))).toMatchObject({ tried: false });
      else
        await expect(login(base)).rejects.toMatchObject({
          exitCode,
          next: expect.stringContaining('--no-check') as string,
        });
    } finally {
      server.close();
    }
    expect(read().apiKey?.value).toBe(exitCode === undefined ? 'emp_some_key' : undefined);
  });
});

describe('stored profiles that can not be read', () => {
  const env = () => ({ VID_CONFIG_DIR: join(root, 'config') });

  it.each([
    ['{"default": {"apiKey": "emp_kept"', /can't be read as JSON: line 1, column \d+: it ends too early\./],
    ['[]', /holds a list instead of an object\./],
  ])('stop whoever needs them, who is told to move %j aside, and nobody else', async (text, message) => {
    write('config/profiles.json', text);
    const { unread, warnings, baseUrl } = read();
    expect(baseUrl).toBeUndefined();
    expect(warnings).toEqual([expect.stringMatching(message)]);
    expect(unread?.next).toMatch(/mv .*profiles\.json .*profiles\.json\.broken\. It holds .* every profile/);
    expect(JSON.parse(await runHere(['job', 'list', '--json'], { env: env() }))).toEqual({ data: [] });
    expect(JSON.parse(await runHere(['config', 'explain', '--json'], { env: env() }))).toHaveProperty('profile');
    const needing = [['account'], ['logout'], ['config', 'get', 'profile', '--profile', 'work']];
    for (const argv of needing)
      await expect(runHere([...argv, '--json'], { env: env() })).rejects.toMatchObject({
        message: expect.stringMatching(message) as string,
      });
  });
});

it('a report hides the key of a profile, and not the host that it is for', () => {
  write('profiles.json', { default: { apiKey: 'emp_planted_key', keyFor: 'http://127.0.0.1:4699' } });
  rememberSecrets([join(root, 'profiles.json')], {});
  expect(hideSecretsIn('http://127.0.0.1:4699 takes emp_planted_key')).toBe(
    'http://127.0.0.1:4699 takes emp_[redacted]',
  );
});
