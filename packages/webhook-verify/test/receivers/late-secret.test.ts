/** A function for the secret that takes its time: an answer that never comes would be all that its user sees. */
import { WebhookConfigError } from '@vid/webhook-verify';
import { webhookHandler } from '@vid/webhook-verify/fetch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BODY, headersFor, NOW, SECRET } from '../support/calls';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const call = (secret: () => Promise<string>, answerAfterMs: number) => {
  const onError = vi.fn<(error: unknown) => void>();
  const onDelivery = vi.fn();
  const handler = webhookHandler({ secret, onDelivery, onError, answerAfterMs, now: () => NOW * 1000 });
  const request = new Request('http://app.test/', { method: 'POST', body: BODY, headers: headersFor(BODY) });
  return { answered: handler(request), onError, onDelivery };
};

it.each([[0], [8000], [Number.POSITIVE_INFINITY]])(
  'is given up in time for an answer, with an error that names it (answerAfterMs %d)',
  async (answerAfterMs) => {
    const { answered, onError, onDelivery } = call(() => new Promise<never>(() => undefined), answerAfterMs);
    await vi.advanceTimersByTimeAsync(8000);
    expect((await answered).status).toBe(500);
    const error = onError.mock.calls[0]?.[0] as WebhookConfigError;
    expect(error).toBeInstanceOf(WebhookConfigError);
    expect([error.code, error.message]).toEqual([
      'secret_missing',
      expect.stringContaining('`secret` is a function that gave nothing within 8000 ms. Let it return the secret'),
    ]);
    expect(onDelivery).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  },
);

it('may take a while, and may fail when nobody waits any more', async () => {
  let give: (secret: string) => void = () => undefined;
  const slow = call(() => new Promise((resolve) => (give = resolve)), Number.POSITIVE_INFINITY);
  await vi.advanceTimersByTimeAsync(7900);
  give(SECRET);
  expect((await slow.answered).status).toBe(200);
  let fail: (error: Error) => void = () => undefined;
  const late = call(() => new Promise((_, reject) => (fail = reject)), 0);
  await vi.advanceTimersByTimeAsync(8000);
  fail(new Error('down'));
  expect((await late.answered).status).toBe(500);
  expect(late.onError).toHaveBeenCalledTimes(1);
});
