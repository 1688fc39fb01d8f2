/** Bytes of a body in pieces, and their end before it is there. */
import type { Answer, Bytes, Wire } from './effect';

export const bytesOf = async function* (body: NonNullable<Answer['body']>): Bytes & AsyncGenerator<Uint8Array> {
  if (typeof body === 'string') yield Buffer.from(body);
  else yield* body as unknown as Bytes;
};

/** The same bytes in pieces of at most so many; `pause` is waited for between two, so that they are written one by one. */
export const inPieces = async function* (
  bytes: Bytes,
  size: number,
  pause: (next: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of bytes)
    for (let at = 0; at < chunk.length; at += size) {
      const piece = chunk.subarray(at, at + size);
      if (!isFirst) await pause(piece.length);
      isFirst = false;
      yield piece;
    }
};

/** What a caller of `fetch` sees of a connection that ended within a body. */
const ended = (message: string, code: string): TypeError =>
  new TypeError('terminated', { cause: Object.assign(new Error(message), { code }) });

/** The first so many bytes; whatever follows them is not sent, and the connection ends. */
export const endingAt = async function* (
  bytes: Bytes,
  most: number,
  { delay, reset }: Wire,
  how: 'closed' | 'reset',
): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const chunk of bytes) {
    const piece = chunk.subarray(0, most - sent);
    if (piece.length > 0) yield piece;
    sent += piece.length;
    if (piece.length === chunk.length) continue;
    // What was sent is to leave before the end does.
    await delay(0);
    if (how === 'closed') throw ended('other side closed', 'UND_ERR_SOCKET');
    reset?.();
    throw ended('read ECONNRESET', 'ECONNRESET');
  }
};
