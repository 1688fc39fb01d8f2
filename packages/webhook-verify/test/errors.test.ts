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
    await expect(verification).rejects.toMatchObject({
      code: 'crypto_unavailable',
      message: expect.stringMatching(/: crypto unavailable\. Use Node 20 or later/) as string,
    });
    vi.unstubAllGlobals();
  });
});

describe('a wrong call says in its message and stack which argument it is, what came and what to write', () => {
  const hostile = Object.defineProperty({}, 'toleranceSeconds', {
    enumerable: true,
    get: () => {
      throw new Error('no');
    },
  });
  it.each<[name: string, secret: unknown, options: unknown, says: string]>([
    ['no secret', undefined, {}, 'secret missing. `secret` is undefined. The secret is absent'],
    [
      'an API key',
      `emp_${'a'.repeat(40)}`,
      {},
      'secret invalid. `secret` is text of 44 characters. The secret is unusable',
    ],
    ['an empty list', [], {}, 'secret missing. `secret` is a list. The list of secrets is empty'],
    [
      'a misspelt option',
      SECRET,
      { toleranceSecond: 5 },
      'There is no option `toleranceSecond`. Did you mean `toleranceSec',
    ],
    ['no options', SECRET, 5, 'options invalid. The options are 5. Known options: '],
    [
      'a tolerance of NaN',
      SECRET,
      { toleranceSeconds: Number.NaN },
      '`toleranceSeconds` is NaN. Write seconds from 0 to',
    ],
    [
      'the result of a clock',
      SECRET,
      { now: 5 },
      'clock invalid. `now` is 5. Write a function that returns Unix milli',
    ],
    ['a limit of 0', SECRET, { maxBodyBytes: 0 }, '`maxBodyBytes` is 0. Write bytes as a whole number above 0'],
    ['a text for a boolean', SECRET, { strictHeaders: 'false' }, '`strictHeaders` is "false". Write true or false.'],
    ['a getter that throws', SECRET, hostile, "options invalid. An option can't be read: its getter throws. Known"],
  ])('%s', async (_name, secret, options, says) => {
    const { verifyWebhook } = await import('@vid/webhook-verify');
    const call = [BODY, headersFor(BODY), secret, options] as unknown as Parameters<typeof verifyWebhook>;
    const errors = [
      await verifyWebhook(...call).catch((error: unknown) => error as Error),
      await Promise.resolve()
        .then(() => verifyWebhookSync(...call))
        .catch((error: unknown) => error as Error),
    ];
    for (const error of errors) {
      expect(error).toBeInstanceOf(WebhookConfigError);
      expect(error).toMatchObject({ message: expect.stringContaining(says) as string });
      expect((error as Error).stack).toContain(says);
      expect((error as Error).message).not.toContain('explain()');
    }
  });
});
