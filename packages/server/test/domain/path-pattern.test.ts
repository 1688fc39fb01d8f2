import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MAX_PATH, MAX_PATTERN, pathPattern } from '../../src/domain/path-pattern';

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

test('says of long patterns what following every place on its own says', () => {
  const part = fc.constantFrom('*', '{x}', '{x}', 'a', 'b', 'ab', '/', '/v1/');
  const pattern = fc.array(part, { minLength: 20, maxLength: 60 }).map((parts) => parts.join(''));
  // Paths that a pattern was made into: most match it, and those with a character changed mostly don't.
  const filled = pattern.chain((text) =>
    fc.tuple(
      fc.constant(text),
      fc.array(fc.constantFrom('a', 'b', 'ba', 'a/b'), { minLength: 1, maxLength: 5 }).map((fillings) => {
        let at = 0;
        return text.replaceAll(/\*|\{x\}/g, () => fillings[(at += 1) % fillings.length] ?? '');
      }),
      fc.nat(),
    ),
  );
  fc.assert(
    fc.property(filled, ([text, path, at]) => {
      const changed = `${path.slice(0, at % path.length)}b${path.slice((at % path.length) + 1)}`;
      for (const one of [path, changed]) expect(pathPattern(text)(one)).toBe(followed(text, one));
    }),
  );
});

/** Every way through the pattern, place by place: slow, and plain. */
const followed = (pattern: string, path: string): boolean => {
  const parts = pattern.match(/\*|\{x\}|[\s\S]/g) ?? [];
  let ends = new Set([0]);
  for (const part of parts) {
    const next = new Set<number>();
    for (const start of ends) {
      if (part.length === 1 && part !== '*' && path[start] === part) next.add(start + 1);
      if (part === '*') for (let end = start; end <= path.length; end += 1) next.add(end);
      if (part.length > 1)
        for (let end = start + 1; end <= path.length && path[end - 1] !== '/'; end += 1) next.add(end);
    }
    ends = next;
  }
  return ends.has(path.length);
};

test.each([31, 32, 33, 63, 64, 65, 199])('a pattern of %i characters is matched to its last one', (length) => {
  for (const text of ['a'.repeat(length), `*${'a'.repeat(length)}`, `${'a'.repeat(length)}*`]) {
    expect(pathPattern(text)('a'.repeat(length))).toBe(true);
    expect(pathPattern(text)('a'.repeat(length - 1))).toBe(false);
  }
});

test('takes few steps a character, whatever the pattern is', () => {
  const longest = Math.ceil((MAX_PATTERN + 1) / 32);
  for (const part of ['{a}', '*', '*{a}', '*a', 'a', '{a}a', '/{a}'])
    expect(pathPattern(`/${part.repeat(MAX_PATTERN)}`.slice(0, MAX_PATTERN)).words).toBeLessThanOrEqual(longest);
  expect(pathPattern('/v1/job/{id}').words).toBe(1);
});

test('reads each character of a path once, and none of a path longer than any endpoint has', () => {
  const read = vi.spyOn(String.prototype, 'charAt');
  onTestFinished(() => read.mockRestore());
  const matches = pathPattern(`/${'{a}'.repeat(65)}/`);
  const count = (path: string): number => {
    read.mockClear();
    expect(matches(path)).toBe(false);
    return read.mock.calls.length;
  };
  expect(count(`/${'a'.repeat(MAX_PATH - 1)}`)).toBe(MAX_PATH);
  expect(count(`/${'a'.repeat(15_500)}`)).toBe(0);
  expect(pathPattern('*')('/'.repeat(MAX_PATH))).toBe(true);
  expect(pathPattern('*')('/'.repeat(MAX_PATH + 1))).toBe(false);
});

test.each([['*'.repeat(40)], ['*a'.repeat(40)], ['{x}'.repeat(40)], ['*{x}'.repeat(40)], ['{x}a'.repeat(40)]])(
  'a pattern such as %s ends on a path that almost matches',
  (pattern) => {
    expect(pathPattern(`${pattern}!`)('a'.repeat(2000))).toBe(false);
  },
);
