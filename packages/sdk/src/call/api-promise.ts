/** The answer behind a result: what came over the wire. */
export interface ApiResponse {
  /** HTTP status. */
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The raw body. */
  readonly body: string;
  /** What to name to support: what the service or a gateway called the request, else our own id of the call. */
  readonly requestId?: string | undefined;
}

/** A result together with its answer. */
export interface WithResponse<T> {
  /** What the call resolves to. */
  readonly data: T;
  /** The answer that it was read from. */
  readonly response: ApiResponse;
}

/** A promise of a result, which can also give the answer that the result was read from. */
export class ApiPromise<T> extends Promise<T> {
  /** What `then` makes is an ordinary promise: only the first link of the chain knows the answer. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #whole: Promise<WithResponse<T>>;

  constructor(whole: Promise<WithResponse<T>>) {
    super((resolve, reject) => {
      whole.then(({ data }) => resolve(data), reject);
    });
    this.#whole = whole;
  }

  /** Resolves to the result and to status, headers and raw body of its answer. */
  withResponse(): Promise<WithResponse<T>> {
    // Whoever takes the whole handles its rejection; the same rejection must not count as unhandled here.
    this.catch(() => undefined);
    return this.#whole;
  }
}
