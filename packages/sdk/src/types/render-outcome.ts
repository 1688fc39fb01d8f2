import type { Job } from '../contract';
import type { VidError } from '../errors/vid-error';
import type { RenderHandle } from './render-handle';
import type { RenderRequest } from './render-request';

/** What came of one request of `createMany`. */
export interface RenderOutcome {
  /** Its place among the requests, from 0. */
  readonly index: number;
  /** The request itself. */
  readonly request: RenderRequest;
  /** The accepted render. */
  readonly render?: RenderHandle;
  /** The finished job, unless `wait` is false. */
  readonly job?: Job;
  /** Why there is no render, or no video; `error.charged` tells whether it cost credits. */
  readonly error?: VidError;
}
