import { checkMost, checkOptional, checkTimeout } from '../call/check-number';
import type { RenderLimits } from '../idempotency/render-pacer';
import { checkOptions, type OptionNames } from '../options/check-options';
import type { RenderOutcome } from '../types/render-outcome';
import type { RenderRequest } from '../types/render-request';
import { DEFAULT_WAIT, WAIT_NAMES, type WaitDefaults, waitPlan } from '../waiting/wait-options';

/** Why nothing is sent for a while. */
export interface RenderPause {
  /** The windows of the account are full, or its slots are. */
  readonly reason: 'rate-limit' | 'concurrent-limit';
  /** Milliseconds until it goes on; a slot that becomes free ends it earlier. */
  readonly ms: number;
}

/** What `createMany` takes beside the requests. */
export interface CreateManyOptions {
  /**
   * Ends the run: nothing further is sent and no job is waited for, but a render that is being sent gets its answer, so
   * that its job is known. What was under way comes out with an AbortedError; then the loop throws one, whose `outcomes`
   * are these once more.
   */
  readonly signal?: AbortSignal | undefined;
  /** The same without the error at the end. */
  readonly detach?: AbortSignal | undefined;
  /** How each job is waited for; false gives each render as soon as it is accepted. */
  readonly wait?: WaitDefaults | false | undefined;
  /** Renders under way at the same time, at most; a positive whole number or `Infinity`. Default 3. When the plan has fewer slots, the service says so and it waits. */
  readonly concurrency?: number | undefined;
  /**
   * A key for each request; the same keys after a crash continue where it broke off. Default: new UUIDs. `attempt` is 0,
   * and counts up where `rotateRefusedKeys` asks for another key of the same request.
   */
  readonly idempotencyKey?: ((request: RenderRequest, index: number, attempt: number) => string) | undefined;
  /** As for `create`. With keys of yours, `idempotencyKey` must give another one for each `attempt`. */
  readonly rotateRefusedKeys?: boolean | undefined;
  /**
   * Renders in each window, positive whole numbers. Default: 3 a minute, 30 an hour, 100 a day. `Infinity` for each lets the service's own refusals
   * tell: after one nothing is sent before the time that it names, and what its window took is kept to for a while.
   */
  readonly limits?: Partial<RenderLimits> | undefined;
  /** Milliseconds for one render call. Default 150,000. */
  readonly timeoutMs?: number | undefined;
  /** Told whenever nothing can be sent for a while. */
  readonly onPause?: ((pause: RenderPause) => void) | undefined;
  /**
   * Told, when the loop was left by `break`, `return` or `throw`, what came of each render that was sent and not handed
   * out: its job, or that it may have been charged. Leaving waits for the answers that are on their way. Default: a warning
   * for each.
   */
  readonly onOrphan?: ((outcome: RenderOutcome) => void) | undefined;
}

/** Their names. */
const CREATE_MANY_OPTIONS: OptionNames<CreateManyOptions> = {
  signal: 'signal',
  detach: 'signal',
  wait: (name: string, wait: unknown) =>
    wait === false || checkOptions('renders.createMany', wait, WAIT_NAMES, `${name}.`),
  concurrency: true,
  idempotencyKey: 'function',
  limits: { minute: true, hour: true, day: true },
  rotateRefusedKeys: 'flag',
  timeoutMs: true,
  onPause: 'function',
  onOrphan: 'function',
};

/** Refuses options that nobody knows, and numbers with which nothing would be sent, or everything at once. */
export const checkCreateManyOptions = (options: CreateManyOptions): void => {
  checkOptions('renders.createMany', options, CREATE_MANY_OPTIONS);
  const { concurrency, limits = {}, timeoutMs, wait } = options;
  checkOptional('concurrency', concurrency, checkMost);
  for (const [window, limit] of Object.entries(limits)) checkOptional(`limits.${window}`, limit, checkMost);
  checkOptional('timeoutMs', timeoutMs, checkTimeout);
  if (wait) waitPlan(wait, DEFAULT_WAIT, 'wait.');
};
