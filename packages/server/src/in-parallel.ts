/**
 * Runs the work on whatever `next` gives, at most `most` at a time, until it gives nothing; both are told which of them it is for,
 * from 0. After a failure nothing more begins,
 * and it is thrown when all that had begun is over, so that nobody works behind the caller's back.
 */
export async function whileGiven<T>(
  next: (at: number) => T | undefined | Promise<T | undefined>,
  most: number,
  work: (item: T, at: number) => Promise<void>,
): Promise<void> {
  let failure: { readonly error: unknown } | undefined;
  const worker = async (at: number): Promise<void> => {
    while (failure === undefined) {
      try {
        const item = await next(at);
        if (item === undefined) return;
        await work(item, at);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, most) }, (_, at) => worker(at)));
  // Widened: the compiler does not see that the workers set it.
  const failed = failure as { readonly error: unknown } | undefined;
  if (failed !== undefined) throw failed.error;
}

/** Runs the work on every item, in the same way; results keep the order. */
export async function inParallel<T, R>(
  items: readonly T[],
  most: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const entries = items.entries();
  await whileGiven(
    () => entries.next().value,
    Math.min(most, items.length),
    async ([index, item]) => {
      results[index] = await work(item, index);
    },
  );
  return results;
}
