/**
 * What a callback gave back: of an async one that fails later, nobody would hear but the process, which ends then. `failed`
 * is told instead.
 */
export const onLateFailure = (result: unknown, failed: (reason: unknown) => void): void => {
  if (typeof (result as PromiseLike<unknown> | undefined)?.then === 'function') Promise.resolve(result).catch(failed);
};
