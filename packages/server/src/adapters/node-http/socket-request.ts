/**
 * A request that a socket received, seen as the service reads one. It stands in for a global `Request`, whose first use
 * makes Node load its whole HTTP client.
 */
import { canParseUrl } from '@vid/sdk/contract';
import type { GatheringMessage } from './gathering-message';

/** The target names a path (`/v1/me`) or, as proxies write it, a whole URL. */
const absolute = (target: string): string => {
  if (target.startsWith('/')) return `http://localhost${target}`;
  return /^https?:\/\//i.test(target) && canParseUrl(target) ? target : `http://localhost/${encodeURI(target)}`;
};

/** The host that a target in the form of a whole URL names, as it is written there. */
const authorityOf = (target: string): string | undefined => /^https?:\/\/([^/?#]*)/i.exec(target)?.[1];

/** Of a request; a target that names another host than the header does is no request for either of them. */
class SocketHeaders {
  readonly #incoming: GatheringMessage;

  constructor(incoming: GatheringMessage) {
    this.#incoming = incoming;
  }

  get(name: string): string | null {
    const header = name.toLowerCase();
    const value = this.#incoming.headers[header];
    if (header === 'host') {
      const named = authorityOf(this.#incoming.url ?? '');
      if (named !== undefined && named !== value) return [value ?? '', named].flat().join(', ');
    }
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  }

  keys(): Iterable<string> {
    return Object.keys(this.#incoming.headers);
  }
}

export class SocketRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null; keys(): Iterable<string> };
  readonly #incoming: GatheringMessage;

  constructor(incoming: GatheringMessage) {
    this.#incoming = incoming;
    this.method = incoming.method ?? 'GET';
    this.url = absolute(incoming.url ?? '/');
    this.headers = new SocketHeaders(incoming);
  }

  /** Pieces in which the body came so far. */
  get pieces(): GatheringMessage['pieces'] {
    return this.#incoming.pieces;
  }

  /** Whoever stops reading leaves the connection open, so that the answer can still be sent. */
  get body(): AsyncIterable<Uint8Array> | null {
    const { headers } = this.#incoming;
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return null;
    return this.#incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  }
}
