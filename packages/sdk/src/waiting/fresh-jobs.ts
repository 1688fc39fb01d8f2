import type { Clock } from '../clock/clock';

/** Milliseconds after its 202 in which a job may be unknown to a part of the service. */
const FRESH_MS = 30_000;

/** The jobs that this client was told of a moment ago. */
export class FreshJobs {
  readonly #clock: Clock;
  /** When each was accepted, on the monotonic clock; oldest first. */
  readonly #acceptedAt = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes down that the service has just accepted a job. */
  add(jobId: string): void {
    this.#forget();
    this.#acceptedAt.set(jobId, this.#clock.monotonic());
  }

  has(jobId: string): boolean {
    this.#forget();
    return this.#acceptedAt.has(jobId);
  }

  #forget(): void {
    const before = this.#clock.monotonic() - FRESH_MS;
    for (const [jobId, at] of this.#acceptedAt) {
      if (at > before) return;
      this.#acceptedAt.delete(jobId);
    }
  }
}
