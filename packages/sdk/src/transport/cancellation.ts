/**
 * Ends one attempt from outside: the caller's signal or a timeout. Lighter than an AbortController, of which one would
 * be made for each request.
 */
export class Cancellation {
  #listeners: Array<(reason: unknown) => void> = [];
  cancelled = false;
  reason: unknown;

  /** Ends the attempt; later calls do nothing. */
  cancel(reason: unknown): void {
    if (this.cancelled) return;
    this.cancelled = true;
    this.reason = reason;
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const listener of listeners) listener(reason);
  }

  /** Calls back when it is cancelled, at once if it is already. */
  onCancel(listener: (reason: unknown) => void): void {
    if (this.cancelled) listener(this.reason);
    else this.#listeners.push(listener);
  }
}
