import { brokenStream } from './broken-stream';

/** Writes into a stream of the web. */
export class WebStreamSink {
  readonly path = undefined;
  offset = 0;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;

  constructor(stream: WritableStream<Uint8Array>) {
    this.#writer = stream.getWriter();
    this.#writer.closed.catch(() => undefined);
  }

  async write(chunk: Uint8Array): Promise<void> {
    try {
      await this.#writer.ready;
      await this.#writer.write(chunk);
    } catch (error) {
      throw brokenStream(error);
    }
    this.offset += chunk.byteLength;
  }

  async restart(): Promise<boolean> {
    return this.offset === 0;
  }

  async finish(): Promise<void> {
    await this.#writer.close().catch((error: unknown) => {
      throw brokenStream(error);
    });
  }

  async abandon(error: unknown): Promise<void> {
    // Not waited for: it ends after the write that is under way, and that one may never end.
    void this.#writer.abort(error).catch(() => undefined);
  }
}
