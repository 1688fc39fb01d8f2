import type { Clock } from '../clock/clock';

interface Entry {
  readonly dueAt: number;
  readonly run: () => void;
}

/** Runs many callbacks at their times with one timer of the platform. Times are those of the monotonic clock. */
export class Scheduler {
  readonly #clock: Clock;
  /** Latest first, so that the next one is taken from the end. */
  readonly #entries: Entry[] = [];
  #stopTimer: (() => void) | undefined;
  #timerFor = Infinity;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Runs a callback at a time, or soon when that is past; the returned function takes it back. */
  at(dueAt: number, run: () => void): () => void {
    const entry = { dueAt, run };
    this.#entries.splice(this.#place(dueAt), 0, entry);
    this.#arm();
    return () => this.#remove(entry);
  }

  /** Where an entry of this time belongs: after all later ones, and before equal ones, which run first. */
  #place(dueAt: number): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#entries[middle] as Entry).dueAt > dueAt) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #remove(entry: Entry): void {
    const at = this.#entries.indexOf(entry, this.#place(entry.dueAt));
    if (at < 0) return;
    this.#entries.splice(at, 1);
    this.#arm();
  }

  #arm(): void {
    const next = this.#entries.at(-1)?.dueAt ?? Infinity;
    if (next === this.#timerFor) return;
    this.#stopTimer?.();
    this.#timerFor = next;
    this.#stopTimer =
      next === Infinity
        ? undefined
        : this.#clock.setTimer(() => this.#runDue(), Math.max(0, next - this.#clock.monotonic()));
  }

  #runDue(): void {
    this.#timerFor = Infinity;
    this.#stopTimer = undefined;
    const now = this.#clock.monotonic();
    while ((this.#entries.at(-1)?.dueAt ?? Infinity) <= now) this.#entries.pop()?.run();
    this.#arm();
  }
}
