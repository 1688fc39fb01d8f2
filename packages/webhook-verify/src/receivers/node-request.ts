/**
 * Takes a Node request apart: its headers, and its raw body up to a limit. When something read the stream before, what
 * it left on the request is all there is: bytes and text are verified, a parsed object is refused.
 */
import type { IncomingMessage } from 'node:http';
import { concatBytes } from './concat-bytes';

/** A Node request, with what body parsers and platforms put on it. */
export type NodeRequest = IncomingMessage & { readonly body?: unknown; readonly rawBody?: unknown };

/** The raw list, since Node's parsed headers join duplicates; the latter where a platform made up the request. */
export const nodeHeaders = (request: NodeRequest): unknown =>
  request.rawHeaders?.length > 0 ? request.rawHeaders : request.headers;

export const readNodeBody = (request: NodeRequest, maxBytes: number): unknown => {
  if (ArrayBuffer.isView(request.rawBody)) return request.rawBody;
  if (request.readableDidRead || request.readableEnded) {
    // Without a trace of the body, the request itself stands for "already read".
    return typeof request.rawBody === 'string' ? request.rawBody : (request.body ?? request);
  }
  return readStream(request, maxBytes);
};

const readStream = (request: NodeRequest, maxBytes: number): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const settle = (error?: Error): void => {
      request.off('data', onData).off('end', onEnd).off('error', settle).off('close', onClose);
      if (error) reject(error);
      else resolve(concatBytes(chunks));
    };
    const onEnd = (): void => settle();
    const onClose = (): void => settle(new Error('The sender closed the connection before the body was complete.'));
    const onData = (chunk: Uint8Array | string): void => {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk, request.readableEncoding ?? 'utf8') : chunk;
      chunks.push(bytes);
      length += bytes.length;
      if (length <= maxBytes) return;
      // Longer than allowed: the rest is discarded, so that the answer still reaches the sender.
      settle();
      request.resume();
    };
    // It may be gone already, and then nothing would ever be heard of it.
    if (request.destroyed) return onClose();
    request.on('data', onData).on('end', onEnd).on('error', settle).on('close', onClose);
  });
