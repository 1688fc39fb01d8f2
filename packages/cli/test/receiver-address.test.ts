/** What is shown of the address of a receiver, right or wrong. */
import { expect, it } from 'vitest';
import { shownAddress } from '../src/shown-address';
import { checkReceiver } from '../src/webhook/receiver-address';

it.each([
  ['http://127.0.0.1:3000/a@b', 'http://127.0.0.1:3000/a@b'],
  ['https://me:pass@a.test/x?key=1&y#z', 'https://***@a.test/x?key=***&***#***'],
  ['me:pass@127.0.0.1/a', '***@127.0.0.1/a'],
  ['http:/me:pass@127.0.0.1/a', '***@127.0.0.1/a'],
  ['http//me:pass@127.0.0.1/a', '***@127.0.0.1/a'],
  ['ftp://me:pass@a.test/x', 'ftp://***@a.test/x'],
  ['https://me:p@ss@a b/x', 'https://***@a b/x'],
])('of %s: %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});

it.each([
  'https://***@a.test/x',
  'https://me:***@a.test/x',
  'https://a.test/x?token=***',
  'https://a.test/x?***',
  'https://a.test/#***',
])('is refused as it is shown: %s', (url) => {
  expect(() => checkReceiver(url, '--to')).toThrow(/^--to: https:.* has \*\*\* for what is not shown\.$/);
});

it('is taken with asterisks of its own', () => {
  expect(() => checkReceiver('https://a.test/***?pattern=a***', '--to')).not.toThrow();
});

it.each(['me:pass@127.0.0.1/a', 'http:/me:pass@127.0.0.1/a', 'ftp://me:pass@a.test'])(
  'is refused without it: %s',
  (url) => {
    expect(() => checkReceiver(url, '--to')).toThrow(/^[^]*\*\*\*@[^]* is no http\(s\) URL/);
    expect(() => checkReceiver(url, '--to')).not.toThrow('pass');
  },
);
