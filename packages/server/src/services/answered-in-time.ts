/** Waits for a place of files no longer than it may take: one that takes a connection and says nothing is told as one that is away. */
import { ArtifactsFailure } from '../ports/artifacts';
import type { Clock } from '../ports/clock';

export const answeredInTime = <T>(clock: Pick<Clock, 'everyReal'>, ms: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = clock.everyReal(ms, () => {
      stop();
      const why = `no answer within ${ms / 1000} s. Look at the place of the videos and the way there if it goes on.`;
      reject(new ArtifactsFailure(`The files of the state can not be reached: ${why}`, true));
    });
    void work.then(resolve, reject).finally(stop);
  });
