/**
 * Makes calls that may be repeated: sends, reads, retries within the policy, the budget and the call's deadline. What
 * costs money does not go through here.
 */
import type { Clock } from '../clock/clock';
import { sleep } from '../clock/sleep';
import { AbortedError } from '../errors/aborted-error';
import { ApiError } from '../errors/api-error';
import { NotFoundError, RateLimitError, ServerError } from '../errors/api-error-classes';
import { saysNotFound } from '../errors/from-answer';
import { TimeoutError } from '../errors/timeout-error';
import type { VidError } from '../errors/vid-error';
import { retryDelay } from '../retry/retry-delay';
import type { RetryPolicy } from '../retry/retry-options';
import { type Answer, type Call, readAnswer } from './answer';
import type { WithResponse } from './api-promise';
import { type CallOptions, checkCallOptions, READ_TIMEOUT_MS } from './call-options';
import { callIds } from './request-id';
import { misfits, type Shape, shapeError } from './shape';
import type { Attempt, Wire } from './wire';

/** A call with what decides about repeating it. */
export interface RepeatableCall extends Call {
  /** Whether sending it twice does what sending it once does. When not, only what the service refused is repeated. */
  readonly idempotent: boolean;
  readonly shape: Shape;
  /** The result when the resource is gone after an attempt that may have removed it. */
  readonly whenGone?: Readonly<Record<string, unknown>>;
}

interface Failure {
  readonly ok: false;
  readonly error: VidError;
  readonly repeatable: boolean;
  /** Whether it may have done all the same what was asked. */
  readonly mayHaveHappened: boolean;
}

type Result<T> = { readonly ok: true; readonly value: WithResponse<T> } | Failure;

/** What the attempts of a call have come to so far. */
interface Before {
  retries: number;
  waitedMs: number;
  mayHaveHappened: boolean;
}

const NO_OPTIONS: CallOptions = {};

const success = <T>(data: unknown, { callId }: Call, { status, headers, text }: Answer): Result<T> => ({
  ok: true,
  value: {
    data: data as T,
    response: { status, headers, body: text, requestId: callIds(callId, headers).requestId },
  },
});

const resultOf = <T>(call: RepeatableCall, attempt: Attempt): Result<T> => {
  if (attempt.kind === 'stopped') {
    const { error, sent } = attempt;
    return { ok: false, error, repeatable: false, mayHaveHappened: sent };
  }
  if (attempt.kind === 'broken') {
    const { error, sent } = attempt;
    const repeatable = !AbortedError.is(error) && (call.idempotent || (!sent && !TimeoutError.is(error)));
    return { ok: false, error, repeatable, mayHaveHappened: sent };
  }
  const reading = readAnswer(call, attempt.answer);
  if (reading.kind === 'success') {
    const missing = misfits(reading.data, call.shape);
    if (missing.length === 0) return success(reading.data, call, attempt.answer);
    const error = shapeError(call, attempt.answer, missing);
    return { ok: false, error, repeatable: false, mayHaveHappened: true };
  }
  const { error } = reading;
  const repeatable = RateLimitError.is(error) || (ServerError.is(error) && call.idempotent);
  return { ok: false, error, repeatable, mayHaveHappened: !RateLimitError.is(error) };
};

type EveryMember<T> = { readonly [Name in keyof T]-?: T[Name] };

/** The call with its id and the caller's headers. Written out: a copy that gets more members is slow to make and to read. */
const identified = (
  { method, path, body, route, idempotent, anyJson, shape, headers: own }: RepeatableCall,
  callId: string,
  given: CallOptions['headers'],
): EveryMember<Omit<RepeatableCall, 'whenGone'>> => {
  const headers = given === undefined ? own : { ...own, ...given };
  return { method, path, body, headers, route, idempotent, callId, anyJson, shape };
};

const isGone = (error: VidError): error is NotFoundError => NotFoundError.is(error) && saysNotFound(error.body);

/** An earlier attempt did it, and its answer was lost. */
const goneBefore = <T>(
  data: Readonly<Record<string, unknown>>,
  { status, headers, body, requestId }: NotFoundError,
): WithResponse<T> => ({
  data: data as T,
  response: { status, headers, body: JSON.stringify(body), requestId },
});

export interface CallerOptions {
  readonly retry: RetryPolicy;
  readonly random: () => number;
  readonly timeoutMs?: number | undefined;
}

export class Caller {
  readonly wire: Wire;
  readonly clock: Clock;
  readonly retry: RetryPolicy;
  readonly random: () => number;
  /** Milliseconds for a call that says nothing else; undefined for each attempt's own limit alone. */
  readonly timeoutMs: number | undefined;

  constructor(wire: Wire, { retry, random, timeoutMs }: CallerOptions) {
    this.wire = wire;
    this.clock = wire.clock;
    this.retry = retry;
    this.random = random;
    this.timeoutMs = timeoutMs;
  }

  /** Sends a call until it succeeds, must not be repeated, or its limits are reached. */
  async call<T>(call: RepeatableCall, options: CallOptions = NO_OPTIONS): Promise<WithResponse<T>> {
    const { method, path } = call;
    const what = `${method} ${path}`;
    if (options !== NO_OPTIONS) checkCallOptions(what, options);
    const end = this.wire.begin(what);
    try {
      const { signal, timeoutMs = this.timeoutMs, headers } = options;
      const until = timeoutMs === undefined ? undefined : this.clock.monotonic() + timeoutMs;
      const sent = identified(call, this.wire.newCallId(), headers);
      const before: Before = { retries: 0, waitedMs: 0, mayHaveHappened: false };
      for (;;) {
        const attempt = await this.wire.attempt(sent, {
          timeoutMs: Math.max(0, Math.min(READ_TIMEOUT_MS, this.#leftMs(until) ?? READ_TIMEOUT_MS)),
          signal,
          attempt: before.retries + 1,
        });
        const result = resultOf<T>(sent, attempt);
        if (result.ok) return result.value;
        if (before.mayHaveHappened && call.whenGone !== undefined && isGone(result.error)) {
          return goneBefore<T>(call.whenGone, result.error);
        }
        const delay = this.#delay(result, before, options.maxRetries, until);
        if (delay === undefined) throw result.error;
        before.mayHaveHappened ||= result.mayHaveHappened;
        before.waitedMs += delay;
        before.retries += 1;
        this.wire.observer.note('retry', 'info', `${what}: again in ${Math.ceil(delay)} ms`, {
          delayMs: delay,
          reason: result.error.message,
        });
        await sleep(this.clock, delay, signal, what);
      }
    } finally {
      end();
    }
  }

  #leftMs(until: number | undefined): number | undefined {
    return until === undefined ? undefined : until - this.clock.monotonic();
  }

  /** Milliseconds until the next attempt; undefined when there is none. */
  #delay(
    { error, repeatable }: Failure,
    { retries, waitedMs }: Before,
    maxRetries: number | undefined,
    until: number | undefined,
  ): number | undefined {
    if (!repeatable) return undefined;
    const policy = { ...this.retry, maxRetries: maxRetries ?? this.retry.maxRetries };
    const askedMs =
      ApiError.is(error) && error.retryAt !== undefined ? error.retryAt.getTime() - this.clock.now() : undefined;
    const leftMs = this.#leftMs(until);
    return retryDelay({ policy, retries, waitedMs, askedMs, leftMs, random: this.random() });
  }
}
