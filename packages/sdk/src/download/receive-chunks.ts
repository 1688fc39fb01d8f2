/**
 * Reads the body of an answer, chunk by chunk. It ends early when no byte comes for a while or the caller aborts; the
 * connection is closed then.
 */
import type { Clock } from '../clock/clock';
import { onAbort } from '../clock/on-abort';
import type { Cancellation } from '../transport/cancellation';
import type { OpenAnswer } from '../transport/transport';

export interface ChunkLimits {
  readonly clock: Clock;
  readonly cancellation: Cancellation;
  readonly signal: AbortSignal | undefined;
  /** How long to wait for the next chunk. */
  readonly idleTimeoutMs: number;
}

/** What broke the body off, unless `take` wants no more of it; whatever `take` throws is thrown here. */
export const receiveChunks = async (
  { body }: OpenAnswer,
  { clock, cancellation, signal, idleTimeoutMs }: ChunkLimits,
  take: (chunk: Uint8Array) => Promise<boolean>,
): Promise<{ readonly brokenBy: unknown } | undefined> => {
  const idle = (): void => cancellation.cancel(new Error(`no byte for ${Math.round(idleTimeoutMs)} ms`));
  const cancel = (): void => cancellation.cancel(signal?.reason ?? new Error('aborted'));
  const cancelled = new Promise<never>((_resolve, reject) => cancellation.onCancel(reject));
  cancelled.catch(() => undefined);
  const unlisten = onAbort(signal, cancel);
  let stopTimer = clock.setTimer(idle, idleTimeoutMs);
  const chunks = body[Symbol.asyncIterator]();
  try {
    if (signal?.aborted) cancel();
    for (;;) {
      const next = await Promise.race([chunks.next(), cancelled]).catch((brokenBy: unknown) => ({ brokenBy }));
      stopTimer();
      if ('brokenBy' in next) return next;
      if (next.done) return undefined;
      if (!(await take(next.value))) return undefined;
      stopTimer = clock.setTimer(idle, idleTimeoutMs);
    }
  } finally {
    stopTimer();
    unlisten();
    // Leaving early closes the connection; after the end this does nothing.
    void chunks.return?.()?.catch(() => undefined);
  }
};
