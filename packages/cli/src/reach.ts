/** A request to a server at any port, as `fetch` would make it: that one refuses ports of other protocols, where a server may listen. */
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { Readable } from 'node:stream';

interface Reaching {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** Statuses whose answers have no body. */
const BODILESS = [204, 205, 304];

/** Redirects are answers; rejects with what the system says where there is none. */
export const reach = (url: URL, { method = 'GET', headers = {}, body, signal }: Reaching = {}): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? overHttps : overHttp;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { method, headers: { ...headers, ...length }, agent: false, ...(signal && { signal }) };
    const outgoing = request(url, options, (incoming) => {
      const { statusCode: status = 0, rawHeaders } = incoming;
      const pairs = rawHeaders.flatMap((name, at): [string, string][] =>
        at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : [],
      );
      const isBodiless = BODILESS.includes(status);
      if (isBodiless) incoming.resume();
      const stream = isBodiless ? null : (Readable.toWeb(incoming) as unknown as ReadableStream<Uint8Array>);
      resolve(new Response(stream, { status, headers: pairs }));
    });
    // Whoever gave it up says why.
    outgoing.on('error', (error) => reject(signal?.aborted === true ? (signal.reason as Error) : error)).end(body);
  });
