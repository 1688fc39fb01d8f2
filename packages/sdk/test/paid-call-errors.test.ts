/** What the errors of a paid call say of its charge, its key and what to do next. */
import { describe, expect, it } from 'vitest';
import { AbortedError } from '../src/errors/aborted-error';
import { ApiError } from '../src/errors/api-error';
import { VidError } from '../src/errors/vid-error';
import {
  abortedCall,
  interrupted,
  keyReused,
  outcomeUnknown,
  type UnknownFacts,
} from '../src/idempotency/paid-call-errors';

const recover = (() => undefined) as unknown as UnknownFacts['recover'];
const LOST = new VidError('ECONNRESET');
const STRANGER = new ApiError('a page', { status: 403, headers: {}, body: '<h1>No</h1>' } as never);
const OWN = new ApiError('busy', {
  status: 409,
  headers: {},
  body: { error: 'x', code: 'DUPLICATE_REQUEST' },
} as never);
const FACTS: UnknownFacts = {
  key: 'order-1',
  firstSentAt: 1,
  lastSentAt: 2,
  attempts: 3,
  arrived: false,
  isRead: false,
  onlyRefused: false,
  mayHaveCost: 'up to 9 credits',
  cause: LOST,
  recover,
};

describe('an outcome that nobody knows', () => {
  it.each<readonly [Partial<UnknownFacts>, why: string, next: RegExp]>([
    [{}, 'its answer was lost (ECONNRESET)', /^Hand verified deliveries/],
    [{ cause: OWN }, 'its answer was lost (busy)', /^Hand verified deliveries/],
    [
      { isRead: true },
      'its answer has not come in time (ECONNRESET)',
      /^Its answer is still read: .* Else: Hand verified/,
    ],
    [{ isRead: true, cause: STRANGER }, 'its answer has not come in time (a page)', /^Its answer is still read: /],
    [{ cause: STRANGER }, 'what answered was hardly the service (a page)', /^Check baseUrl .* Hand verified/],
    [{ arrived: true }, 'its answer was lost, and the service says that it has the key already', /^Hand .* charge\.$/],
    [
      { arrived: true, onlyRefused: true },
      'it was refused, and now the service has the key already: a copy may have been accepted',
      /^Hand .* rotateRefusedKeys\.$/,
    ],
  ])('is told by what is known: %j', (more, why, next) => {
    const error = outcomeUnknown({ ...FACTS, ...more });
    expect(error.message).toBe(`The render with idempotency key 'order-1' was sent, but ${why}`);
    expect(error.nextStep).toMatch(next);
    expect(error).toMatchObject({
      charged: 'unknown',
      idempotencyKey: 'order-1',
      firstSentAt: new Date(1),
      lastSentAt: new Date(2),
      attempts: 3,
      arrived: more.arrived ?? false,
      mayHaveCost: 'up to 9 credits',
      cause: more.cause ?? LOST,
      recover,
    });
  });
});

it.each([
  [undefined, 'no', 'Nothing was charged. When you send it again, use the same key.'],
  [
    { isRead: false, recover },
    'unknown',
    "It may have arrived. Send the same request with idempotencyKey 'order-1' to find out without paying twice.",
  ],
  [
    { isRead: true, recover },
    'unknown',
    "It may have arrived. Its answer is still read: recover() on this error waits for it. Send the same request with idempotencyKey 'order-1' to find out without paying twice.",
  ],
])('whoever leaves is told what may have been charged: %j', (sent, charged, nextStep) => {
  const error = abortedCall(new AbortedError('Enough'), 'order-1', sent);
  expect(error).toMatchObject({ charged, nextStep, idempotencyKey: 'order-1' });
  expect((error as { recover?: unknown }).recover).toBe(sent?.recover);
});

it('a key of another request is named as the problem', () => {
  expect(keyReused('order-1')).toMatchObject({
    charged: 'no',
    idempotencyKey: 'order-1',
    code: 'DUPLICATE_REQUEST',
    problems: [{ path: 'idempotencyKey', message: 'belongs to another request', code: 'DUPLICATE_REQUEST' }],
  });
});

it('a call that recorded no outcome is in doubt', () => {
  const error = interrupted({ key: 'order-1', at: 0 } as never);
  expect(error).toMatchObject({ name: 'AbortedError', idempotencyKey: 'order-1', charged: 'unknown' });
  expect(error.message).toContain('1970-01-01T00:00:00.000Z');
});
