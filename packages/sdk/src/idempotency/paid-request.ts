/** What goes into a paid call and what comes out of it. */
import type { Answer } from '../call/answer';
import type { CallOptions } from '../call/call-options';
import type { RenderAccepted } from '../contract';
import type { ApiError } from '../errors/api-error';
import type { PacedAttempt } from './render-pacer';

/** A render, ready to be paid for. */
export interface PaidRequest {
  /** The JSON text; it is sent as it is, in every attempt. */
  readonly body: string;
  /** Scenes of its plan; null for a brief. */
  readonly scenes: number | null;
  readonly label: string;
  /** The title that is asked for; null for none. */
  readonly title: string | null;
  readonly mayHaveCost: string;
}

export interface PaidOptions extends Omit<CallOptions, 'headers'> {
  /** As they are sent. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Whether a new key may follow a duplicate answer to a key whose every answer was a refusal. */
  readonly rotateRefusedKeys?: boolean | undefined;
  /** The key that follows a key of the caller's, when keys may rotate; undefined when there is none. */
  readonly nextKey?: (() => string) | undefined;
  /** Once aborted nothing is sent that the service has not had; what it may have had is asked about all the same. */
  readonly noMore?: AbortSignal | undefined;
  /** Waits until it may be sent; not asked when the journal knows the render. */
  readonly turn?: (() => Promise<PacedAttempt | undefined>) | undefined;
  /** Waits until what a limit refused may be sent again; without it, `maxRetries` decides. */
  readonly waitOut?: ((error: ApiError) => Promise<void>) | undefined;
}

/** A render that is to be paid for, and how. */
export interface PaidFacts {
  readonly request: PaidRequest;
  readonly options: PaidOptions;
  readonly key: string;
  /** The fingerprint of the request. */
  readonly bodyHash: string;
}

/** What is known of a render that may exist, for finding it again. */
export interface LostRender {
  readonly key: string;
  readonly firstSentAt: number;
  readonly lastSentAt: number;
  readonly scenes: number | null;
  readonly title: string | null;
  /** Whether a duplicate answer proved that the service has it. */
  readonly arrived: boolean;
  /** Milliseconds that the service's clock is ahead of this one; undefined where no answer told. */
  readonly skewMs?: number | undefined;
}

/** An accepted render; `answer` is undefined when the journal knew it. */
export interface PaidResult {
  /** The key that it was sent with. */
  readonly key: string;
  readonly accepted: RenderAccepted;
  readonly answer: Answer | undefined;
  /** What to name to support; undefined when nothing was sent. */
  readonly requestId?: string | undefined;
}
