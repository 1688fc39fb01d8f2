/** Reads the raw body of a request of any kind: of Fetch, of Node, or taken apart by a framework. */
import { concatBytes } from './concat-bytes';
import { readFetchBody } from './read-fetch-body';

/** A request as a framework hands it over. */
export type RequestWithBody =
  | Request
  | (AsyncIterable<Uint8Array | string> & { readonly body?: unknown })
  | { readonly rawBody?: unknown; readonly body?: unknown };

/** Collects chunks, one beyond the limit at most: the verifier refuses what is longer. */
const collect = async (chunks: AsyncIterable<Uint8Array | string>, maxBytes: number): Promise<Uint8Array> => {
  const encoder = new TextEncoder();
  const all: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
    all.push(bytes);
    length += bytes.length;
    if (length > maxBytes) break;
  }
  return concatBytes(all);
};

const isIterable = (value: unknown): value is AsyncIterable<Uint8Array | string> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/**
 * The raw body, up to `maxBytes` and one chunk; what a parser left of it where there is nothing else, so that the verifier
 * tells what went wrong.
 */
export const readBody = async (request: RequestWithBody, maxBytes: number): Promise<unknown> => {
  if ('bodyUsed' in request && 'arrayBuffer' in request) return readFetchBody(request, maxBytes);
  if ('rawBody' in request && request.rawBody !== undefined) return request.rawBody;
  if (request.body !== undefined && !isIterable(request.body)) return request.body;
  return isIterable(request) ? collect(request, maxBytes) : request.body;
};
