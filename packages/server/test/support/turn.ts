/** Lets everything that waits have its turn; what a test waits for happens in some later one. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
