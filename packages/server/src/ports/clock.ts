/**
 * Time, of two kinds. The virtual clock is the service's time: windows, the hour, links, retries, delays on request. Real
 * time is for what must not be fooled by it: leases and the measuring of requests.
 */

/** The virtual clock stops here: all that is derived from it is still a date with four digits for its year. */
export const LATEST_TIME = Date.UTC(9999, 0, 1);

/** The settings of the virtual clock, as they are stored. */
export interface ClockState {
  /** What is added to real time, in milliseconds. */
  readonly offsetMs: number;
  /** The time at which it stands still, in Unix milliseconds; null when it runs. */
  readonly frozenAt: number | null;
}

/** Work that a drain waits for. It is idle while it waits for a virtual time, for an event outside, or for nothing. */
export interface Work {
  idle(): void;
  busy(): void;
  end(): void;
}

export interface Clock {
  /** The virtual time in Unix milliseconds. */
  now(): number;
  /** Real Unix milliseconds. */
  realNow(): number;
  /**
   * Resolves at a virtual time. `work` counts as idle until then. Rejects with the signal's reason. What waits in the
   * `background` keeps no process alive.
   */
  until(
    due: number,
    options?: { readonly signal?: AbortSignal; readonly work?: Work; readonly background?: true },
  ): Promise<void>;
  /** Calls back every so many real milliseconds, until the returned function is called. */
  everyReal(ms: number, callback: () => void): () => void;
  /** Resolves after real milliseconds. */
  realDelay(ms: number): Promise<void>;
}

/** The clock as the admin API turns it. */
export interface VirtualClock extends Clock {
  read(): ClockState;
  /** The first time that anybody waits for. */
  nextDue(): number | undefined;
  /** Moves forward through everything that becomes due, in its order. */
  advance(ms: number): Promise<void>;
  freeze(frozen: boolean): Promise<void>;
  /** Takes a stored state over, waking whoever has become due. */
  restore(state: ClockState): void;
  close(): void;
}
