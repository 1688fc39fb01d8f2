import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readKeyFile } from '../src/key-file';
import { readSettings } from '../src/settings';
import { runHere } from './run-here';
import { runVid } from './run-vid';

let root: string;
let env: NodeJS.ProcessEnv;
const write = (name: string, value: unknown): void =>
  writeFileSync(join(root, name), typeof value === 'string' ? value : JSON.stringify(value));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vid-settings-'));
  mkdirSync(join(root, 'config'));
  mkdirSync(join(root, 'project', 'deep', 'er'), { recursive: true });
  env = { VID_CONFIG_DIR: join(root, 'config') };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (flags = {}) => readSettings(flags, { env, cwd: join(root, 'project', 'deep', 'er') });

describe('settings', () => {
  it('has no base URL and no key by itself', () => {
    expect(read()).toMatchObject({
      baseUrl: undefined,
      apiKey: undefined,
      profile: { value: 'default', source: 'default' },
    });
  });

  it('prefers flag, environment, project file, profile, in this order', () => {
    write('config/profiles.json', { default: { baseUrl: 'https://profile.example', apiKey: 'emp_profile' } });
    expect(read()).toMatchObject({
      baseUrl: { value: 'https://profile.example' },
      apiKey: { value: 'emp_profile', source: 'profile default' },
    });
    write('project/vid.config.json', { baseUrl: 'https://project.example' });
    expect(read().baseUrl).toEqual({
      value: 'https://project.example',
      source: join(root, 'project', 'vid.config.json'),
    });
    env['VID_BASE_URL'] = 'https://environment.example';
    env['VID_API_KEY'] = 'emp_environment';
    expect(read()).toMatchObject({ baseUrl: { source: 'VID_BASE_URL' }, apiKey: { value: 'emp_environment' } });
    const flags = { baseUrl: 'https://flag.example', apiKeyFile: 'key.txt' };
    expect(readSettings(flags, { env, cwd: root, keyInFile: 'emp_file' })).toMatchObject({
      baseUrl: { value: 'https://flag.example', source: '--base-url' },
      apiKey: { value: 'emp_file' },
    });
  });

  it.each<[string, object, object, boolean]>([
    ['its own service by its profile', { baseUrl: 'https://own.example', apiKey: 'emp_own' }, {}, true],
    [
      'a service that the folder names',
      { baseUrl: 'https://own.example', apiKey: 'emp_own' },
      { baseUrl: 'https://evil.example' },
      false,
    ],
    [
      'another port of it',
      { baseUrl: 'https://own.example', apiKey: 'emp_own' },
      { baseUrl: 'https://own.example:8443' },
      false,
    ],
    [
      'the same without encryption',
      { baseUrl: 'https://own.example', apiKey: 'emp_own' },
      { baseUrl: 'http://own.example' },
      false,
    ],
    [
      'the same service',
      { baseUrl: 'https://own.example', apiKey: 'emp_own' },
      { baseUrl: 'https://own.example/' },
      true,
    ],
    [
      'the service it was stored for',
      { apiKey: 'emp_own', keyFor: 'https://own.example' },
      { baseUrl: 'https://own.example' },
      true,
    ],
    [
      'a service, though stored for another than its base URL',
      { baseUrl: 'https://evil.example', apiKey: 'emp_own', keyFor: 'https://own.example' },
      { baseUrl: 'https://evil.example' },
      false,
    ],
    ['a service, though stored for none', { apiKey: 'emp_own' }, { baseUrl: 'https://evil.example' }, false],
  ])('sends a stored key to %s, or holds it back', (_place, profile, project, isSent) => {
    write('config/profiles.json', { default: profile });
    write('project/vid.config.json', project);
    const { apiKey, heldBack } = read();
    expect(apiKey?.value).toBe(isSent ? 'emp_own' : undefined);
    expect(heldBack === undefined).toBe(isSent);
    if (!isSent)
      expect(`${heldBack?.message} ${heldBack?.next}`).toMatch(
        /profile default .*vid\.config\.json names .*--base-url/s,
      );
    // Whoever names the service himself is obeyed.
    expect(read({ baseUrl: 'https://evil.example' }).apiKey?.value).toBe('emp_own');
    env['VID_BASE_URL'] = 'https://evil.example';
    expect(read().apiKey?.value).toBe('emp_own');
    delete env['VID_BASE_URL'];
  });

  it.each<[string, string, boolean]>([
    ['a service that the folder names', 'https://evil.example', false],
    ['a host that is called like this machine', 'https://localhost.evil.example', false],
    ['this machine', 'http://127.0.0.1:4600', true],
    ['this machine by name', 'http://localhost:4600', true],
    ['a service that the profile is for', 'https://own.example', true],
  ])('sends the key of the environment to %s, or holds it back', (_place, baseUrl, isSent) => {
    write('config/profiles.json', { default: { keyFor: 'https://own.example' } });
    write('project/vid.config.json', { baseUrl });
    env['VID_API_KEY'] = 'emp_environment';
    const { apiKey, heldBack } = read();
    expect(apiKey?.value).toBe(isSent ? 'emp_environment' : undefined);
    expect(heldBack?.next).toEqual(isSent ? undefined : expect.stringContaining(`set VID_BASE_URL=${baseUrl}`));
    // Whoever names the service, or the key, for this command is obeyed.
    expect(read({ baseUrl }).apiKey?.value).toBe('emp_environment');
    const cwd = join(root, 'project');
    expect(readSettings({}, { env, cwd, keyInFile: 'emp_file' }).apiKey?.value).toBe('emp_file');
    env['VID_BASE_URL'] = baseUrl;
    expect(read().apiKey?.value).toBe('emp_environment');
  });

  it('takes an empty variable for none', () => {
    env['VID_BASE_URL'] = '';
    expect(read().baseUrl).toBeUndefined();
  });

  it.each([
    ['a key in the project file', 'project/vid.config.json', { apiKey: 'emp_x' }, {}, /holds an API key/],
    ['a project file that is no JSON', 'project/vid.config.json', '{', {}, /can't be read as JSON/],
    ['a list in the project file', 'project/vid.config.json', '[]', {}, /holds a list instead of an object\.$/],
    ['an unknown profile', 'config/profiles.json', { work: {} }, { profile: 'home' }, /no profile named home/],
  ])('refuses %s', (_name, file, content, flags, message) => {
    write(file, content);
    expect(() => read(flags)).toThrow(message);
  });

  it.each([
    ['is missing', undefined, /can't be read from .*: it does not exist \(ENOENT\)/],
    ['holds nothing', ' \n', /is empty; nothing was sent/],
  ])('refuses a key file that %s', async (_what, text, message) => {
    if (text !== undefined) write('key.txt', text);
    await expect(readKeyFile(join(root, 'key.txt'))).rejects.toThrow(message);
  });

  it.each<[what: string, text: string, line: string]>([
    ['a bare word', '{\n  "baseUrl": emp_live_planted\n}', 'line 2, column 14: it is no JSON there'],
    ['a comma too much', '{\n  "baseUrl": "x",\n}', 'line 3, column 1: it is no JSON there'],
    ['a comma too few', '{\n  "a": 1\n  "b": 2 }', 'line 3, column 3: it is no JSON there'],
    ['a comment', '{\n  // planted\n}', 'line 2, column 3: it is no JSON there'],
    ['half a word', '{ "a": tru }', 'line 1, column 11: it is no JSON there'],
    ['no end', '{\n"a": 1\n', 'line 3, column 1: it ends too early'],
    ['nothing', '', 'line 1, column 1: it ends too early'],
  ])('tells the line of %s, and not what stands there', (_what, text, line) => {
    write('project/vid.config.json', text);
    expect(() => read()).toThrow(`${join(root, 'project', 'vid.config.json')} can't be read as JSON: ${line}.`);
  });

  it('reads a file with a byte order mark at its head', () => {
    write('project/vid.config.json', '\uFEFF{"baseUrl":"https://project.example"}');
    expect(read().baseUrl?.value).toBe('https://project.example');
  });

  it.each<[value: unknown, kind: string]>([
    [42, 'a number'],
    [true, 'a boolean'],
    [null, 'null'],
    [['x'], 'a list'],
    [{}, 'an object'],
  ])('tells by name that %j is no text', (value, kind) => {
    for (const name of ['baseUrl', 'profile']) {
      write('project/vid.config.json', { [name]: value });
      expect(() => read()).toThrow(new RegExp(`vid\\.config\\.json: ${name} is ${kind}, and has to be a text`));
    }
    write('project/vid.config.json', {});
    for (const name of ['baseUrl', 'apiKey']) {
      write('config/profiles.json', { default: { [name]: value } });
      expect(() => read()).toThrow(new RegExp(`profiles\\.json \\(profile default\\): ${name} is ${kind}`));
    }
  });
});

it.each([
  ['config explain'],
  ['config explain --json'],
  ['config get base-url'],
  ['config set base-url BASE'],
  ['config set base-url BASE --json'],
  ['config set base-url BASE/path'],
  ['account'],
  ['account --debug'],
  ['server credits'],
  ['login'],
])('the password of a base URL is in nothing that `vid %s` says', async (line) => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-password-'));
  const base = 'http://user:passw0rd@127.0.0.1:9';
  const argv = line.split(' ').map((word) => word.replace('BASE', base));
  const { stdout, stderr } = await runVid([...argv, '--base-url', base], {
    cwd: folder,
    env: { VID_API_KEY: 'emp_local_dev' },
    input: 'emp_local_dev',
  });
  expect(stdout + stderr).not.toContain('passw0rd');
  expect(stdout + stderr).not.toBe('');
  rmSync(folder, { recursive: true });
});

it('the version is told whatever the settings are', async () => {
  const env = { VID_PROFILE: 'nowhere', VID_CONFIG_DIR: root };
  await expect(runHere(['me'], { env })).rejects.toThrow('nowhere');
  expect(await runHere(['version'], { env })).toBe('0.0.0\n');
});

it('whoever stores an address where another counts is told, after it is stored', async () => {
  write('key.txt', 'emp_some_key');
  const login = (url: string) =>
    runHere(['login', '--no-check', '--base-url', url, '--api-key-file', join(root, 'key.txt')], {
      env: { VID_CONFIG_DIR: join(root, 'config'), VID_BASE_URL: 'https://other.example' },
    });
  await expect(login('https://mine.example')).rejects.toThrow(
    /It says: note: VID_BASE_URL names https:\/\/other\.example, which counts here/,
  );
  expect(read()).toMatchObject({ baseUrl: { value: 'https://mine.example' }, apiKey: { value: 'emp_some_key' } });
  expect(await login('https://other.example')).toContain('The key is stored');
});
