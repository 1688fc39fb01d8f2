import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathPattern } from '../../src/domain/path-pattern';

test.each([
  ['/v1/me', '/v1/me', true],
  ['/v1/me', '/v1/me/', false],
  ['/v1/me', '/v1/m', false],
  ['/v1/*', '/v1/job/1', true],
  ['/v1/*', '/v1/', true],
  ['/v1/*', '/v1', false],
  ['*', '', true],
  ['*me', '/v1/me/me', true],
  ['/v1/job/{id}', '/v1/job/job_1', true],
  ['/v1/job/{id}', '/v1/job/', false],
  ['/v1/job/{id}', '/v1/job/a/b', false],
  ['/api/{x}/hooks/{id}/test', '/api/webhooks/hooks/7/test', true],
  ['/videos/{token}.mp4', '/videos/ab.mp4', true],
  ['/{a}{b}', '/x', false],
  ['/{a}{b}', '/xy', true],
  ['/a.c', '/abc', false],
  ['/(a+)+$', '/(a+)+$', true],
  ['/{}', '/{}', true],
])('%s and %s: %s', (pattern, path, matches) => {
  expect(pathPattern(pattern)(path)).toBe(matches);
});

test('says what a regular expression says', () => {
  const reference = (pattern: string) => new RegExp(`^${pattern.replaceAll('{x}', '[^/]+').replaceAll('*', '.*')}$`);
  const pattern = fc.array(fc.constantFrom('*', '{x}', 'a', 'b', '/'), { maxLength: 8 }).map((parts) => parts.join(''));
  const path = fc.array(fc.constantFrom('a', 'b', '/'), { maxLength: 10 }).map((parts) => parts.join(''));
  fc.assert(fc.property(pattern, path, (one, other) => pathPattern(one)(other) === reference(one).test(other)));
});

test.each([['*'.repeat(40)], ['*a'.repeat(40)], ['{x}'.repeat(40)], ['*{x}'.repeat(40)], ['{x}a'.repeat(40)]])(
  'a pattern such as %s ends on a path that almost matches',
  (pattern) => {
    expect(pathPattern(`${pattern}!`)('a'.repeat(5000))).toBe(false);
  },
);
