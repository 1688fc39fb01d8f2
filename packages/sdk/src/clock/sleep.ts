import { AbortedError } from '../errors/aborted-error';
import type { Clock } from './clock';
import { onAbort } from './on-abort';

/** The error for a call that the caller's signal ended. */
export const abortedBy = (signal: AbortSignal, what: string): AbortedError =>
  new AbortedError(`${what} was aborted by its signal`, {
    cause: signal.reason,
    nextStep: 'Nothing, if that was intended.',
  });

/** Resolves after so many milliseconds; rejects at once when the signal is aborted, also in the middle. */
export const sleep = (clock: Clock, ms: number, signal: AbortSignal | undefined, what: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortedBy(signal, what));
    const stop = clock.setTimer(() => {
      unlisten();
      resolve();
    }, ms);
    const unlisten = onAbort(signal, () => {
      stop();
      reject(abortedBy(signal as AbortSignal, what));
    });
  });
