/**
 * One sending of a paid call. Once it has left, it ends when its answer has come or its time is over, and not because
 * nobody waits for it any more: the answer may name a job that was paid for.
 */
import type { Call } from '../call/answer';
import type { Attempt } from '../call/attempt';
import { RENDER_TIMEOUT_MS } from '../call/call-options';
import type { Caller } from '../call/caller';
import { Cancellation } from '../transport/cancellation';
import { readAccepted } from './read-accepted';

export class PaidAttempt {
  readonly #caller: Caller;
  readonly #cancellation = new Cancellation();
  /** When it must have ended, on the monotonic clock. */
  readonly #until: () => number;

  /** `endsAt`: when those who wait for it leave at the latest, or have left; undefined without a limit. */
  constructor(caller: Caller, endsAt: () => number | undefined) {
    const latest = caller.clock.monotonic() + RENDER_TIMEOUT_MS;
    this.#caller = caller;
    this.#until = () => {
      const end = endsAt();
      return end === undefined ? latest : end + RENDER_TIMEOUT_MS;
    };
  }

  send(call: Call, signal: AbortSignal | undefined, attempt: number): Promise<Attempt> {
    const leftMs = (): number => Math.max(0, this.#until() - this.#caller.clock.monotonic());
    const cancellation = this.#cancellation;
    return this.#caller.wire.attempt(call, { timeoutMs: leftMs(), moreMs: leftMs, signal, attempt, cancellation });
  }

  /** Whether it may have left. */
  get hasLeft(): boolean {
    return this.#cancellation.progress?.sent === true;
  }

  /** Whether it has left, and what came of its answer so far names no job. */
  get isAwaited(): boolean {
    if (!this.hasLeft) return false;
    const partial = this.#cancellation.progress?.partial;
    return partial === undefined || readAccepted(partial) === undefined;
  }
}
