import * as sdk from '@vid/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeClient, rejection } from './support/make-client';
import { json, ScriptedServer, text } from './support/scripted-server';

let server: ScriptedServer;
beforeEach(async () => {
  server = await ScriptedServer.start();
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
});

const answered = async (status: number, body: unknown): Promise<Record<string, unknown> & Error> => {
  server.script(typeof body === 'string' ? text(status, body) : json(status, body));
  return rejection(makeClient(server.url, { retry: { maxRetries: 0 } }).vid.jobs.retrieve('j'));
};

describe('an error answer', () => {
  it.each([
    [401, { error: 'Unauthorized', code: 'NO_API_KEY' }, 'AuthenticationError'],
    [401, { error: 'Invalid or revoked API key', code: 'INVALID_API_KEY' }, 'AuthenticationError'],
    [
      402,
      { error: 'x', code: 'PLAN_UPGRADE_REQUIRED', feature: 'api_access', plan: 'starter' },
      'PlanUpgradeRequiredError',
    ],
    [403, { error: 'x', code: 'ACCOUNT_SUSPENDED' }, 'AccountSuspendedError'],
    [401, { error: 'x', code: 'ACCOUNT_SUSPENDED' }, 'AccountSuspendedError'],
    [402, { error: 'x', code: 'ACCOUNT_SUSPENDED' }, 'AccountSuspendedError'],
    [400, { error: 'Validation failed', detail: 'brief: is required' }, 'ValidationFailedError'],
    [400, { error: 'x', code: 'CONTENT_BLOCKED' }, 'ValidationFailedError'],
    [422, { error: 'x', code: 'NO_ANCHOR' }, 'ValidationFailedError'],
    [413, { error: 'x', code: 'REQUEST_COST_TOO_HIGH' }, 'PaymentError'],
    [402, { error: 'x', code: 'NO_CREDITS' }, 'PaymentError'],
    [402, { error: 'x', code: 'STORAGE_FULL' }, 'PaymentError'],
    [402, { error: 'Payment required' }, 'PaymentError'],
    [409, { error: 'x', code: 'DUPLICATE_REQUEST' }, 'DuplicateRequestError'],
    [402, { error: 'x', code: 'DUPLICATE_REQUEST' }, 'DuplicateRequestError'],
    [402, { error: 'This request has already been submitted' }, 'DuplicateRequestError'],
    [402, { error: 'DUPLICATE_REQUEST' }, 'DuplicateRequestError'],
    [402, { error: 'Idempotency-Key was used before' }, 'DuplicateRequestError'],
    [402, { error: 'Request already received' }, 'DuplicateRequestError'],
    [402, { error: 'You have already spent your credits', code: 'NO_CREDITS' }, 'PaymentError'],
    [403, { error: 'Forbidden' }, 'ForbiddenError'],
    [404, { error: 'Forbidden' }, 'ForbiddenError'],
    [404, { error: 'Job not found' }, 'NotFoundError'],
    [410, { error: 'Job not found' }, 'NotFoundError'],
    [400, { error: 'Hook not found' }, 'NotFoundError'],
    [400, { error: 'x', code: 'CANVAS_NOT_FOUND' }, 'NotFoundError'],
    [400, { error: 'x', code: 'VOICE_NOT_FOUND' }, 'NotFoundError'],
    [429, { error: 'x', code: 'RATE_LIMITED' }, 'RateLimitError'],
    [429, { error: 'x', code: 'CONCURRENT_LIMIT' }, 'ConcurrencyLimitError'],
    [429, { error: 'x', code: 'HOOK_LIMIT' }, 'ApiError'],
    [409, { error: 'x', code: 'HOOK_LIMIT' }, 'ApiError'],
    [502, { error: 'x', code: 'PLAN_FAILED' }, 'PlanFailedError'],
    [500, { error: 'x' }, 'ServerError'],
    [503, { error: 'x', code: 'SERVICE_UNAVAILABLE' }, 'ServerError'],
    [502, '<h1>Bad gateway</h1>', 'ServerError'],
    [418, { error: 'teapot' }, 'ApiError'],
  ])('of %i %j is a %s', async (status, body, name) => {
    const error = await answered(status, body);
    expect(error).toMatchObject({ name, status, method: 'GET', path: '/v1/job/j', body });
    expect(sdk.ApiError.is(error)).toBe(true);
    expect(error['nextStep']).toMatch(/\w{3,}.*[.\w]$/);
  });

  it('tells the plan', async () => {
    const error = await answered(402, {
      error: 'x',
      code: 'PLAN_UPGRADE_REQUIRED',
      feature: 'api_access',
      plan: 'starter',
    });
    expect(error).toMatchObject({ feature: 'api_access', plan: 'starter', code: 'PLAN_UPGRADE_REQUIRED' });
  });

  it('lists every problem', async () => {
    const detail = 'brief: is required; scene_plan.0.prompt: must have 1 to 2000 characters';
    const error = await answered(400, { error: 'Validation failed', detail });
    expect(error['problems']).toEqual([
      { path: 'brief', message: 'is required' },
      { path: 'scene_plan.0.prompt', message: 'must have 1 to 2000 characters' },
    ]);
    expect(error.message).toContain(detail);
  });
});

describe('an error class', () => {
  const SUBCLASSES = Object.entries(sdk).filter(
    (entry): entry is [string, typeof sdk.VidError] =>
      entry[0].endsWith('Error') && (entry[1] as { prototype?: unknown }).prototype instanceof sdk.VidError,
  );

  it('has its own name', () => {
    expect(SUBCLASSES.length).toBeGreaterThan(20);
    for (const [name, errorClass] of SUBCLASSES) expect(errorClass.prototype.name).toBe(name);
  });

  it('recognises errors of another copy of the module', async () => {
    vi.resetModules();
    const copy = await import('@vid/sdk');
    expect(copy.VidError).not.toBe(sdk.VidError);
    const foreign = new copy.AbortedError('stopped');
    expect(sdk.VidError.is(foreign)).toBe(true);
    expect(sdk.AbortedError.is(foreign)).toBe(true);
    expect(foreign instanceof sdk.AbortedError).toBe(true);
    expect(sdk.ApiError.is(foreign)).toBe(false);
    expect(foreign instanceof sdk.ApiError).toBe(false);
  });

  it.each([undefined, null, 'x', 7, {}, new Error('x'), Object.create(null)])(
    'does not take %s for its own',
    (value: unknown) => {
      expect(sdk.VidError.is(value)).toBe(false);
    },
  );

  it('may be extended by users', () => {
    class Mine extends sdk.AbortedError {}
    expect(Mine.is(new Mine('x'))).toBe(true);
    expect(sdk.AbortedError.is(new Mine('x'))).toBe(true);
    expect(Mine.is(new sdk.AbortedError('x'))).toBe(false);
  });

  it('becomes plain data without secrets', async () => {
    const error = await answered(400, { error: 'Bad key emp_abcdef for https://cdn.example.com/v/secret.mp4?sig=1' });
    const text = JSON.stringify(error);
    expect(text).not.toMatch(/abcdef|secret\.mp4|sig=1/);
    expect(JSON.parse(text)).toMatchObject({ name: 'ValidationFailedError', status: 400 });
  });
});
