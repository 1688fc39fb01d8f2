/**
 * Ends what takes too long with one timer for all that has the same time. A client under load begins and ends thousands of
 * attempts a second and hardly one comes to its time: a timer for each would be a tenth of what a call costs.
 */
import type { Clock } from '../clock/clock';

/** What has a time; a link of the chain that `Deadlines` holds. */
export abstract class Timed {
  /** When it is over, on the clock that never jumps. */
  overAt = 0;
  before: Timed | undefined = undefined;
  after: Timed | undefined = undefined;

  abstract timeOut(): void;
}

export class Deadlines {
  readonly #clock: Clock;
  readonly #ms: number;
  /** The one that is over first; all have the same time, so the order is that of their beginnings. */
  #first: Timed | undefined;
  #last: Timed | undefined;
  #stopTimer: (() => void) | undefined;

  constructor(clock: Clock, ms: number) {
    this.#clock = clock;
    this.#ms = ms;
  }

  /** Milliseconds that everything here has. */
  get ms(): number {
    return this.#ms;
  }

  /** Begins the time of something. */
  add(timed: Timed): void {
    timed.overAt = this.#clock.monotonic() + this.#ms;
    const last = this.#last;
    this.#last = timed;
    if (last === undefined) {
      this.#first = timed;
      this.#stopTimer = this.#clock.setTimer(this.#look, this.#ms);
      return;
    }
    last.after = timed;
    timed.before = last;
  }

  /** Ends it in time. The timer runs on for what is left, and goes with the last one: nothing keeps the process alive. */
  remove(timed: Timed): void {
    const { before, after } = timed;
    if (before === undefined) {
      if (this.#first !== timed) return;
      this.#first = after;
    } else before.after = after;
    if (after === undefined) this.#last = before;
    else after.before = before;
    timed.before = undefined;
    timed.after = undefined;
    if (this.#first !== undefined) return;
    this.#stopTimer?.();
    this.#stopTimer = undefined;
  }

  readonly #look = (): void => {
    this.#stopTimer = undefined;
    const now = this.#clock.monotonic();
    for (let timed = this.#first; timed !== undefined; timed = this.#first) {
      if (timed.overAt > now) {
        this.#stopTimer = this.#clock.setTimer(this.#look, timed.overAt - now);
        return;
      }
      this.remove(timed);
      timed.timeOut();
    }
  };
}
