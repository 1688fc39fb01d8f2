/**
 * Calls back when a signal fires. One signal stops hundreds of calls at once, and a listener of its own for each costs
 * more than the rest of a call's bookkeeping: they share one.
 */
const listening = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls back once, unless the returned function is called before. A signal that has fired calls nobody back. */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const known = listening.get(signal);
  const callbacks = known ?? new Set();
  if (known === undefined) {
    listening.set(signal, callbacks);
    signal.addEventListener(
      'abort',
      () => {
        for (const each of callbacks) each();
        callbacks.clear();
      },
      { once: true },
    );
  }
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}
