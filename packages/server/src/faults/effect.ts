/** What an effect of a fault is: what it takes, and what it does to an answer or to how its bytes come. */

/** An answer in its parts, as the service gives it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | ReadableStream<Uint8Array> | null;
}

export interface Wire {
  /** Waits in real time. */
  readonly delay: (ms: number) => Promise<void>;
  /** Resets the connection, where there is one. */
  readonly reset: (() => void) | undefined;
}

export interface Context {
  /** The server's clock, in Unix milliseconds. */
  readonly now: number;
  /** Whether the answer is the fault's own: the request was not handled. */
  readonly isOwn: boolean;
}

/** What a member of `effect` may be. */
export type Takes =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly [string, ...string[]] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'json' }
  | { readonly kind: 'text'; readonly problem: (text: string) => string | undefined }
  /** JSON values by the paths of members. */
  | { readonly kind: 'members'; readonly problem: (path: string) => string | undefined };

export type Bytes = AsyncIterable<Uint8Array>;

export interface EffectKind<Value> {
  readonly takes: Takes;
  /** What a caller sees, as a table tells it. */
  readonly about: string;
  /** Changes what is said. */
  readonly change?: (answer: Answer, value: Value, context: Context) => Answer;
  /** Changes how the bytes of the body come. */
  readonly send?: (bytes: Bytes, value: Value, wire: Wire) => Bytes;
}

/** More bytes, and bytes a second, than any answer has. */
export const MAX_BYTES = 10 ** 12;
