/** Who calls the service: a key, or nobody, with the endpoints of the contract. */
import { AUTHORIZATION_HEADER, ENDPOINT_PATHS, type EndpointName, IDEMPOTENCY_KEY_HEADER } from '@vid/sdk/contract';
import type { Exchange, WireRequest } from './exchange';

export interface CallOptions {
  /** The `{id}` of the path. */
  readonly id?: string | number;
  readonly body?: unknown;
  /** The body as it goes out, in the place of `body`. */
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Caller {
  call(endpoint: EndpointName, options?: CallOptions): Promise<Exchange>;
  /** POST /v1/render. */
  render(body: unknown, idempotencyKey?: string): Promise<Exchange>;
}

/** How a request goes out; whoever makes callers adds patience and care. */
export type Send = (request: WireRequest, endpoint: EndpointName) => Promise<Exchange>;

export const makeCaller = (base: string, authorization: string | undefined, send: Send): Caller => {
  const call: Caller['call'] = (endpoint, { id = '', body, raw, headers = {} } = {}) => {
    const { method, path } = ENDPOINT_PATHS[endpoint];
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    return send(
      {
        method,
        url: `${base}${path.replace('{id}', encodeURIComponent(id))}`,
        headers: {
          ...(authorization === undefined ? {} : { [AUTHORIZATION_HEADER]: authorization }),
          ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: text,
      },
      endpoint,
    );
  };
  return {
    call,
    render: (body, key) =>
      call('createRender', { body, ...(key === undefined ? {} : { headers: { [IDEMPOTENCY_KEY_HEADER]: key } }) }),
  };
};
