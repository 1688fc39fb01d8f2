/**
 * Makes calls that may be repeated: sends, reads, retries within the policy, the budget and the call's deadline. What
 * costs money does not go through here.
 */
import type { Clock } from '../clock/clock';
import { sleep } from '../clock/sleep';
import { AbortedError } from '../errors/aborted-error';
import { ApiError } from '../errors/api-error';
import { NotFoundError, RateLimitError, ServerError } from '../errors/api-error-classes';
import { saysNotFound } from '../errors/error-body';
import { TimeoutError } from '../errors/timeout-error';
import type { VidError } from '../errors/vid-error';
import { checkOptions } from '../options/check-options';
import { retryDelay } from '../retry/retry-delay';
import type { RetryPolicy } from '../retry/retry-options';
import { type Answer, type Call, readAnswer } from './answer';
import type { WithResponse } from './api-promise';
import type { Attempt } from './attempt';
import { CALL_OPTIONS, type CallOptions, READ_TIMEOUT_MS } from './call-options';
import { headersOf } from './given-headers';
import { callIds } from './request-id';
import type { AttemptLimits } from './sending';
import { misfits, type Shape, shapeError } from './shape';
import type { Wire } from './wire';

/** A call with what decides about repeating it. */
export interface RepeatableCall extends Call {
  /** Whether sending it twice does what sending it once does. When not, only what the service refused is repeated. */
  readonly idempotent: boolean;
  readonly shape: Shape;
  /** The result when the resource is gone after an attempt that may have removed it. */
  readonly whenGone?: Readonly<Record<string, unknown>> | undefined;
}

interface Failure {
  readonly ok: false;
  readonly error: VidError;
  readonly repeatable: boolean;
  /** Whether it may have done all the same what was asked. */
  readonly mayHaveHappened: boolean;
}

type Result<T> = { readonly ok: true; readonly value: WithResponse<T> } | Failure;

/** What decides about one more attempt. */
interface Repeating {
  readonly retries: number;
  readonly waitedMs: number;
  readonly maxRetries: number | undefined;
  /** The end of the call's time, by the clock that never jumps. */
  readonly until: number | undefined;
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
  if (attempt.kind === 'stopped') return { ok: false, error: attempt.error, repeatable: false, mayHaveHappened: true };
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

/** With every member, so that a new one is not left out where they are written out. */
type IdentifiedCall = { readonly [Name in keyof RepeatableCall]-?: RepeatableCall[Name] };

/** The call with its id and the caller's headers. Written out: a copy that gets more members is slow to make and to read. */
const identified = (
  { method, path, body, route, idempotent, anyJson, shape, whenGone, headers: own }: RepeatableCall,
  callId: string,
  given: Call['headers'],
): IdentifiedCall => {
  const headers = given === undefined ? own : { ...own, ...given };
  return { method, path, body, headers, route, idempotent, callId, anyJson, shape, whenGone };
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
    const what = `${call.method} ${call.path}`;
    if (options !== NO_OPTIONS) checkOptions(what, options, CALL_OPTIONS);
    const headers = options.headers === undefined ? undefined : headersOf('headers', options.headers);
    const end = this.wire.begin(what);
    try {
      const { timeoutMs = this.timeoutMs } = options;
      const until = timeoutMs === undefined ? undefined : this.clock.monotonic() + timeoutMs;
      const sent = identified(call, this.wire.newCallId(), headers);
      const result = resultOf<T>(sent, await this.wire.attempt(sent, this.#limits(options.signal, until, 1)));
      return result.ok ? result.value : await this.#again<T>(sent, result, options, until);
    } finally {
      end();
    }
  }

  /** All attempts after the first, which failed. */
  async #again<T>(
    sent: IdentifiedCall,
    first: Failure,
    { signal, maxRetries }: CallOptions,
    until: number | undefined,
  ): Promise<WithResponse<T>> {
    const { method, path, whenGone } = sent;
    let failure = first;
    let waitedMs = 0;
    let mayHaveHappened = false;
    for (let retries = 0; ; retries += 1) {
      const { error } = failure;
      if (mayHaveHappened && whenGone !== undefined && isGone(error)) return goneBefore<T>(whenGone, error);
      const delay = this.#delay(failure, { retries, waitedMs, maxRetries, until });
      if (delay === undefined) throw error;
      mayHaveHappened ||= failure.mayHaveHappened;
      waitedMs += delay;
      this.wire.observer.note('retry', 'info', `${method} ${path}: again in ${Math.ceil(delay)} ms`, {
        delayMs: delay,
        reason: error.message,
      });
      await sleep(this.clock, delay, signal, `${method} ${path}`);
      const result = resultOf<T>(sent, await this.wire.attempt(sent, this.#limits(signal, until, retries + 2)));
      if (result.ok) return result.value;
      failure = result;
    }
  }

  #limits(signal: AbortSignal | undefined, until: number | undefined, attempt: number): AttemptLimits {
    const timeoutMs = Math.max(0, Math.min(READ_TIMEOUT_MS, this.#leftMs(until) ?? READ_TIMEOUT_MS));
    return { timeoutMs, signal, attempt };
  }

  #leftMs(until: number | undefined): number | undefined {
    return until === undefined ? undefined : until - this.clock.monotonic();
  }

  /** Milliseconds until the next attempt; undefined when there is none. */
  #delay({ error, repeatable }: Failure, { retries, waitedMs, maxRetries, until }: Repeating): number | undefined {
    if (!repeatable) return undefined;
    const policy = { ...this.retry, maxRetries: maxRetries ?? this.retry.maxRetries };
    const askedMs =
      ApiError.is(error) && error.retryAt !== undefined ? error.retryAt.getTime() - this.clock.now() : undefined;
    const leftMs = this.#leftMs(until);
    return retryDelay({ policy, retries, waitedMs, askedMs, leftMs, random: this.random() });
  }
}
