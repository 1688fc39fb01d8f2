/** What a run over many renders waits for: the next request of its source, and the outcomes of those under way. */
import type { RenderOutcome } from '../types/render-outcome';
import type { RenderRequest } from '../types/render-request';

/** Requests as a list, a generator or an asynchronous source that is read as fast as it can be rendered. */
export type RenderRequests = Iterable<RenderRequest> | AsyncIterable<RenderRequest>;

type Next = readonly [index: number, request: RenderRequest];

export async function* numbered(requests: RenderRequests): AsyncGenerator<Next, void, undefined> {
  let index = 0;
  for await (const request of requests) {
    yield [index, request];
    index += 1;
  }
}

/** What a run waits for. */
export type Happening =
  | { readonly pulled: IteratorResult<Next, void> }
  | { readonly outcome: RenderOutcome }
  /** The source, or a callback of the caller's for the request at `index`, threw. */
  | { readonly index: number; readonly error: unknown };

/** The place of the source among the requests. */
export const SOURCE = -1;

export const asPulled = (pulled: IteratorResult<Next, void>): Happening => ({ pulled });

export const asFailed =
  (index: number) =>
  (error: unknown): Happening => ({ index, error });
