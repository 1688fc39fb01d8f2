import { inspect } from 'node:util';
import { WebhookConfigError, WebhookVerificationError } from '@vid/webhook-verify';
import { verifyWebhookSync } from '@vid/webhook-verify/node';
import { describe, expect, it, vi } from 'vitest';
import { BODY, headersFor, NOW, OTHER_SECRET, SECRET } from './support/calls';

const refusal = (): WebhookVerificationError => {
  try {
    verifyWebhookSync(BODY, headersFor(BODY), OTHER_SECRET, { now: () => NOW * 1000 });
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error;
  }
  throw new Error('It was accepted.');
};

describe('the errors', () => {
  it('say what happened and what to do next', () => {
    expect(refusal().message).toBe('Webhook delivery refused: signature mismatch. `await error.explain()` says why.');
    expect(refusal().stack).toMatch(/^WebhookVerificationError: /);
    expect(new WebhookConfigError('secret_missing').stack).toMatch(/^WebhookConfigError: .*: secret missing\. /);
  });

  it('keep the evidence out of logs', () => {
    const error = refusal();
    for (const shown of [
      inspect(error, { showHidden: true, depth: 9 }),
      JSON.stringify(error),
      String(error),
      error.stack ?? '',
    ]) {
      expect(shown).not.toContain(OTHER_SECRET.slice(0, 8));
      expect(shown).not.toContain('dlv_0001');
    }
    expect(Object.keys(error)).toEqual(['code']);
  });

  it('are told apart, and known across copies of the package', async () => {
    const error = refusal();
    expect(error).toBeInstanceOf(WebhookVerificationError);
    expect(error).not.toBeInstanceOf(WebhookConfigError);
    vi.resetModules();
    const copy = await import('@vid/webhook-verify');
    expect(copy.WebhookVerificationError).not.toBe(WebhookVerificationError);
    expect(error).toBeInstanceOf(copy.WebhookVerificationError);
    expect(new copy.WebhookConfigError('secret_missing')).toBeInstanceOf(WebhookConfigError);
  });

  it.each([undefined, null, 5, 'WebhookVerificationError', {}, new Error('other')])('%s is none of them', (value) => {
    expect(value instanceof WebhookVerificationError).toBe(false);
  });

  it('say so when the runtime has no WebCrypto', async () => {
    const { verifyWebhook } = await import('@vid/webhook-verify');
    vi.stubGlobal('crypto', undefined);
    const secret = 'c'.repeat(64);
    const verification = verifyWebhook(BODY, headersFor(BODY), [secret, SECRET], { now: () => NOW * 1000 });
    await expect(verification).rejects.toMatchObject({ code: 'crypto_unavailable' });
    vi.unstubAllGlobals();
  });
});
