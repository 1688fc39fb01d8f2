/**
 * Listens to a signal with one listener of the platform for each signal, however many calls share it: thousands of waits
 * under one signal are normal here, and Node warns of a leak from eleven listeners on. It goes with the last call, so
 * that a signal that lives as long as the program keeps nothing of calls that have ended.
 */
interface Listening {
  readonly callbacks: Set<() => void>;
  readonly stop: () => void;
}

const listenings = new WeakMap<AbortSignal, Listening>();

const listen = (signal: AbortSignal): Listening => {
  const callbacks = new Set<() => void>();
  const run = (): void => {
    listenings.delete(signal);
    for (const callback of callbacks) callback();
  };
  const stop = (): void => {
    listenings.delete(signal);
    signal.removeEventListener('abort', run);
  };
  const listening = { callbacks, stop };
  listenings.set(signal, listening);
  signal.addEventListener('abort', run, { once: true });
  return listening;
};

/** Calls back once when the signal is aborted; the returned function takes it back. Not called for a signal that is aborted already. */
export const onAbort = (signal: AbortSignal | undefined, callback: () => void): (() => void) => {
  if (signal === undefined || signal.aborted) return () => undefined;
  const { callbacks, stop } = listenings.get(signal) ?? listen(signal);
  callbacks.add(callback);
  return () => {
    if (callbacks.delete(callback) && callbacks.size === 0) stop();
  };
};
