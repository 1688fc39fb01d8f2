/** Time as the client sees it; tests hand in their own. */
export interface Clock {
  /** Unix milliseconds, for times that people and the service read. */
  now(): number;
  /** Milliseconds that never jump, for deadlines and intervals. */
  monotonic(): number;
  /** Calls back once after so many milliseconds; the returned function takes it back. */
  setTimer(callback: () => void, ms: number): () => void;
}

/** The longest delay that a timer of the platform takes, about 24.8 days. */
const LONGEST = 2 ** 31 - 1;

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimer(callback, ms) {
    const timer = setTimeout(callback, Math.min(Math.max(0, Math.ceil(ms)), LONGEST));
    return () => clearTimeout(timer);
  },
};
