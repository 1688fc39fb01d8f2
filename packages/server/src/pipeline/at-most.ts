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

/** The same, of what may go on alone; without a time it waits for its end. What fails later is nobody's business. */
export const waitFor = async (
  clock: Pick<Clock, 'everyReal' | 'realNow'>,
  until: number | undefined,
  work: Promise<unknown> | undefined,
): Promise<void> => {
  if (until === undefined) return void (await work);
  if (work === undefined) return;
  work.catch(() => undefined);
  await atMost(clock, until, work);
};
