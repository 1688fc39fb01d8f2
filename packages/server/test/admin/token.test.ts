/** Whether the admin token is right is for the constant-time comparison alone to say. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { refuseAdmin } from '../../src/admin/guard';

/** The platform's comparison, watched; modules that import it by its name see the watched one too. */
let compare: MockInstance<typeof crypto.timingSafeEqual>;
beforeEach(() => {
  compare = vi.spyOn(crypto, 'timingSafeEqual');
  syncBuiltinESMExports();
});
afterEach(() => {
  compare.mockRestore();
  syncBuiltinESMExports();
});

const TOKEN = 'a-token-of-the-operator';
const options = { token: TOKEN, listeningHost: '0.0.0.0', baseUrl: 'http://vid.example.com' };
const refusal = (sent: string): string | undefined =>
  refuseAdmin(
    new Request('http://vid.example.com/_admin/state', { headers: { authorization: `Bearer ${sent}` } }),
    { inProcess: false, remoteAddress: '203.0.113.9' },
    options,
  );

describe('the admin token', () => {
  it.each([
    ['right', TOKEN, true],
    ['wrong in its first character', `b${TOKEN.slice(1)}`, false],
    ['wrong in its last character', `${TOKEN.slice(0, -1)}s`, false],
    ['shorter', TOKEN.slice(0, 3), false],
    ['longer', `${TOKEN}${TOKEN}`, false],
  ])('is compared in constant time when it is %s', (_what, sent, right) => {
    expect(refusal(sent) === undefined).toBe(right);
    expect(compare).toHaveBeenCalledOnce();
    const [one, other] = compare.mock.calls[0] ?? [];
    expect(one?.byteLength).toBe(32);
    expect(other?.byteLength).toBe(32);
  });

  it('is what the comparison says', () => {
    compare.mockReturnValueOnce(true);
    expect(refusal('nonsense')).toBeUndefined();
    compare.mockReturnValueOnce(false);
    expect(refusal(TOKEN)).toMatch(/admin token/);
  });
});
