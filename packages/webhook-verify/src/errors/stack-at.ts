/** Lets the stack of an error begin with the line that called this function, where the runtime can do that. */
export const stackAt = (error: unknown, entry: (...given: never) => unknown): void => {
  // Not everywhere, whatever the types say: without it, the stack begins in this package.
  (Error as Partial<ErrorConstructor>).captureStackTrace?.(error as Error, entry);
};
