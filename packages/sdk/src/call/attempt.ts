/** How a single attempt ended, and what is made of one that brought no answer. */
import type { Clock } from '../clock/clock';
import { VidError, withFacts } from '../errors/vid-error';
import { failureOf } from '../transport/failure';
import type { TransportFailure } from '../transport/transport';
import type { Answer } from './answer';
import { type BrokenError, brokenError } from './broken-attempt';
import type { InFlight } from './in-flight';
import { callIds } from './request-id';
import type { Sending } from './sending';

/** How an attempt ended. */
export type Attempt<A = Answer> =
  | { readonly kind: 'answer'; readonly answer: A }
  | {
      readonly kind: 'broken';
      readonly error: BrokenError;
      readonly sent: boolean;
      /** What had come of the answer when it broke off. */
      readonly partial?: Answer | undefined;
    }
  /** Ended here: a middleware or the key's function failed. Where sending twice does harm, nothing was sent. */
  | { readonly kind: 'stopped'; readonly error: VidError };

export type FailedAttempt = Exclude<Attempt<never>, { readonly kind: 'answer' }>;

/** What the transport throws is no error of this package; what the key's function causes is. */
const isStop = (cause: unknown): cause is VidError => VidError.is(cause);

/** Nothing of it has left. */
const NOT_BEGUN = { sent: false, phase: 'connect', message: 'it had not begun', cause: undefined } as const;

/** Makes the ends of attempts without an answer. */
export class FailedAttempts {
  readonly #clock: Clock;
  readonly #inFlight: InFlight;

  constructor(clock: Clock, inFlight: InFlight) {
    this.#clock = clock;
    this.#inFlight = inFlight;
  }

  /** Of what sending it has thrown. */
  thrown(sending: Sending<unknown>, cause: unknown): FailedAttempt {
    if (isStop(cause)) return this.stopped(sending, cause);
    return this.#broken(sending, failureOf(cause, { sent: undefined, answering: false }));
  }

  /** Of one that was cancelled before anything was sent. */
  notBegun(sending: Sending<unknown>): FailedAttempt {
    return this.#broken(sending, NOT_BEGUN);
  }

  /** Of one that was ended here. */
  stopped({ callId }: Sending<unknown>, error: VidError): FailedAttempt {
    return { kind: 'stopped', error: withFacts(error, callIds(callId)) };
  }

  #broken(
    { request, limits, what, callId }: Sending<unknown>,
    failure: Parameters<typeof brokenError>[0] & { readonly partial?: TransportFailure['partial'] },
  ): FailedAttempt {
    const { origin, cancellation } = request;
    const { timeoutMs, signal } = limits;
    const { reason } = cancellation;
    const { destroyed } = this.#inFlight;
    const error = brokenError(failure, { what, origin, reason, destroyed, timeoutMs, signal, callId });
    const partial = failure.partial && { ...failure.partial, receivedAt: this.#clock.now() };
    return { kind: 'broken', error, sent: failure.sent, partial };
  }
}
