/**
 * Listens to a signal with one listener of the platform for each signal, however many calls share it: thousands of waits
 * under one signal are normal here, and Node warns of a leak from eleven listeners on.
 */
const listeners = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls back once when the signal is aborted; the returned function takes it back. Not called for a signal that is aborted already. */
export const onAbort = (signal: AbortSignal | undefined, callback: () => void): (() => void) => {
  if (signal === undefined || signal.aborted) return () => undefined;
  const known = listeners.get(signal);
  const callbacks = known ?? new Set();
  if (known === undefined) {
    listeners.set(signal, callbacks);
    signal.addEventListener(
      'abort',
      () => {
        listeners.delete(signal);
        for (const listener of callbacks) listener();
      },
      { once: true },
    );
  }
  callbacks.add(callback);
  return () => callbacks.delete(callback);
};
