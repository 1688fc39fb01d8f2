/**
 * The bytes of an object as a stream that outlives a broken connection: it asks for the rest from where it was cut, and only
 * of the same object. Whoever stops reading ends the request, whatever it waits for. A reader who is slow may be so for as long as
 * it likes; S3, when asked for more, may not.
 */
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { ByteRange } from '../../ports/artifacts';

/** For how many milliseconds bytes are waited for, over all connections that break meanwhile. */
export interface StreamPatience {
  readonly firstMs: number;
  readonly nextMs: number;
}

export interface ObjectToRead {
  readonly client: S3Client;
  readonly bucket: string;
  readonly key: string;
  readonly range?: ByteRange | undefined;
  readonly patience: StreamPatience;
  /** What a failure is told as. */
  readonly explain: (error: unknown) => Error;
}

/** Broken connections in a row without a byte in between. */
const MAX_CUTS = 4;

const incomplete = (): Error => Object.assign(new Error('the answer ended too early'), { name: 'IncompleteAnswer' });

const silent = (): Error => Object.assign(new Error('no more bytes came'), { name: 'TimeoutError' });

async function* pieces(
  { client, bucket, key, range }: ObjectToRead,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  let at = range?.start ?? 0;
  let end = range?.end;
  let etag: string | undefined;
  for (let cuts = 0; ; cuts += 1) {
    const whole = at === 0 && end === undefined;
    try {
      const answer = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ...(whole ? {} : { Range: `bytes=${at}-${end ?? ''}` }),
          ...(etag === undefined ? {} : { IfMatch: etag }),
        }),
        { abortSignal: signal },
      );
      etag ??= answer.ETag;
      end ??= at + (answer.ContentLength ?? 0) - 1;
      for await (const piece of answer.Body as AsyncIterable<Uint8Array>) {
        at += piece.length;
        cuts = 0;
        yield piece;
      }
      if (at > end) return;
      throw incomplete();
    } catch (error) {
      // The client has tried again by itself what was refused; what broke in the middle is left to this.
      const refused = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode !== undefined;
      if (signal.aborted || refused || cuts + 1 >= MAX_CUTS) throw error;
    }
  }
}

export const objectStream = (object: ObjectToRead): ReadableStream<Uint8Array> => {
  const reading = new AbortController();
  const iterator = pieces(object, reading.signal);
  let ms = object.patience.firstMs;
  /** What is still waited for then is ended, and its error is nobody's. */
  const nextInTime = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(silent()), ms);
    });
    const next = iterator.next();
    next.catch(() => undefined);
    try {
      return await Promise.race([next, tooLate]);
    } finally {
      clearTimeout(timer);
      ms = object.patience.nextMs;
    }
  };
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const next = await nextInTime();
          if (next.done === true) controller.close();
          else controller.enqueue(next.value);
        } catch (error) {
          reading.abort();
          controller.error(object.explain(error));
        }
      },
      cancel: async () => {
        reading.abort();
        await iterator.return(undefined).catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
};
