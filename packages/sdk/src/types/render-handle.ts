import type { ApiPromise } from '../call/api-promise';
import type { Job, RenderAccepted } from '../contract';
import type { Destination, DownloadOptions, DownloadResult } from '../download/download-options';
import type { WaitOptions } from '../waiting/wait-options';
import type { SucceededJob } from './job-states';

/**
 * An accepted render: the members of the 202 answer, and what can be done next. `JSON.stringify` keeps the members only;
 * `vid.renders.attach(parsed)` makes a handle of them again.
 */
export interface RenderHandle extends Readonly<RenderAccepted> {
  /** Resolves to the job with its video. Rejects with RenderFailedError, RenderCancelledError or WaitTimeoutError. */
  wait(options?: WaitOptions): ApiPromise<SucceededJob>;
  /** Yields the job each time it changed, until it is final. */
  updates(options?: WaitOptions): AsyncGenerator<Job, void, undefined>;
  /** Waits for the video and saves it. */
  download(destination: Destination, options?: DownloadOptions): ApiPromise<DownloadResult>;
}
