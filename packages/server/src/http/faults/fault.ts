/** A failure on demand: for which requests, and what happens to them. */

/** What becomes of a request and of its answer. */
export interface Effect {
  /** Answers with this status in the place of handling the request. */
  readonly status?: number | undefined;
  /** The JSON body of that answer; without a status it takes the place of the service's own, when the request is handled. */
  readonly body?: unknown;
  /** Real milliseconds before anything else. */
  readonly delay_ms?: number | undefined;
  /** Closes the connection without an answer, before or after the request is handled. */
  readonly drop?: 'before' | 'after' | undefined;
  /** Members of the JSON body by their paths, put in the place of what is there. */
  readonly set?: Readonly<Record<string, unknown>> | undefined;
  /** Makes the body no JSON. */
  readonly malformed?: boolean | undefined;
  readonly content_type?: string | undefined;
  /** How far the `Date` of the answer is from the server's clock. */
  readonly date_skew_seconds?: number | undefined;
  /** The name of a header that comes twice. */
  readonly duplicate_header?: string | undefined;
  /** Closes the connection after so many bytes of the body. */
  readonly truncate_at?: number | undefined;
  /** Resets the connection after so many bytes of the body. */
  readonly reset_at?: number | undefined;
  readonly bytes_per_second?: number | undefined;
  /** Sends the body in pieces of so many bytes. */
  readonly slice?: number | undefined;
}

export interface Fault {
  readonly id: string;
  readonly match: {
    readonly method?: string | undefined;
    readonly path?: string | undefined;
    readonly user_id?: string | undefined;
  };
  readonly effect: Effect;
  /** How often it still acts; undefined: for ever. */
  readonly times?: number | undefined;
  /** How likely it acts on a request that matches; undefined: always. */
  readonly probability?: number | undefined;
  /** How often that was drawn. */
  readonly draws?: number | undefined;
}
