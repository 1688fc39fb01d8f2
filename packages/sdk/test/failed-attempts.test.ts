/** What is made of an attempt without an answer, and how long one may take. */
import { describe, expect, it } from 'vitest';
import { FailedAttempts } from '../src/call/attempt';
import { AttemptLimit } from '../src/call/attempt-limit';
import { ABORTED, type BrokenFacts, brokenError, TIMED_OUT } from '../src/call/broken-attempt';
import { Deadlines } from '../src/call/deadlines';
import { InFlight } from '../src/call/in-flight';
import type { AttemptLimits, Sending } from '../src/call/sending';
import { VidError } from '../src/errors/vid-error';
import { Cancellation } from '../src/transport/cancellation';
import { TransportFailure } from '../src/transport/transport';
import { ManualClock } from './support/manual-clock';

const FACTS: BrokenFacts = {
  what: 'GET /v1/me',
  origin: 'http://a.test',
  reason: undefined,
  destroyed: false,
  timeoutMs: 1000.4,
  signal: undefined,
  callId: 'call-1',
};
const CUT = { sent: true, phase: 'response', message: 'cut', cause: new Error('ECONNRESET') } as const;
const IDS = { callId: 'call-1', requestId: 'call-1' };

describe('the error of an attempt that broke', () => {
  it.each([
    ['dns', /host name in baseUrl/],
    ['connect', /service listens at baseUrl/],
    ['tls', /certificate/],
    ['request', /may have received it/],
    ['response', /service received it/],
  ] as const)('says in the phase %s what to look at', (phase, next) => {
    const error = brokenError({ ...CUT, phase, sent: false }, FACTS);
    expect(error).toMatchObject({
      name: 'ConnectionError',
      phase,
      sent: false,
      host: 'a.test',
      cause: CUT.cause,
      ...IDS,
    });
    expect(error.message).toBe(`GET /v1/me to a.test failed (phase ${phase}; nothing was sent): cut`);
    expect(error.nextStep).toMatch(next);
  });

  it('is the abort of the signal that ended it', () => {
    const signal = AbortSignal.abort('enough');
    const error = brokenError(CUT, { ...FACTS, reason: ABORTED, signal, destroyed: true });
    expect(error).toMatchObject({ name: 'AbortedError', cause: 'enough', ...IDS });
  });

  it.each([
    ['another end', TIMED_OUT, AbortSignal.abort('enough'), 'TimeoutError'],
    ['no end', undefined, new AbortController().signal, 'ConnectionError'],
    ['no signal', ABORTED, undefined, 'ConnectionError'],
  ])('is none of a signal where there was %s', (_what, reason, signal, name) => {
    expect(brokenError(CUT, { ...FACTS, reason, signal })).toMatchObject({ name, sent: true, ...IDS });
  });

  it('is the end of a client that was destroyed', () => {
    expect(brokenError(CUT, { ...FACTS, reason: TIMED_OUT, destroyed: true })).toMatchObject({
      name: 'AbortedError',
      message: 'GET /v1/me was ended: the client was destroyed',
      nextStep: 'Nothing, if that was intended.',
      cause: CUT.cause,
      ...IDS,
    });
  });

  it('is that of its time when that was over', () => {
    const error = brokenError(CUT, { ...FACTS, reason: TIMED_OUT });
    expect(error).toMatchObject({ name: 'TimeoutError', timeoutMs: 1000.4, sent: true, ...IDS });
    expect(error.message).toContain('after 1000 ms');
  });
});

describe('an attempt', () => {
  const clock = new ManualClock();
  const failures = new FailedAttempts(clock, new InFlight());
  const sending = {
    request: { origin: 'http://a.test', cancellation: new Cancellation() },
    limits: { timeoutMs: 1, signal: undefined, attempt: 1 },
    what: 'GET /v1/me',
    callId: 'call-1',
  } as unknown as Sending<unknown>;

  it('that an error of this package ended was not sent', () => {
    const error = new VidError('no key');
    expect(failures.thrown(sending, error)).toMatchObject({
      kind: 'stopped',
      error: { message: 'no key', ...IDS },
    });
  });

  it.each([
    ['ECONNREFUSED', false, 'connect'],
    ['ENOTFOUND', false, 'dns'],
    ['ECONNRESET', true, 'request'],
  ])('that %s ended may have been sent: %s', (code, sent, phase) => {
    const cause = Object.assign(new Error('x'), { code });
    expect(failures.thrown(sending, cause)).toMatchObject({ kind: 'broken', sent, error: { phase, sent } });
  });

  it('keeps what came of its answer, and when', () => {
    const failure = new TransportFailure('cut', { cause: undefined, sent: true, phase: 'response' });
    expect(failures.thrown(sending, failure)).toMatchObject({ kind: 'broken', partial: undefined });
    const partial = { status: 202, headers: {}, text: '{"job_id":"job_1"' };
    failure.partial = partial;
    expect(failures.thrown(sending, failure)).toMatchObject({ partial: { ...partial, receivedAt: clock.now() } });
  });

  it('that never began was not sent', () => {
    expect(failures.notBegun(sending)).toMatchObject({ kind: 'broken', sent: false, error: { phase: 'connect' } });
  });
});

describe('the time of an attempt', () => {
  const start = (more: Partial<AttemptLimits> = {}) => {
    const clock = new ManualClock();
    const cancellation = new Cancellation();
    const limits: AttemptLimits = { timeoutMs: 500, signal: undefined, attempt: 1, ...more };
    const limit = new AttemptLimit(cancellation, limits, clock, new Deadlines(clock, 1000));
    return { cancellation, clock, limit, limits };
  };

  it.each([500, 1000])('ends it after %d ms, with a timer that goes with it', async (timeoutMs) => {
    const over = start({ timeoutMs });
    await over.clock.advance(timeoutMs - 1);
    expect(over.cancellation.cancelled).toBe(false);
    await over.clock.advance(1);
    expect(over.cancellation).toMatchObject({ cancelled: true, reason: TIMED_OUT });
    const ended = start({ timeoutMs });
    ended.limit.end();
    expect(ended.clock.pending).toEqual([]);
  });

  it.each([500, 1000])('of %d ms is longer where somebody allows more', async (timeoutMs) => {
    const left = [200, 50, 0];
    const { cancellation, clock, limit, limits } = start({ timeoutMs, moreMs: () => left.shift() ?? 0 });
    await clock.advance(timeoutMs);
    expect([clock.pending, limits.timeoutMs]).toEqual([[200], timeoutMs + 200]);
    await clock.advance(200);
    expect([clock.pending, limits.timeoutMs]).toEqual([[50], timeoutMs + 250]);
    expect(cancellation.cancelled).toBe(false);
    await clock.advance(50);
    expect(cancellation).toMatchObject({ cancelled: true, reason: TIMED_OUT });
    expect([clock.pending, limits.timeoutMs]).toEqual([[], timeoutMs + 250]);
    limit.end();
  });

  it.each([500, 1000])('of %d ms that was made longer goes with its attempt', async (timeoutMs) => {
    const { clock, limit } = start({ timeoutMs, moreMs: () => 200 });
    await clock.advance(timeoutMs);
    limit.end();
    expect(clock.pending).toEqual([]);
  });

  it('ends with its signal, until the attempt has ended', () => {
    const abort = new AbortController();
    const [ended, aborted] = [start({ signal: abort.signal }), start({ signal: abort.signal })];
    ended.limit.end();
    abort.abort();
    expect([ended.cancellation.cancelled, aborted.cancellation.reason]).toEqual([false, ABORTED]);
  });
});
