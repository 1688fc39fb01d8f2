/** Whether the admin token is right is for the constant-time comparison alone to say. */
import type * as Crypto from 'node:crypto';
import { timingSafeEqual } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseAdmin } from '../../src/admin/guard';

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof Crypto>();
  return { ...original, timingSafeEqual: vi.fn(original.timingSafeEqual) };
});

const TOKEN = 'a-token-of-the-operator';
const options = { token: TOKEN, listeningHost: '0.0.0.0', baseUrl: 'http://vid.example.com' };
const refusal = (sent: string): string | undefined =>
  refuseAdmin(
    new Request('http://vid.example.com/_admin/state', { headers: { authorization: `Bearer ${sent}` } }),
    { inProcess: false, remoteAddress: '203.0.113.9' },
    options,
  );
afterEach(() => {
  vi.mocked(timingSafeEqual).mockClear();
});

describe('the admin token', () => {
  it.each([
    ['right', TOKEN, true],
    ['wrong in its first character', `b${TOKEN.slice(1)}`, false],
    ['wrong in its last character', `${TOKEN.slice(0, -1)}s`, false],
    ['shorter', TOKEN.slice(0, 3), false],
    ['longer', `${TOKEN}${TOKEN}`, false],
  ])('is compared in constant time when it is %s', (_what, sent, right) => {
    expect(refusal(sent) === undefined).toBe(right);
    expect(timingSafeEqual).toHaveBeenCalledOnce();
    const [one, other] = vi.mocked(timingSafeEqual).mock.calls[0] ?? [];
    expect(one?.byteLength).toBe(32);
    expect(other?.byteLength).toBe(32);
  });

  it('is what the comparison says', () => {
    vi.mocked(timingSafeEqual).mockReturnValueOnce(true);
    expect(refusal('nonsense')).toBeUndefined();
    vi.mocked(timingSafeEqual).mockReturnValueOnce(false);
    expect(refusal(TOKEN)).toMatch(/admin token/);
  });
});
