import type { FetchLike } from '@vid/sdk';

type Answer = (request: {
  method: string;
  path: string;
  headers: Headers;
  body: string;
  signal: AbortSignal;
}) => Response | Promise<Response>;

/** A service as a function: answers requests without a socket and keeps what it was sent. */
export class FakeService {
  readonly received: Array<{ method: string; path: string; headers: Headers; body: string }> = [];
  readonly #answer: Answer;

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  get fetch(): FetchLike {
    return async (request) => {
      const { pathname, search } = new URL(request.url);
      const received = {
        method: request.method,
        path: pathname + search,
        headers: request.headers,
        body: await request.text(),
      };
      this.received.push(received);
      return this.#answer({ ...received, signal: request.signal });
    };
  }
}

export const respond = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
