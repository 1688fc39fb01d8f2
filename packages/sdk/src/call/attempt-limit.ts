import type { Clock } from '../clock/clock';
import { onAbort } from '../clock/on-abort';
import type { Cancellation } from '../transport/cancellation';
import { ABORTED, TIMED_OUT } from './broken-attempt';
import { type Deadlines, Timed } from './deadlines';
import type { AttemptLimits } from './sending';

const nothing = (): void => undefined;

/** Cancels an attempt when its time is over or its signal is aborted, until `end` is called. */
export class AttemptLimit extends Timed {
  readonly #cancellation: Cancellation;
  readonly #limits: AttemptLimits;
  readonly #clock: Clock;
  /** Where the attempt has the time of most; else it has a timer of its own. */
  readonly #shared: Deadlines | undefined;
  readonly #unlisten: () => void;
  #stopTimer = nothing;

  constructor(cancellation: Cancellation, limits: AttemptLimits, clock: Clock, deadlines: Deadlines) {
    super();
    const { timeoutMs, moreMs, signal } = limits;
    this.#cancellation = cancellation;
    this.#limits = limits;
    this.#clock = clock;
    this.#shared = moreMs === undefined && timeoutMs === deadlines.ms ? deadlines : undefined;
    if (this.#shared === undefined) this.#stopTimer = clock.setTimer(() => this.timeOut(), timeoutMs);
    else deadlines.add(this);
    this.#unlisten = signal === undefined ? nothing : onAbort(signal, () => cancellation.cancel(ABORTED));
  }

  override timeOut(): void {
    const more = this.#limits.moreMs?.() ?? 0;
    if (more <= 0) return this.#cancellation.cancel(TIMED_OUT);
    this.#limits.timeoutMs += more;
    this.#stopTimer = this.#clock.setTimer(() => this.timeOut(), more);
  }

  end(): void {
    if (this.#shared === undefined) this.#stopTimer();
    else this.#shared.remove(this);
    this.#unlisten();
  }
}
