/**
 * Runs the work on every item, at most `most` at a time; results keep the order. After a failure nothing more begins, and
 * it is thrown when all that had begun is over, so that nobody works behind the caller's back.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  most: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  let failure: { readonly error: unknown } | undefined;
  const worker = async (): Promise<void> => {
    while (next < items.length && failure === undefined) {
      const index = next;
      next += 1;
      try {
        results[index] = await work(items[index] as T, index);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(most, items.length)) }, worker));
  // Widened: the compiler does not see that the workers set it.
  const failed = failure as { readonly error: unknown } | undefined;
  if (failed !== undefined) throw failed.error;
  return results;
}
