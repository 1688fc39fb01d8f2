/** What a failed call was given. Kept out of sight by the errors, and read by `explain()` only. */

/** Where the request came from, for advice that fits; `next` is its app router, `next-pages` an API route of its pages router. */
export type Framework =
  | 'express'
  | 'fastify'
  | 'hono'
  | 'next'
  | 'next-pages'
  | 'lambda'
  | 'fetch'
  | 'node'
  | 'koa'
  | 'nest';

/** What an entry of this package is for. */
export type Adapter = Exclude<Framework, 'next-pages'>;

/** What `explain()` cannot know by itself. */
export interface ExplainHint {
  /**
   * The framework that handed over the body; the adapters of this package fill it in themselves. Advice is for all of
   * them when it is left out, and names none when it is null.
   */
  readonly framework?: Framework | null | undefined;
}

/** One call, as it was made: nothing about it has been checked. */
export interface Attempt extends ExplainHint {
  readonly rawBody: unknown;
  readonly headers: unknown;
  readonly secret: unknown;
  readonly options: unknown;
  /** Whether a receiver of this package took the body: bytes are then those that came over the wire. */
  readonly isReceived?: boolean | undefined;
}
