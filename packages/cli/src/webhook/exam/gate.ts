/** Lets so many work at once; when it is opened, all that wait begin. */
export interface Gate {
  pass<T>(this: void, work: () => Promise<T>): Promise<T>;
  open(this: void): void;
  /** Settled when it is open. */
  readonly opened: Promise<void>;
}

export const openGate = (width: number): Gate => {
  let free = width;
  const waiting: (() => void)[] = [];
  let tell = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return {
    opened,
    async pass(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) free += 1;
        else next();
      }
    },
    open() {
      free = Number.POSITIVE_INFINITY;
      for (const go of waiting.splice(0)) go();
      tell();
    },
  };
};
