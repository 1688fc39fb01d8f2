import type { OptionNames } from '../options/check-options';
import { checkCount, checkTimeout } from './check-number';
import type { GivenHeaders } from './given-headers';

/** What every call takes. */
export interface CallOptions {
  /** Ends the call, also while it waits to retry. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds for the whole call, retries included. Default: for each attempt 30 seconds, of a render 150, since
   * planning takes about 60. A render needs some time beyond its answer: the probe after a lost answer must be allowed to
   * follow, or else its outcome stays unknown.
   */
  readonly timeoutMs?: number | undefined;
  /** Retries after the first attempt; 0 sends exactly one request. */
  readonly maxRetries?: number | undefined;
  /** Headers beside those of the client. */
  readonly headers?: GivenHeaders | undefined;
}

/** Their names. */
export const CALL_OPTIONS: OptionNames<CallOptions> = {
  signal: 'signal',
  timeoutMs: checkTimeout,
  maxRetries: checkCount,
  headers: true,
};

/** Milliseconds for one attempt of a read. */
export const READ_TIMEOUT_MS = 30_000;

/** Milliseconds for one attempt of a render: planning alone may take 60 seconds. */
export const RENDER_TIMEOUT_MS = 150_000;
