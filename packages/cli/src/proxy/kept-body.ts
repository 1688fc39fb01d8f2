/** Looks on while a body goes through: keeps its beginning, counts it, and knows its hash. It holds nothing up. */
import { createHash } from 'node:crypto';

export interface KeptBody {
  add(this: void, chunk: Buffer): void;
  /** All of it; undefined where it was longer than what is kept. */
  whole(): Buffer | undefined;
  readonly length: number;
  sha256(): string;
}

export const keepBody = (most: number): KeptBody => {
  const hash = createHash('sha256');
  let chunks: Buffer[] = [];
  let length = 0;
  return {
    add(chunk) {
      length += chunk.length;
      hash.update(chunk);
      if (length <= most) chunks.push(chunk);
      else chunks = [];
    },
    whole: () => (length <= most ? Buffer.concat(chunks) : undefined),
    get length() {
      return length;
    },
    sha256: () => hash.copy().digest('hex'),
  };
};
