/** Turns within one process, in the order in which they are asked for. */
import { type Alone, Occupied } from '../../ports/alone';

const inTime = (before: Promise<void>, waitMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Occupied()), waitMs);
    void before.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });

export const createOneAtATime = (): Alone => {
  let last = Promise.resolve();
  return async (waitMs, work) => {
    const before = last;
    let leave = (): void => undefined;
    const over = new Promise<void>((resolve) => {
      leave = resolve;
    });
    last = before.then(() => over);
    const behind: Promise<unknown>[] = [];
    try {
      await inTime(before, waitMs);
      return await work((until) => behind.push(until));
    } finally {
      void Promise.allSettled(behind).then(leave);
    }
  };
};
