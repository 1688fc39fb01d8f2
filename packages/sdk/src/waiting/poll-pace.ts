import { DEFAULT_WAIT, type WaitPlan } from './wait-options';

/** How much longer each pause is than the one before. */
const GROWTH = 1.5;

/** Milliseconds between the looks of one wait: short at first, for a short render, then ever longer up to the interval. */
export class PollPace {
  readonly #longest: number;
  #next: number;

  constructor({ firstPollMs, pollIntervalMs }: Pick<WaitPlan, 'firstPollMs' | 'pollIntervalMs'>) {
    this.#longest = pollIntervalMs;
    // Nothing grows out of 0: whoever wants to look at once goes on as if the first look had taken its usual time.
    this.#next = (firstPollMs === 0 ? DEFAULT_WAIT.firstPollMs / GROWTH : firstPollMs) * GROWTH;
  }

  /**
   * A look has been made; gives the milliseconds until the next. After one that failed, further ones may fail, too: they become
   * rare, however short the interval is.
   */
  looked(failed = false): number {
    const most = failed ? Math.max(this.#longest, DEFAULT_WAIT.pollIntervalMs) : this.#longest;
    const pause = Math.min(most, this.#next);
    this.#next = Math.min(most, pause * GROWTH);
    return pause;
  }
}
