import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHideSecrets } from '../../src/domain/hide-secrets';

const KEY = 'emp_0123456789abcdef';
const SECRET = '0a1b2c3d'.repeat(8);
const hide = createHideSecrets(['t0p/ken"x']);

describe('a text is shown without', () => {
  test.each([
    ['a key', `the key ${KEY} is wrong`, 'the key emp_… is wrong'],
    ['a key in a path', `DELETE /_admin/keys/${KEY}/x`, 'DELETE /_admin/keys/emp_…/x'],
    ['an escaped key', '/keys/emp%5f0123', '/keys/emp_…'],
    ['a key with unusual characters', 'emp_a.b:c=d!e', 'emp_…'],
    ['a secret', `signed with ${SECRET}.`, 'signed with [redacted].'],
    ['a query', 'GET https://a.example/x?k=v&l=w failed', 'GET https://a.example/x?… failed'],
    ['a query in JSON', '{"u":"https://a.example/x?k=v"}', '{"u":"https://a.example/x?…"}'],
    ['a fragment', 'https://a.example/x#k=v', 'https://a.example/x'],
    ['user names', 'https://u:p@x@a.example/x', 'https://a.example/x'],
    ['user names of other schemes', 'postgres://u:p@db/x?a=b', 'postgres://db/x?…'],
    ['a bearer', 'authorization was Bearer abcdefgh', 'authorization was Bearer [redacted]'],
    [
      'what is named',
      '{"password":"x","api_key": "y"} secret=z',
      '{"password":"[redacted]","api_key": "[redacted]"} secret=[redacted]',
    ],
    ['a known value', 'it was t0p/ken"x', 'it was [redacted]'],
    ['a known value in a URL', 'https://a.example/t0p%2Fken%22x', 'https://a.example/[redacted]'],
    ['a known value in JSON', JSON.stringify(['t0p/ken"x']), '["[redacted]"]'],
    ['a known value in Base64', Buffer.from('t0p/ken"x').toString('base64'), '[redacted]'],
  ])('%s', (_, text, shown) => {
    expect(hide.text(text)).toBe(shown);
  });
});

test.each([`sha256=${SECRET}`, 'emp_0123…', 'https://a.example/videos/abc.mp4', 'job_0123456789abcdef01234567'])(
  '%s stays as it is',
  (text) => {
    expect(hide.text(text)).toBe(text);
  },
);

test('data is shown without secrets by name, however deep', () => {
  const shown = hide.value({ headers: { 'set-cookie': 'a=b', Authorization: 'x', [KEY]: [KEY] }, has_secret: true });
  expect(shown).toEqual({
    headers: { 'set-cookie': '[redacted]', Authorization: '[redacted]', 'emp_…': ['emp_…'] },
    has_secret: true,
  });
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;
  expect(() => hide.value(deep)).not.toThrow();
});

/** What no URL should hold, and what ends one in many a pattern. */
const ODD = fc.string({
  unit: fc.constantFrom(...'<>"\'{}|\\^`[]()&=#?,;', 'é', '語', '\u{1f600}', '\\r\\n', '%0d%0a', 'a'),
  maxLength: 12,
});
const TOP = 'topsecret';

test('a query is hidden up to white space, whatever stands in it, and so is a user name', () => {
  fc.assert(
    fc.property(ODD, ODD, fc.constantFrom('?', '#', '/"?', '/<b>?x=', '/a\\?'), (before, after, sign) => {
      const login = before.replaceAll(/[/?#]/g, '');
      const url = `http://h.example/ok${sign}${before}&zz=${TOP}${after}`;
      const withLogin = `http://${login}:${TOP}@h.example/ok`;
      for (const address of [url, withLogin]) {
        const held = { u: address, list: [JSON.stringify({ u: address })] };
        const escaped = JSON.stringify(held).replaceAll('/', '\\/');
        for (const text of [address, `posting to ${address} failed`, JSON.stringify(held), escaped]) {
          expect(hide.text(text)).not.toContain(TOP);
          expect(hide.text(text)).toContain('http:');
        }
        expect(JSON.stringify(hide.value(held))).not.toContain(TOP);
        expect(Object.keys(JSON.parse(hide.text(JSON.stringify(held))) as object)).toEqual(['u', 'list']);
      }
    }),
    { numRuns: 60 },
  );
});

test('what begins as a URL is one to its end, and long texts are read once', () => {
  expect(hide.text('http://h/ok?x=<&token=topsecret&y=1')).toBe('http://h/ok?…');
  expect(hide.text(`http://h/ok?x= \n&zz=${TOP}`)).toBe('http://h/ok?…');
  expect(hide.text(`{"a":"http://u:${TOP}@h/ok?x","b":[1,"y"]}`)).toBe('{"a":"http://h/ok?…","b":[1,"y"]}');
  expect(hide.text('"http://h/a'.repeat(20_000)).length).toBeGreaterThan(200_000);
});
