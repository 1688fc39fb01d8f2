import type { HoldableClock } from '../clock/held';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** Turns of the event loop that a client may need between an answer and its next timer. */
const TURNS = 6;

/**
 * A clock whose waits take no time: when the client does nothing but wait, it moves on to the next timer. Deadlines and
 * time-outs come in their order, so a wait of an hour ends at once, and still as it would after an hour. While a file or a
 * stream is read or written it stands.
 */
export class VirtualClock implements HoldableClock {
  #time = Date.UTC(2030, 0, 1);
  readonly #timers = new Set<Timer>();
  readonly #isBusy: () => boolean;
  /** What is being read or written, with the turns for which it may hold the time. */
  readonly #holds = new Set<{ turns: number }>();
  /** Turns since the client was last seen doing something. */
  #idle = 0;
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

  hold<T>(work: Promise<T>, turns: number): Promise<T> {
    const hold = { turns };
    this.#holds.add(hold);
    return work.finally(() => {
      this.#holds.delete(hold);
      this.#idle = 0;
    });
  }

  async #move(): Promise<void> {
    this.#moving = true;
    this.#idle = 0;
    while (this.#timers.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      this.#idle = this.#isBusy() || this.#isHeld() ? 0 : this.#idle + 1;
      if (this.#idle < TURNS) continue;
      const [next] = [...this.#timers].sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#time = Math.max(this.#time, next.at);
      this.#idle = 0;
      next.callback();
    }
    this.#moving = false;
  }

  #isHeld(): boolean {
    let isHeld = false;
    for (const hold of this.#holds) {
      hold.turns -= 1;
      isHeld ||= hold.turns > 0;
    }
    return isHeld;
  }
}
