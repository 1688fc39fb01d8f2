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
    this.#next = this.#grown(firstPollMs === 0 ? DEFAULT_WAIT.firstPollMs / GROWTH : firstPollMs);
  }

  /** Milliseconds until the next look. */
  get pauseMs(): number {
    return this.#next;
  }

  /** A look has been made. */
  looked(): void {
    this.#next = this.#grown(this.#next);
  }

  #grown(ms: number): number {
    return Math.min(this.#longest, ms * GROWTH);
  }
}
