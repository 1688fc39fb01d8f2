/** Whether a signature is right is for the platform's constant-time comparison alone to say, in both verifiers. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { verifyWebhook, WebhookVerificationError } from '@vid/webhook-verify';
import { verifyWebhookSync } from '@vid/webhook-verify/node';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { BODY, headersFor, NOW, OTHER_SECRET, SECRET } from './support/calls';

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

const options = { now: () => NOW * 1000 };
const right = headersFor(BODY);
const wrongAt = (index: number): Record<string, string> => {
  const signature = String(right['x-service-signature']);
  const other = signature[index] === '0' ? '1' : '0';
  return { ...right, 'x-service-signature': signature.slice(0, index) + other + signature.slice(index + 1) };
};
const FIRST_DIGIT = 'sha256='.length;
const GUESSES = [
  ['right', right],
  ['wrong in its first digit', wrongAt(FIRST_DIGIT)],
  ['wrong in its last digit', wrongAt(FIRST_DIGIT + 63)],
] as const;

const refused = (code: string): unknown => expect.objectContaining({ name: WebhookVerificationError.name, code });

describe('the verifier on node:crypto', () => {
  const verify = (headers: Record<string, string>, secret: string | string[] = SECRET) =>
    verifyWebhookSync(BODY, headers, secret, options);

  it.each(GUESSES)('compares the whole of a signature that is %s', (_what, headers) => {
    try {
      verify(headers);
    } catch (error) {
      expect(error).toEqual(refused('signature_mismatch'));
    }
    expect(compare).toHaveBeenCalledOnce();
    const [given, computed] = compare.mock.calls[0] ?? [];
    expect(Buffer.from(given as Buffer).toString('latin1')).toBe(headers['x-service-signature']);
    expect(Buffer.from(computed as Buffer).toString('latin1')).toBe(right['x-service-signature']);
  });

  it('believes it, whatever it says', () => {
    compare.mockReturnValueOnce(true);
    expect(verify(wrongAt(FIRST_DIGIT))).toMatchObject({ event: 'ping' });
    compare.mockReturnValueOnce(false);
    expect(() => verify(right)).toThrow(refused('signature_mismatch'));
  });

  it('asks it for each secret', () => {
    expect(verify(right, [OTHER_SECRET, SECRET])).toMatchObject({ secretIndex: 1 });
    expect(compare).toHaveBeenCalledTimes(2);
  });
});

describe('the verifier on WebCrypto', () => {
  const verify = (headers: Record<string, string>, secret: string | string[] = SECRET) =>
    verifyWebhook(BODY, headers, secret, options);

  it.each(GUESSES)('has the platform compare the whole of a signature that is %s', async (_what, headers) => {
    const given: string[] = [];
    const original = globalThis.crypto.subtle.verify.bind(globalThis.crypto.subtle);
    vi.spyOn(globalThis.crypto.subtle, 'verify').mockImplementation((algorithm, key, signature, data) => {
      given.push(Buffer.from(signature as Uint8Array).toString('hex'));
      return original(algorithm, key, signature, data);
    });
    const outcome = await verify(headers).catch((error: unknown) => error);
    if (headers !== right) expect(outcome).toEqual(refused('signature_mismatch'));
    expect(given).toEqual([String(headers['x-service-signature']).slice(FIRST_DIGIT)]);
    expect(compare).not.toHaveBeenCalled();
  });

  it('believes it, whatever it says', async () => {
    const asked = vi.spyOn(globalThis.crypto.subtle, 'verify');
    asked.mockResolvedValueOnce(true);
    await expect(verify(wrongAt(FIRST_DIGIT))).resolves.toMatchObject({ event: 'ping' });
    asked.mockResolvedValueOnce(false);
    await expect(verify(right)).rejects.toEqual(refused('signature_mismatch'));
  });

  it('asks it for each secret, also after one that fits', async () => {
    const asked = vi.spyOn(globalThis.crypto.subtle, 'verify');
    await expect(verify(right, [SECRET, OTHER_SECRET])).resolves.toMatchObject({ secretIndex: 0 });
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
