/** What the service reads of a request: a `Request` has it, and so has one that a socket received. */
export interface AppRequest {
  readonly method: string;
  /** Absolute; only its path and its query count. */
  readonly url: string;
  readonly headers: { get(name: string): string | null; keys(): Iterable<string> };
  /** Pieces in which the body came so far, where that is known; some may not have been read yet. */
  readonly pieces?: { readonly count: number; readonly bytes: number };
  /** The bytes of the body, once; null when there is none. */
  readonly body: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | null;
}
