/**
 * What a callback gave back: of an async one that fails later, nobody would hear but the process, which ends then. `failed`
 * is told instead.
 */
export const onLateFailure = (result: unknown, failed: (reason: unknown) => void): void => {
  if (typeof (result as PromiseLike<unknown> | undefined)?.then === 'function') Promise.resolve(result).catch(failed);
};

/** Calls something of the caller's; what it throws, at once or later, is told to `failed` and reaches nobody else. */
export const callBack = (call: () => unknown, failed: (reason: unknown) => void): void => {
  try {
    onLateFailure(call(), failed);
  } catch (error) {
    failed(error);
  }
};
