/**
 * Keeps renders within the account's windows. The service counts in fixed windows whose edges nobody outside knows, so
 * this counts in sliding ones: what keeps within any 60 seconds keeps within every fixed minute. A request counts from
 * its sending until so long after its answer, since it arrived at some time in between. Specification: Limits.
 */
import type { Clock } from '../clock/clock';
import { sleep } from '../clock/sleep';
import { RATE_LIMITS } from '../contract';

export interface RenderLimits {
  readonly minute: number;
  readonly hour: number;
  readonly day: number;
}

/** A request that counts. */
export interface PacedAttempt {
  /** Its answer is there. */
  answered(): void;
  /** It was never sent and does not count. After `answered` this does nothing. */
  cancel(): void;
}

interface Counted {
  /** When it was answered, on the monotonic clock; undefined while it is under way. */
  answeredAt: number | undefined;
}

/** Lengths of the windows in milliseconds, the shortest first. */
export const RENDER_WINDOWS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** Clocks do not tick alike. */
const MARGIN_MS = 100;

export class RenderPacer {
  readonly #clock: Clock;
  #counted: Counted[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts a request that is sent now. */
  open(): PacedAttempt {
    const counted: Counted = { answeredAt: undefined };
    this.#counted.push(counted);
    return {
      answered: () => {
        counted.answeredAt ??= this.#clock.monotonic();
      },
      cancel: () => {
        if (counted.answeredAt === undefined) this.#counted = this.#counted.filter((other) => other !== counted);
      },
    };
  }

  /** Waits until one more request fits into every window, and counts it. */
  async turn(
    limits: RenderLimits,
    signal: AbortSignal | undefined,
    onPause?: (ms: number) => void,
  ): Promise<PacedAttempt> {
    for (let told = false; ; told = true) {
      const delay = this.delay(limits);
      if (delay <= 0) return this.open();
      if (!told) onPause?.(delay);
      await sleep(this.#clock, delay, signal, 'Waiting for the rate limit');
    }
  }

  /** Milliseconds until one more request fits. */
  delay(limits: RenderLimits = RATE_LIMITS.render): number {
    const now = this.#clock.monotonic();
    this.#counted = this.#counted.filter(({ answeredAt = now }) => answeredAt > now - RENDER_WINDOWS.day - MARGIN_MS);
    const times = this.#counted.map(({ answeredAt = now }) => answeredAt).sort((a, b) => a - b);
    const waits = (Object.keys(RENDER_WINDOWS) as Array<keyof typeof RENDER_WINDOWS>).map((window) => {
      const holding = times.at(-limits[window]);
      return holding === undefined ? 0 : holding + RENDER_WINDOWS[window] + MARGIN_MS - now;
    });
    return Math.max(0, ...waits);
  }
}
