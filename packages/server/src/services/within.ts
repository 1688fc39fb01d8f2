/** Waits for something no longer than it may take: whoever looks after a server must get an answer. */
import type { Clock } from '../ports/clock';

export const within = async <T>(clock: Pick<Clock, 'realDelay'>, ms: number, work: Promise<T>): Promise<T> => {
  const late = clock.realDelay(ms).then((): never => {
    throw new Error(`no answer within ${ms / 1000} s`);
  });
  // Whichever comes second is nobody's business.
  late.catch(() => undefined);
  work.catch(() => undefined);
  return Promise.race([work, late]);
};
