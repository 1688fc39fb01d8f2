/** The seam around a call: whatever watches, marks or measures requests is a function of this form. */

/** One attempt of a call, as a middleware sees it. */
export interface MiddlewareRequest {
  /** HTTP method. */
  readonly method: string;
  /** Path below the base URL, with its query; of a download `/[redacted]`. */
  readonly path: string;
  /** The path with `{id}` in place of ids, for names of spans and metrics; undefined where it is not known. */
  readonly route: string | undefined;
  /** The whole address; of a download only its host. */
  readonly url: string;
  /** What will be sent, names in lower case. The API key is not among them: it is added after the last middleware. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string | undefined;
  /** 1 for the first attempt of a call. */
  readonly attempt: number;
  /** The same for all attempts of a call; the service sees it as `x-client-request-id`. */
  readonly callId: string;
  /** Whether it fetches a video, perhaps from another host, and not an answer of the service. */
  readonly download: boolean;
  /**
   * Whether it may be sent twice. Where not (a render, a new webhook, a download), `next` can be called once, and what came
   * over the wire counts whatever the middleware does afterwards.
   */
  readonly repeatable: boolean;
}

/** The answer to an attempt, whatever its status. */
export interface MiddlewareAnswer {
  /** HTTP status. */
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The text of the body; undefined for a download, whose bytes go past. */
  readonly body: string | undefined;
}

/** What a middleware may change: headers, which are added to those of the request. */
export interface MiddlewareChange {
  /** Replaces headers of the same name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends the request through the rest. Rejects with a ConnectionError, TimeoutError or AbortedError when no answer comes. */
export type MiddlewareNext = (change?: MiddlewareChange) => Promise<MiddlewareAnswer>;

/**
 * One function around each attempt of a call. It calls `next`, perhaps with more headers, and returns its answer; for a
 * repeatable call it may return another. What it throws before `next` ends the call with nothing sent.
 */
export type Middleware = (request: MiddlewareRequest, next: MiddlewareNext) => Promise<MiddlewareAnswer>;
