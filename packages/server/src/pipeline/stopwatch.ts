/** What the stages around a render take, in real time. */
import type { Stage, StageTiming } from '../domain/stage-timing';

/** Begins to count now. */
export const createStopwatch = (realNow: () => number) => {
  const began = realNow();
  const now = (): number => realNow() - began;
  const timings: StageTiming[] = [];
  return {
    now,
    /** Does some work; without a stage nobody wants to know how long it took. */
    during: async <T>(stage: Stage | undefined, work: () => Promise<T>): Promise<T> => {
      const at = now();
      const done = await work();
      if (stage !== undefined) timings.push({ stage, at, ms: now() - at });
      return done;
    },
    list: (): readonly StageTiming[] => timings,
  };
};
