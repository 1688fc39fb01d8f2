import type { Clock } from '@vid/sdk';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** Lets what is pending in the event loop happen, a few turns deep. */
export const settle = async (turns = 8): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A clock that stands until it is moved. */
export class ManualClock implements Clock {
  #time: number;
  readonly #start: number;
  #timers: Timer[] = [];

  constructor(start = Date.UTC(2030, 0, 1)) {
    this.#start = start;
    this.#time = start;
  }

  now(): number {
    return this.#time;
  }

  monotonic(): number {
    return this.#time - this.#start;
  }

  setTimer(callback: () => void, ms: number): () => void {
    const timer = { at: this.#time + Math.max(0, ms), callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Milliseconds until each pending timer, soonest first. */
  get pending(): readonly number[] {
    return this.#timers.map(({ at }) => at - this.#time).sort((a, b) => a - b);
  }

  /** Moves on, running every timer at its time and what follows from it. */
  async advance(ms: number): Promise<void> {
    const end = this.#time + ms;
    await settle();
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#time = Math.max(this.#time, next.at);
      next.callback();
      await settle();
    }
    this.#time = end;
    await settle();
  }
}

/** A clock whose timers run at once: waits take no time, but their lengths are recorded and the time moves on. */
export class HastyClock implements Clock {
  #time = Date.UTC(2030, 0, 1);
  readonly waits: number[] = [];
  /** Timers of at least this many milliseconds are time-outs and never run. */
  readonly #never: number;

  constructor({ never = 20_000 }: { readonly never?: number } = {}) {
    this.#never = never;
  }

  now(): number {
    return this.#time;
  }

  monotonic(): number {
    return this.#time;
  }

  setTimer(callback: () => void, ms: number): () => void {
    if (ms >= this.#never) return () => undefined;
    this.waits.push(ms);
    let live = true;
    setImmediate(() => {
      if (!live) return;
      this.#time += ms;
      callback();
    });
    return () => {
      live = false;
    };
  }
}
