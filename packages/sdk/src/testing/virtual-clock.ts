import type { Clock } from '../clock/clock';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** Turns of the event loop that a client may need between an answer and its next timer. */
const TURNS = 6;

/**
 * A clock whose waits take no time: when the client does nothing but wait, it moves on to the next timer. Deadlines and
 * time-outs come in their order, so a wait of an hour ends at once, and still as it would after an hour.
 */
export class VirtualClock implements Clock {
  #time = Date.UTC(2030, 0, 1);
  readonly #timers = new Set<Timer>();
  readonly #isBusy: () => boolean;
  #moving = false;

  /** `isBusy` tells whether an answer is being made; time stands until it is there. */
  constructor(isBusy: () => boolean) {
    this.#isBusy = isBusy;
  }

  now(): number {
    return this.#time;
  }

  monotonic(): number {
    return this.#time;
  }

  setTimer(callback: () => void, ms: number): () => void {
    const timer = { at: this.#time + Math.max(0, ms), callback };
    this.#timers.add(timer);
    if (!this.#moving) void this.#move();
    return () => void this.#timers.delete(timer);
  }

  async #move(): Promise<void> {
    this.#moving = true;
    while (this.#timers.size > 0) {
      for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
      if (this.#isBusy()) continue;
      const [next] = [...this.#timers].sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#time = Math.max(this.#time, next.at);
      next.callback();
    }
    this.#moving = false;
  }
}
