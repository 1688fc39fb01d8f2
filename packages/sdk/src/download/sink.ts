import type { Writable } from 'node:stream';
import { InvalidRequestError } from '../errors/invalid-request-error';
import type { Destination } from './download-options';
import { openFileSink } from './file-sink';
import { StreamSink } from './node-stream-sink';
import type { Validators } from './validators';
import { WebStreamSink } from './web-stream-sink';

/** Where the bytes of a video go, in order. */
export interface Sink {
  /** The file's path; undefined for a stream. */
  readonly path: string | undefined;
  /** Bytes that it has. */
  readonly offset: number;
  /** What is known of the video whose bytes an earlier call left in it. */
  readonly kept?: Validators | undefined;
  /** Takes down which video its bytes are of, for a later call; without, no call goes on with them. */
  keep?(validators: Validators | undefined): Promise<void>;
  /** So many of its bytes, fewer at its end. A stream can't be read. */
  read?(at: number, length: number): Promise<Uint8Array>;
  write(chunk: Uint8Array): Promise<void>;
  /** Throws away what it has, to begin anew; false when it cannot, as a stream cannot. */
  restart(): Promise<boolean>;
  /** All bytes are there: a file gets its name only now. */
  finish(): Promise<void>;
  /** The download ends without all bytes. */
  abandon(error: unknown): Promise<void>;
}

const isWebStream = (value: unknown): value is WritableStream<Uint8Array> =>
  typeof (value as { getWriter?: unknown } | null)?.getWriter === 'function' && !(value as WritableStream).locked;

const isNodeStream = (value: unknown): value is Writable =>
  typeof (value as { pipe?: unknown } | null)?.pipe === 'function';

/** Opens a destination; `name` tells the partial file of one video from that of another. */
export const openSink = async (
  destination: Destination,
  { name, keepPartial }: { readonly name: string; readonly keepPartial: boolean },
): Promise<Sink> => {
  if (typeof destination === 'string' || (destination instanceof URL && destination.protocol === 'file:')) {
    return openFileSink(destination, { name, keepPartial });
  }
  if (isWebStream(destination)) return new WebStreamSink(destination);
  if (isNodeStream(destination)) return new StreamSink(destination);
  throw new InvalidRequestError('The destination of a download is neither a path nor a free writable stream', {
    nextStep: 'Pass a path, a file: URL, a Node Writable or a WritableStream.',
  });
};
