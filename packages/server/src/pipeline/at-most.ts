import type { Clock } from '../ports/clock';

/** What is left until a time of the real clock, as a log tells it. */
export const secondsUntil = (clock: Pick<Clock, 'realNow'>, until: number): number =>
  Math.max(0, Math.round((until - clock.realNow()) / 1000));

/** Resolves when the work is over, and at that time of the real clock at the latest. */
export const atMost = async (
  clock: Pick<Clock, 'everyReal' | 'realNow'>,
  until: number,
  work: Promise<unknown>,
): Promise<void> => {
  const ms = until - clock.realNow();
  if (ms <= 0) return;
  let stop = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    stop = clock.everyReal(ms, resolve);
  });
  await Promise.race([work, late]);
  stop();
};
