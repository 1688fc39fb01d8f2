import { onAbort } from './on-abort';
import { abortedBy } from './sleep';

/** Resolves with what a promise does, or rejects as soon as the signal is aborted; what others wait for goes on. */
export const onceOrAborted = <T>(promise: Promise<T>, signal: AbortSignal | undefined, what: string): Promise<T> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortedBy(signal, what));
    const unlisten = onAbort(signal, () => reject(abortedBy(signal as AbortSignal, what)));
    promise.then(resolve, reject).finally(unlisten);
  });
