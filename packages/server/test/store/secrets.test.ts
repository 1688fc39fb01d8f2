/** How secrets are kept: sealed each time anew, and opened only whole. */
import { expect, test } from 'vitest';
import { createSecretBox, keyDigest, SEAL_KEY_BYTES } from '../../src/adapters/sql/secrets';

const boxOf = (fill: number) => createSecretBox(new Uint8Array(SEAL_KEY_BYTES).fill(fill));
const cut = (sealed: string, bytes: number) => Buffer.from(sealed, 'base64').subarray(0, bytes).toString('base64');

test.each(['', 'a'.repeat(64), 'é🎬'])('%j is opened by whoever has the key', (secret) => {
  const sealed = boxOf(1).seal(secret);
  expect(boxOf(1).open(sealed)).toBe(secret);
  const again = boxOf(1);
  expect([again.open(sealed), again.open(sealed)]).toEqual([secret, secret]);
  expect(() => boxOf(2).open(sealed)).toThrow();
});

test('the same secret is sealed another way each time, and stands nowhere in it', () => {
  const { seal } = boxOf(1);
  const sealed = [seal('abcdefgh'), seal('abcdefgh')];
  expect(new Set(sealed).size).toBe(2);
  for (const one of sealed) expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('abcdefgh');
});

test('what was changed or cut is not opened, also when only the proof is shorter', () => {
  const { seal, open } = boxOf(1);
  const sealed = seal('abc');
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => open(changed.toString('base64'))).toThrow();
  expect(() => open(cut(sealed, 30))).toThrow();
  for (const bytes of [16, 20, 27]) expect(() => open(cut(seal(''), bytes))).toThrow();
});

test('a key is known by its digest, which tells nothing of it', () => {
  expect(keyDigest('emp_a')).toMatch(/^[0-9a-f]{64}$/);
  expect(keyDigest('emp_a')).not.toBe(keyDigest('emp_b'));
});
