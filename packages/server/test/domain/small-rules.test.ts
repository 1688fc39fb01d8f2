import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyOf } from '../../src/domain/access';
import { DEFAULT_LIMITS, mergeLimits, mergeOverrides } from '../../src/domain/account';
import { normaliseKey } from '../../src/domain/idempotency';
import { readMagic, withoutMagic } from '../../src/domain/magic-words';
import { redact } from '../../src/http/redact';

describe('Authorization', () => {
  test.each([
    ['Bearer emp_a', 'emp_a'],
    ['bearer emp_a', 'emp_a'],
    ['BEARER  emp_a ', 'emp_a'],
    ['Bearer sk_a', undefined],
    ['emp_a', undefined],
    ['Basic emp_a', undefined],
    ['Bearer emp_a emp_b', undefined],
    ['x Bearer emp_a', undefined],
    ['Bearer emp_', 'emp_'],
    ['Bearer', undefined],
    [undefined, undefined],
    ['', undefined],
    [null, undefined],
  ])('%j', (header, key) => expect(keyOf(header)).toBe(key));
});

describe('idempotency keys', () => {
  test('are cut to 80 code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200, size: 'max' }), (key) => {
        expect(normaliseKey(key)).toBe([...key].slice(0, 80).join(''));
      }),
    );
  });
  test.each([
    ['a'.repeat(79), 79],
    ['a'.repeat(80), 80],
    ['a'.repeat(81), 80],
    ['😀'.repeat(80), 80],
    ['😀'.repeat(81), 80],
  ])('%s counts to its code point %i', (key, length) => {
    expect(normaliseKey(key)).toBe([...key].slice(0, length).join(''));
  });
  test('an empty header is none', () => {
    expect([normaliseKey(''), normaliseKey(undefined), normaliseKey(null)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('magic words', () => {
  test('are found anywhere, in any case, and leave no trace', () => {
    const magic = readMagic([
      'One [MOCK:render_failed]',
      'Two [mock:scene_failed] [mock:slow=2s]',
      'Three [mock:slow=500ms]',
    ]);
    expect(magic).toEqual({ words: ['render_failed'], failingScenes: [1], slowMs: 2500, slowTextsMs: [0, 2000, 500] });
    expect(withoutMagic('Fresh [mock:slow=5s] bread')).toBe('Fresh bread');
    expect(withoutMagic('[mock:plan_failed]')).toBe('Sample');
    expect(withoutMagic('Plain [text]')).toBe('Plain [text]');
  });
});

describe('limits', () => {
  test('are merged window by window, and null lifts', () => {
    const merged = mergeLimits(DEFAULT_LIMITS, { render_rate: { minute: 9 }, hook_rate: null, storage_bytes: null });
    expect(merged).toMatchObject({
      render_rate: { minute: 9, hour: 30, day: 100 },
      hook_rate: null,
      storage_bytes: null,
      concurrent_renders: 3,
    });
    expect(mergeOverrides({ render_rate: { minute: 1 } }, { render_rate: { hour: 2 } })).toEqual({
      render_rate: { minute: 1, hour: 2 },
    });
    expect(mergeOverrides({ render_rate: null }, { concurrent_renders: 1 })).toEqual({
      render_rate: null,
      concurrent_renders: 1,
    });
  });
});

test('the request log redacts keys, secrets, data URIs and long texts', () => {
  const shown = JSON.stringify(
    redact({
      a: 'my emp_local_dev key',
      secret: 'x',
      nested: [{ api_key: 'emp_q' }],
      logo: `data:image/png;base64,${'A'.repeat(99)}`,
      long: 'x'.repeat(999),
    }),
  );
  expect(shown).not.toMatch(/local_dev|emp_q|AAAA|x{501}/);
  expect(shown).toContain('data:image/png;base64,…');
});
