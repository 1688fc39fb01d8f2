/**
 * A signal that aborts after so many milliseconds, as `AbortSignal.timeout` gives one. That is collected where nobody listens to
 * it itself, and then never aborts: signals that are made of it with `AbortSignal.any` hold it weakly.
 */
export const timeLimit = (ms: number): AbortSignal => {
  const limit = AbortSignal.timeout(ms);
  limit.addEventListener('abort', () => undefined, { once: true });
  return limit;
};
