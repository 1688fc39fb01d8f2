/** Real time in the hands of a test: what repeats in real time is called when the test says that so much has passed. */
import { onTestFinished, vi } from 'vitest';
import { turn } from './turn';

export interface SteppedTime {
  /** For the server's overrides. */
  readonly realNow: () => number;
  /** Time passes a second at a time, and what it causes is done. */
  readonly pass: (seconds: number) => Promise<void>;
  /** Time passes while the process sleeps: nothing is called meanwhile. */
  readonly sleep: (seconds: number) => void;
}

/** How many turns a heartbeat or a look may take until it is written. */
const TURNS = 12;

/** Takes real time over for one test; to be called before its server is made. */
export const stepTime = (): SteppedTime => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let now = Date.now();
  return {
    realNow: () => now,
    pass: async (seconds) => {
      for (let second = 0; second < seconds; second += 1) {
        now += 1000;
        vi.advanceTimersByTime(1000);
        for (let count = 0; count < TURNS; count += 1) await turn();
      }
    },
    sleep: (seconds) => {
      now += seconds * 1000;
    },
  };
};
