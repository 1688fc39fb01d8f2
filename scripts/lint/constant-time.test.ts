import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import rule from './constant-time.mjs';

const linter = new Linter();
const reports = (code: string): number =>
  linter.verify(code, {
    plugins: { vid: { rules: { 'constant-time': rule } } },
    rules: { 'vid/constant-time': 'error' },
  } as Linter.Config).length;

it.each([
  'signature === computed',
  'given != expected.signature',
  'nodeHmac(secret) !== given',
  "createHmac('sha256', key).update(body).digest('hex') === given",
  'sent === options.token',
  'given === this.#token',
  'apiKey == account.api_key',
  'sent?.token === mine',
  'given.equals(digest(sent))',
  'Buffer.compare(mac, signature) === 0',
  'tokens.includes(sent)',
  'secret.startsWith(sent)',
  'secret.slice(0, 4) === sent',
  'given[0] === signature[0]',
])('refuses %s', (code) => {
  expect(reports(code)).toBe(1);
});

it.each([
  'token === undefined',
  "typeof secret === 'string'",
  "signature === ''",
  'secret === null',
  'signature.length === 71',
  "signature.startsWith('sha256=')",
  'timingSafeEqual(digest(sent), digest(token))',
  'name === other',
])('lets %s pass', (code) => {
  expect(reports(code)).toBe(0);
});
