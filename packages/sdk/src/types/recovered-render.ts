import { checkNumber, checkTimeout } from '../call/check-number';
import type { OptionNames } from '../options/check-options';
import type { RenderHandle } from './render-handle';
import type { VerifiedDelivery } from './verified-delivery';

/** A render that was found again by a delivery. No answer ever named its job: it is inferred, not proven. */
export interface RecoveredRender {
  /** Says that it is a conclusion. */
  readonly inferred: true;
  /** The job that was found. */
  readonly jobId: string;
  /** The `video.completed` delivery that it was inferred from. */
  readonly delivery: VerifiedDelivery;
  /** The render as a handle, with what the delivery tells of it. */
  readonly render: RenderHandle;
}

/** A render whose job the journal knows. */
export interface KnownRender {
  /** Whether its job is a conclusion all the same, from an answer that was cut, wrapped or under another status. */
  readonly inferred: boolean;
  /** Its job. */
  readonly jobId: string;
  /** None was needed. */
  readonly delivery: undefined;
  /** The render as a handle. */
  readonly render: RenderHandle;
}

/** Goes on with a render that may have been charged: a fact where the journal has its job, else an inference. */
export type Recover = (options?: RecoverOptions) => Promise<RecoveredRender | KnownRender>;

/** How a lost render is looked for. */
export interface RecoverOptions {
  /** Ends the looking; it can be begun again. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds to wait for a delivery that fits. Default 65 minutes. */
  readonly timeoutMs?: number | undefined;
  /** What the render would cost, when that is known; a delivery with another `credits_charged` does not fit. */
  readonly expectedCredits?: number | undefined;
  /**
   * Takes the single delivery that fits although it may be another's: where it is not known that the request arrived, or
   * where somebody sends for the account without sharing the journal. Default false: it is refused then.
   */
  readonly acceptInferred?: boolean | undefined;
}

/** Their names. */
export const RECOVER_OPTIONS: OptionNames<RecoverOptions> = {
  signal: 'signal',
  timeoutMs: checkTimeout,
  expectedCredits: checkNumber,
  acceptInferred: 'flag',
};
