/**
 * A transport on a fetch function: the global one, or the whole service as a function. Fetch does not tell whether a
 * request left, so only errors that prove it count as not sent.
 */
import { decodeAnswer } from './content-coding';
import { failureOf } from './failure';
import { brokenOff, readWhole, showReading, TextCollector } from './read-whole';
import type { AnswerHead, OpenAnswer, Transport, TransportRequest, WholeAnswer } from './transport';

/** A fetch-like function; it is handed a `Request`, and the same again as `init` for functions that read that. */
export type FetchLike = (request: Request, init?: RequestInit) => Response | Promise<Response>;

/** A request that prints as its URL, for fetch functions that take their first argument for one. */
const printable = (url: URL, init: RequestInit): Request => {
  const request = new Request(url, init);
  return Object.defineProperty(request, 'toString', { value: () => url.href });
};

async function* bodyOf(response: Response, ended: () => void): AsyncGenerator<Uint8Array, void, undefined> {
  if (response.body === null) return ended();
  const reader = response.body.getReader();
  try {
    for (;;) {
      const next = (await reader.read()) as { done: boolean; value?: Uint8Array };
      if (next.value === undefined) return;
      yield next.value;
    }
  } catch (error) {
    throw failureOf(error, { sent: true, answering: true });
  } finally {
    ended();
    await reader.cancel().catch(() => undefined);
  }
}

export class FetchTransport implements Transport {
  readonly name = 'fetch';
  readonly #fetch: FetchLike;
  readonly #underWay = new Set<AbortController>();

  constructor(fetch: FetchLike) {
    this.#fetch = fetch;
  }

  async exchange(request: TransportRequest): Promise<WholeAnswer> {
    const taken = new TextCollector();
    let head: AnswerHead | undefined;
    const whole = this.open(request).then((answer) => {
      head = answer;
      showReading(request.cancellation, answer, taken);
      return readWhole(answer, taken);
    });
    return this.#orCancelled(request, whole, true).catch((error: unknown) => {
      throw head === undefined ? error : brokenOff(error, head, taken);
    });
  }

  open(request: TransportRequest): Promise<OpenAnswer> {
    const { method, headers, body, cancellation } = request;
    const abort = new AbortController();
    const ended = (): void => void this.#underWay.delete(abort);
    this.#underWay.add(abort);
    cancellation.progress = { sent: true, partial: undefined };
    cancellation.onCancel((reason) => {
      ended();
      abort.abort(reason);
    });
    const init: RequestInit = {
      method,
      headers: { ...headers },
      redirect: 'manual',
      signal: abort.signal,
      ...(body === undefined ? {} : { body }),
    };
    const answer = (async () => {
      try {
        const response = await this.#fetch(printable(new URL(request.path, request.origin), init), init);
        const head = { status: response.status, headers: Object.fromEntries(response.headers) };
        return decodeAnswer({ ...head, body: bodyOf(response, ended) });
      } catch (error) {
        ended();
        throw failureOf(error, { sent: undefined, answering: false });
      }
    })();
    return this.#orCancelled(request, answer, false);
  }

  /** The connections are the fetch function's. */
  async close(): Promise<void> {}

  async destroy(): Promise<void> {
    for (const abort of this.#underWay) abort.abort(new Error('the client was destroyed'));
  }

  /** A fetch function may not listen to its signal; the caller is answered at once all the same. */
  #orCancelled<T>({ cancellation }: TransportRequest, answer: Promise<T>, answering: boolean): Promise<T> {
    return new Promise((resolve, reject) => {
      cancellation.onCancel((reason) => reject(failureOf(reason, { sent: true, answering })));
      answer.then(resolve, reject);
    });
  }
}
