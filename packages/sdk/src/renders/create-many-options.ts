import type { Job } from '../contract';
import type { VidError } from '../errors/vid-error';
import type { RenderLimits } from '../idempotency/render-pacer';
import type { OptionNames } from '../options/check-options';
import type { RenderHandle } from '../types/render-handle';
import type { RenderRequest } from '../types/render-request';
import { WAIT_NAMES, type WaitDefaults } from '../waiting/wait-options';

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

/** Why nothing is sent for a while. */
export interface RenderPause {
  /** The windows of the account are full, or its slots are. */
  readonly reason: 'rate-limit' | 'concurrent-limit';
  /** Milliseconds until it goes on; a slot that becomes free ends it earlier. */
  readonly ms: number;
}

/** What `createMany` takes beside the requests. */
export interface CreateManyOptions {
  /** Ends everything; jobs that were started go on. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Ends the run as gently as it can be ended: nothing further is sent and no job is waited for, but a render that is
   * being sent gets its answer, so that its job is known. What was under way comes out with an AbortedError.
   */
  readonly detach?: AbortSignal | undefined;
  /** How each job is waited for; false gives each render as soon as it is accepted. */
  readonly wait?: WaitDefaults | false | undefined;
  /** Renders under way at the same time, at most. Default 3. When the plan has fewer slots, the service says so and it waits. */
  readonly concurrency?: number | undefined;
  /**
   * A key for each request; the same keys after a crash continue where it broke off. Default: new UUIDs. `attempt` is 0,
   * and counts up where `rotateRefusedKeys` asks for another key of the same request.
   */
  readonly idempotencyKey?: ((request: RenderRequest, index: number, attempt: number) => string) | undefined;
  /** As for `create`. With keys of yours, `idempotencyKey` must give another one for each `attempt`. */
  readonly rotateRefusedKeys?: boolean | undefined;
  /** Renders in each window. Default: 3 a minute, 30 an hour, 100 a day. */
  readonly limits?: Partial<RenderLimits> | undefined;
  /** Milliseconds for one render call. Default 150,000. */
  readonly timeoutMs?: number | undefined;
  /** Told whenever nothing can be sent for a while. */
  readonly onPause?: ((pause: RenderPause) => void) | undefined;
}

/** Their names. */
export const CREATE_MANY_OPTIONS: OptionNames<CreateManyOptions> = {
  signal: true,
  detach: true,
  wait: WAIT_NAMES,
  concurrency: true,
  idempotencyKey: true,
  limits: { minute: true, hour: true, day: true },
  rotateRefusedKeys: true,
  timeoutMs: true,
  onPause: true,
};
