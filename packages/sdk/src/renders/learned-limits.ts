/**
 * The limits that a run keeps to: those that were given, and what refusals have told since. A refusal closes the way for
 * everybody until the time that it names. Its window is then kept to, with as many renders as were accepted in it and no
 * fewer than the specification's, for one length of it; at each further refusal for twice as long, since limits seldom
 * change, and yet an account that others share has room again. Specification: Limits.
 */
import { RATE_LIMITS } from '../contract';
import { RENDER_WINDOWS, type RenderLimits } from '../idempotency/render-pacer';

type Window = keyof RenderLimits;

interface Learned {
  readonly limit: number;
  /** How many lengths of the window it holds. */
  readonly lengths: number;
  /** When it is tried whether more is accepted by now. */
  readonly until: number;
}

const BY_LENGTH = Object.keys(RENDER_WINDOWS) as Window[];

/** All times are those of a monotonic clock, in milliseconds. */
export class LearnedLimits {
  readonly #given: RenderLimits;
  readonly #learned = new Map<Window, Learned>();
  #closedUntil = Number.NEGATIVE_INFINITY;
  #acceptedAt: number[] = [];

  constructor(given: RenderLimits) {
    this.#given = given;
  }

  limits(now: number): RenderLimits {
    const limitOf = (window: Window): number => {
      const learned = this.#learned.get(window);
      return learned === undefined || learned.until <= now
        ? this.#given[window]
        : Math.min(this.#given[window], learned.limit);
    };
    return { minute: limitOf('minute'), hour: limitOf('hour'), day: limitOf('day') };
  }

  /** Milliseconds until the time that a refusal named. */
  closedFor(now: number): number {
    return Math.max(0, this.#closedUntil - now);
  }

  accepted(now: number): void {
    this.#acceptedAt = [...this.#acceptedAt.filter((at) => at > now - RENDER_WINDOWS.day), now];
  }

  /** A refusal that asked to wait for so many milliseconds. */
  refused(now: number, askedMs: number): void {
    // Who was sent beside the one that was refused first tells nothing new.
    const known = now < this.#closedUntil;
    this.#closedUntil = Math.max(this.#closedUntil, now + askedMs);
    if (known) return;
    // Nothing waits longer for a window than the window is long.
    const window = BY_LENGTH.find((name) => askedMs <= RENDER_WINDOWS[name]) ?? 'day';
    const seen = this.#acceptedAt.filter((at) => at > now - RENDER_WINDOWS[window]).length;
    const lengths = 2 * (this.#learned.get(window)?.lengths ?? 0.5);
    this.#learned.set(window, {
      limit: Math.max(seen, RATE_LIMITS.render[window]),
      lengths,
      until: now + askedMs + lengths * RENDER_WINDOWS[window],
    });
  }
}
