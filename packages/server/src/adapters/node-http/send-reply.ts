/** Sends an answer over a socket. */
import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
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

/** By turns a name and a value, with the length: an object with one name more would be slow to make and to read. */
const withLength = (headers: SocketReply['headers'], length: number): OutgoingHttpHeader[] => {
  const list: OutgoingHttpHeader[] = [];
  for (const name of Object.keys(headers)) list.push(name, headers[name] as OutgoingHttpHeader);
  list.push('content-length', length);
  return list;
};

/** In one piece with its head, which costs the system less than two; by itself Node would send an end of no bytes with them. */
const sendText = (outgoing: ServerResponse, { status, headers }: SocketReply, text: string): void => {
  const length = Buffer.byteLength(text);
  outgoing.writeHead(status, withLength(headers, length));
  const { socket } = outgoing;
  if (socket === null) {
    outgoing.end(text);
    return;
  }
  socket.cork();
  outgoing.write(text, length === text.length ? 'latin1' : 'utf8');
  socket.uncork();
  outgoing.end();
};

export const sendReply = (incoming: GatheringMessage, outgoing: ServerResponse, reply: SocketReply): void => {
  const { status, body } = reply;
  if (typeof body === 'string') {
    sendText(outgoing, reply, body);
    return drain(incoming);
  }
  outgoing.writeHead(status, reply.headers as Record<string, string | string[]>);
  // What becomes of the body is told apart from what became of the request.
  if (body !== null) outgoing.flushHeaders();
  if (body === null) outgoing.end();
  // Whatever ends the stream early ends the connection too: the length that was announced can't be kept any more. A client that
  // goes ends the stream at once, also while it waits for more.
  else pipeline(Readable.fromWeb(body as NodeStream), outgoing, () => undefined);
  drain(incoming);
};
