import { MAX_ANSWER_BYTES, type OpenAnswer, type WholeAnswer } from './transport';

const tooLarge = (): Error => new Error(`the answer has more than ${MAX_ANSWER_BYTES} bytes`);

/** Collects the chunks of a body, up to the limit, and reads them as UTF-8. */
export class TextCollector {
  #chunks: Uint8Array[] = [];
  #bytes = 0;

  /** Takes a chunk; throws when the body grows too large. */
  add(chunk: Uint8Array): void {
    this.#bytes += chunk.byteLength;
    if (this.#bytes > MAX_ANSWER_BYTES) throw tooLarge();
    this.#chunks.push(chunk);
  }

  text(): string {
    const [only] = this.#chunks;
    if (only === undefined) return '';
    const all = this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks, this.#bytes);
    const bytes = Buffer.isBuffer(all) ? all : Buffer.from(all.buffer, all.byteOffset, all.byteLength);
    return bytes.toString('utf8');
  }
}

/** Reads an open answer to its end. */
export const readWhole = async ({ status, headers, body }: OpenAnswer): Promise<WholeAnswer> => {
  const collector = new TextCollector();
  for await (const chunk of body) collector.add(chunk);
  return { status, headers, text: collector.text() };
};
