type Listener = (reason: unknown) => void;

/** How far an attempt has come. */
export interface Progress {
  /** Whether it may have left. */
  readonly sent: boolean;
  /** What came of its answer; undefined before its head, and where a coding must be taken off first. */
  readonly partial:
    | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly text: string }
    | undefined;
}

/**
 * Ends one attempt from outside: the caller's signal or a timeout. Lighter than an AbortController, of which one would
 * be made for each request.
 */
export class Cancellation {
  /** Mostly the only one, so it needs no list. */
  #listener: Listener | undefined;
  #others: Listener[] | undefined;
  cancelled = false;
  reason: unknown;
  /** Of the attempt that this ends, once it is the transport's. */
  progress: Progress | undefined;

  /** Ends the attempt; later calls do nothing. */
  cancel(reason: unknown): void {
    if (this.cancelled) return;
    this.cancelled = true;
    this.reason = reason;
    const listener = this.#listener;
    const others = this.#others;
    this.#listener = undefined;
    this.#others = undefined;
    listener?.(reason);
    for (const other of others ?? []) other(reason);
  }

  /** Calls back when it is cancelled, at once if it is already. */
  onCancel(listener: Listener): void {
    if (this.cancelled) listener(this.reason);
    else if (this.#listener === undefined) this.#listener = listener;
    else (this.#others ??= []).push(listener);
  }
}
