import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../src/settings';

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
    write('key.txt', 'emp_file\n');
    expect(read({ baseUrl: 'https://flag.example', apiKeyFile: join(root, 'key.txt') })).toMatchObject({
      baseUrl: { value: 'https://flag.example', source: '--base-url' },
      apiKey: { value: 'emp_file' },
    });
  });

  it('takes an empty variable for none', () => {
    env['VID_BASE_URL'] = '';
    expect(read().baseUrl).toBeUndefined();
  });

  it.each([
    ['a key in the project file', 'project/vid.config.json', { apiKey: 'emp_x' }, {}, /holds an API key/],
    ['a project file that is no JSON', 'project/vid.config.json', '{', {}, /can't be read as JSON/],
    ['an unknown profile', 'config/profiles.json', { work: {} }, { profile: 'home' }, /no profile named home/],
    [
      'a key file that is missing',
      'config/profiles.json',
      {},
      { apiKeyFile: 'nowhere.txt' },
      /can't be read from nowhere.txt/,
    ],
  ])('refuses %s', (_name, file, content, flags, message) => {
    write(file, content);
    expect(() => read(flags)).toThrow(message);
  });
});
