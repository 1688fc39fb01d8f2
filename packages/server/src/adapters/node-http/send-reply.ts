/** Sends an answer over a socket. */
import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { GatheringMessage } from './gathering-message';

/** An answer in its parts; a text is sent with its length. */
export interface SocketReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | ReadableStream<Uint8Array> | null;
}

/** How long a client that was answered already may go on sending, so that it gets to read its answer. */
const DRAIN_MS = 2000;

/**
 * Reads on, one chunk in a turn of the event loop: dozens of senders at full speed would keep everybody else waiting. Tiny
 * pieces are not worth it.
 */
const drain = (incoming: GatheringMessage): void => {
  if (incoming.complete || incoming.destroyed) return;
  const timer = setTimeout(() => incoming.destroy(), DRAIN_MS).unref();
  if (incoming.isSlow) return incoming.leave();
  incoming
    .once('close', () => clearTimeout(timer))
    .on('data', () => {
      incoming.pause();
      setImmediate(() => incoming.resume());
    })
    .resume();
};

export const sendReply = (incoming: GatheringMessage, outgoing: ServerResponse, reply: SocketReply): void => {
  const { status, body } = reply;
  const headers = reply.headers as Record<string, string | string[]>;
  if (typeof body === 'string') {
    outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
    return drain(incoming);
  }
  outgoing.writeHead(status, headers);
  // What becomes of the body is told apart from what became of the request.
  if (body !== null) outgoing.flushHeaders();
  if (body === null) outgoing.end();
  // Whatever ends the stream early ends the connection too: the length that was announced can't be kept any more. A client that
  // goes ends the stream at once, also while it waits for more.
  else pipeline(Readable.fromWeb(body as NodeStream), outgoing, () => undefined);
  drain(incoming);
};
