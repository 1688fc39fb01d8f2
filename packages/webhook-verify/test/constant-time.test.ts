/** Whether a signature is right is for the platform's constant-time comparison alone to say, in both verifiers. */
import type * as Crypto from 'node:crypto';
import { timingSafeEqual } from 'node:crypto';
import { verifyWebhook, WebhookVerificationError } from '@vid/webhook-verify';
import { verifyWebhookSync } from '@vid/webhook-verify/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BODY, headersFor, NOW, OTHER_SECRET, SECRET } from './support/calls';

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof Crypto>();
  return { ...original, timingSafeEqual: vi.fn(original.timingSafeEqual) };
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
afterEach(() => {
  vi.mocked(timingSafeEqual).mockClear();
});

describe('the verifier on node:crypto', () => {
  const verify = (headers: Record<string, string>, secret: string | string[] = SECRET) =>
    verifyWebhookSync(BODY, headers, secret, options);

  it.each(GUESSES)('compares the whole of a signature that is %s', (_what, headers) => {
    try {
      verify(headers);
    } catch (error) {
      expect(error).toEqual(refused('signature_mismatch'));
    }
    expect(timingSafeEqual).toHaveBeenCalledOnce();
    const [given, computed] = vi.mocked(timingSafeEqual).mock.calls[0] ?? [];
    expect(Buffer.from(given as Buffer).toString('latin1')).toBe(headers['x-service-signature']);
    expect(Buffer.from(computed as Buffer).toString('latin1')).toBe(right['x-service-signature']);
  });

  it('believes it, whatever it says', () => {
    vi.mocked(timingSafeEqual).mockReturnValueOnce(true);
    expect(verify(wrongAt(FIRST_DIGIT))).toMatchObject({ event: 'ping' });
    vi.mocked(timingSafeEqual).mockReturnValueOnce(false);
    expect(() => verify(right)).toThrow(refused('signature_mismatch'));
  });

  it('asks it for each secret', () => {
    expect(verify(right, [OTHER_SECRET, SECRET])).toMatchObject({ secretIndex: 1 });
    expect(timingSafeEqual).toHaveBeenCalledTimes(2);
  });
});

describe('the verifier on WebCrypto', () => {
  const verify = (headers: Record<string, string>, secret: string | string[] = SECRET) =>
    verifyWebhook(BODY, headers, secret, options);

  it.each(GUESSES)('has the platform compare the whole of a signature that is %s', async (_what, headers) => {
    const given: string[] = [];
    const original = crypto.subtle.verify.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, 'verify').mockImplementation((algorithm, key, signature, data) => {
      given.push(Buffer.from(signature as Uint8Array).toString('hex'));
      return original(algorithm, key, signature, data);
    });
    const outcome = await verify(headers).catch((error: unknown) => error);
    if (headers !== right) expect(outcome).toEqual(refused('signature_mismatch'));
    expect(given).toEqual([String(headers['x-service-signature']).slice(FIRST_DIGIT)]);
    expect(timingSafeEqual).not.toHaveBeenCalled();
  });

  it('believes it, whatever it says', async () => {
    const asked = vi.spyOn(crypto.subtle, 'verify');
    asked.mockResolvedValueOnce(true);
    await expect(verify(wrongAt(FIRST_DIGIT))).resolves.toMatchObject({ event: 'ping' });
    asked.mockResolvedValueOnce(false);
    await expect(verify(right)).rejects.toEqual(refused('signature_mismatch'));
  });

  it('asks it for each secret, also after one that fits', async () => {
    const asked = vi.spyOn(crypto.subtle, 'verify');
    await expect(verify(right, [SECRET, OTHER_SECRET])).resolves.toMatchObject({ secretIndex: 0 });
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
