/** A promise that is resolved from outside. */
export const deferred = (): { readonly promise: Promise<void>; readonly resolve: () => void } => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

/** What a promise has resolved to so far. */
export const watched = <T>(promise: Promise<T>): { readonly value: () => T | undefined } => {
  let value: T | undefined;
  void promise.then((settled) => {
    value = settled;
  });
  return { value: () => value };
};
