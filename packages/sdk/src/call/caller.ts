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
import type { Wire } from './wire';

/** A call with what decides about repeating it. */
export interface RepeatableCall extends Call {
  /** Whether sending it twice does what sending it once does. When not, only what the service refused is repeated. */
  readonly idempotent: boolean;
  readonly shape: Shape;
  /** The result when the resource is gone after an attempt that may have removed it. */
  readonly whenGone?: Readonly<Record<string, unknown>>;
}

type Result<T> =
  | { readonly ok: true; readonly value: WithResponse<T> }
  | {
      readonly ok: false;
      readonly error: VidError;
      readonly repeatable: boolean;
      /** Whether it may have done all the same what was asked. */
      readonly mayHaveHappened: boolean;
    };

const success = <T>(data: unknown, { callId }: Call, { status, headers, text }: Answer): Result<T> => ({
  ok: true,
  value: {
    data: data as T,
    response: { status, headers, body: text, requestId: callIds(callId, headers).requestId },
  },
});

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
  async call<T>(call: RepeatableCall, options: CallOptions = {}): Promise<WithResponse<T>> {
    checkCallOptions(`${call.method} ${call.path}`, options);
    const end = this.wire.begin(`${call.method} ${call.path}`);
    try {
      return await this.#repeat<T>(call, options);
    } finally {
      end();
    }
  }

  async #repeat<T>(call: RepeatableCall, options: CallOptions): Promise<WithResponse<T>> {
    const { signal, timeoutMs = this.timeoutMs, headers } = options;
    const policy = { ...this.retry, maxRetries: options.maxRetries ?? this.retry.maxRetries };
    const began = this.clock.monotonic();
    const callId = this.wire.newCallId();
    const sent =
      headers === undefined ? { ...call, callId } : { ...call, callId, headers: { ...call.headers, ...headers } };
    let waitedMs = 0;
    let mayHaveHappened = false;
    for (let retries = 0; ; retries += 1) {
      const leftMs = timeoutMs === undefined ? undefined : timeoutMs - (this.clock.monotonic() - began);
      const result = await this.#once<T>(sent, {
        timeoutMs: Math.max(0, Math.min(READ_TIMEOUT_MS, leftMs ?? READ_TIMEOUT_MS)),
        signal,
        attempt: retries + 1,
      });
      if (result.ok) return result.value;
      const { error, repeatable } = result;
      if (mayHaveHappened && call.whenGone !== undefined && NotFoundError.is(error) && saysNotFound(error.body)) {
        return goneBefore<T>(call.whenGone, error);
      }
      mayHaveHappened ||= result.mayHaveHappened;
      if (!repeatable) throw error;
      const askedMs =
        ApiError.is(error) && error.retryAt !== undefined ? error.retryAt.getTime() - this.clock.now() : undefined;
      const remaining = timeoutMs === undefined ? undefined : timeoutMs - (this.clock.monotonic() - began);
      const delay = retryDelay({ policy, retries, waitedMs, askedMs, leftMs: remaining, random: this.random() });
      if (delay === undefined) throw error;
      waitedMs += delay;
      this.wire.observer.note('retry', 'info', `${call.method} ${call.path}: again in ${Math.ceil(delay)} ms`, {
        delayMs: delay,
        reason: error.message,
      });
      await sleep(this.clock, delay, signal, `${call.method} ${call.path}`);
    }
  }

  async #once<T>(
    call: RepeatableCall,
    limits: { readonly timeoutMs: number; readonly signal: AbortSignal | undefined; readonly attempt: number },
  ): Promise<Result<T>> {
    const attempt = await this.wire.attempt(call, limits);
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
  }
}
