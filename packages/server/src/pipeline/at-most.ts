import type { Clock } from '../ports/clock';

/** Resolves when the work is over, and after so many real milliseconds at the latest. */
export const atMost = async (clock: Pick<Clock, 'everyReal'>, ms: number, work: Promise<unknown>): Promise<void> => {
  if (ms <= 0) return;
  let stop = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    stop = clock.everyReal(ms, resolve);
  });
  await Promise.race([work, late]);
  stop();
};
