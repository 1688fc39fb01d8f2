/**
 * Turns pushed chunks into an async iterable with back-pressure: `push` returns false when the reader is behind, and the
 * `resume` callback is called when it has caught up. Leaving the loop early calls `stop`.
 */
export class ChunkQueue implements AsyncIterable<Uint8Array> {
  #chunks: Uint8Array[] = [];
  #bytes = 0;
  #done = false;
  #error: Error | undefined;
  #wake: (() => void) | undefined;
  readonly #resume: () => void;
  readonly #stop: () => void;
  readonly #highWater: number;

  constructor({ resume, stop, highWater = 1024 * 1024 }: { resume: () => void; stop: () => void; highWater?: number }) {
    this.#resume = resume;
    this.#stop = stop;
    this.#highWater = highWater;
  }

  /** Adds a chunk; false means that the source should pause. */
  push(chunk: Uint8Array): boolean {
    this.#chunks.push(chunk);
    this.#bytes += chunk.byteLength;
    this.#notify();
    return this.#bytes < this.#highWater;
  }

  end(): void {
    this.#done = true;
    this.#notify();
  }

  fail(error: Error): void {
    this.#error = error;
    this.end();
  }

  #notify(): void {
    this.#wake?.();
    this.#wake = undefined;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for (;;) {
        const chunk = this.#chunks.shift();
        if (chunk !== undefined) {
          this.#bytes -= chunk.byteLength;
          if (this.#chunks.length === 0) this.#resume();
          yield chunk;
          continue;
        }
        if (this.#error instanceof Error) throw this.#error;
        if (this.#done) return;
        await new Promise<void>((wake) => {
          this.#wake = wake;
        });
      }
    } finally {
      if (!this.#done) this.#stop();
    }
  }
}
