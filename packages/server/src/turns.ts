/**
 * Turns of the event loop for work that is long in all: each part of it waits for a turn of its own, whoever it is for, so
 * that everything else is served between any two of them.
 */
export interface Turns {
  /** Resolves when it is this caller's turn. */
  next(): Promise<void>;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const createTurns = (): Turns => {
  let last: Promise<void> = Promise.resolve();
  return {
    next: () => {
      last = last.then(nextTurn);
      return last;
    },
  };
};
