import type { Writable } from 'node:stream';
import { brokenStream } from './broken-stream';

/** Streams of the process stay open: they are not the download's to end. */
const isProcessStream = (stream: unknown): boolean =>
  typeof process === 'object' && (stream === process.stdout || stream === process.stderr);

/** Writes into a stream of Node's, waiting for each chunk to be taken. */
export class StreamSink {
  readonly path = undefined;
  offset = 0;
  readonly #stream: Writable;
  readonly #onError = (): void => undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
    // A failure is reported by the write that meets it; without a listener it would end the process.
    stream.on('error', this.#onError);
  }

  async write(chunk: Uint8Array): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#stream.write(chunk, (error) => (error ? reject(brokenStream(error)) : resolve()));
    });
    this.offset += chunk.byteLength;
  }

  async restart(): Promise<boolean> {
    return this.offset === 0;
  }

  async finish(): Promise<void> {
    if (!isProcessStream(this.#stream)) {
      await new Promise<void>((resolve, reject) => {
        this.#stream.once('error', (error) => reject(brokenStream(error)));
        this.#stream.end(() => resolve());
      });
    }
    this.#stream.off('error', this.#onError);
  }

  async abandon(error: unknown): Promise<void> {
    if (!isProcessStream(this.#stream)) this.#stream.destroy(error instanceof Error ? error : undefined);
  }
}
