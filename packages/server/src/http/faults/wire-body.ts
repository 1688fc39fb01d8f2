/** `truncate_at`, `reset_at`, `bytes_per_second` and `slice`: how the bytes of a body come over the wire, and how they end. */
import { Readable } from 'node:stream';
import type { Reply } from '../reply';
import type { Effect } from './fault';

export interface Wire {
  /** Waits in real time. */
  readonly delay: (ms: number) => Promise<void>;
  /** Resets the connection, where there is one. */
  readonly reset: (() => void) | undefined;
}

/** So often in a second something comes, however slow it is. */
const BEATS = 20;

/** What a caller of `fetch` sees of a connection that ended within a body. */
const ended = (message: string, code: string): TypeError =>
  new TypeError('terminated', { cause: Object.assign(new Error(message), { code }) });

const bytesOf = async function* (body: NonNullable<Reply['body']>): AsyncGenerator<Uint8Array> {
  if (typeof body === 'string') yield Buffer.from(body);
  else yield* body as unknown as AsyncIterable<Uint8Array>;
};

/** Where it has one, a rate sets the size of pieces; a slice makes them smaller still. */
const pieceSize = ({
  bytes_per_second: rate = Number.POSITIVE_INFINITY,
  slice = Number.POSITIVE_INFINITY,
}: Effect): number => Math.max(1, Math.min(slice, Math.ceil(rate / BEATS)));

const wired = async function* (
  body: NonNullable<Reply['body']>,
  effect: Effect,
  { delay, reset }: Wire,
): AsyncGenerator<Uint8Array> {
  const { truncate_at: cut, reset_at: resetAt, bytes_per_second: rate } = effect;
  const most = cut ?? resetAt ?? Number.POSITIVE_INFINITY;
  const size = pieceSize(effect);
  let sent = 0;
  for await (const chunk of bytesOf(body))
    for (let at = 0; at < chunk.length; ) {
      // A turn between two pieces, so that they are written one by one.
      await delay(rate === undefined ? 0 : sent === 0 ? 0 : (Math.min(size, chunk.length - at) / rate) * 1000);
      if (sent >= most) {
        if (resetAt === undefined) throw ended('other side closed', 'UND_ERR_SOCKET');
        reset?.();
        throw ended('read ECONNRESET', 'ECONNRESET');
      }
      const piece = chunk.subarray(at, at + Math.min(size, most - sent));
      yield piece;
      at += piece.length;
      sent += piece.length;
    }
};

/** The reply with a body that comes so; its length is announced as it was. */
export const wireBody = (reply: Reply, effect: Effect, wire: Wire): Reply => {
  const { body } = reply;
  const isAsked = [effect.truncate_at, effect.reset_at, effect.bytes_per_second, effect.slice].some(
    (value) => value !== undefined,
  );
  if (!isAsked || body === null) return reply;
  const length = typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  return {
    ...reply,
    headers: { ...reply.headers, ...length },
    body: Readable.toWeb(Readable.from(wired(body, effect, wire), { objectMode: false })) as ReadableStream<Uint8Array>,
  };
};
