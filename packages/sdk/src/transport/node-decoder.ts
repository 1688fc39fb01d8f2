/** The decoders of node:zlib; the module is asked for at run time, so that other runtimes need none. */

/** What is used of such a decoder, a Transform. */
export interface NodeDecoder extends AsyncIterable<Uint8Array> {
  write(chunk: Uint8Array, callback: (error?: Error | null) => void): boolean;
  end(): void;
  push(end: null): boolean;
}

const MAKERS: Readonly<Record<string, string>> = {
  gzip: 'createGunzip',
  'x-gzip': 'createGunzip',
  deflate: 'createInflate',
  br: 'createBrotliDecompress',
  zstd: 'createZstdDecompress',
};

/** The decoder of a coding; undefined where the runtime has none. */
export const nodeDecoder = (coding: string): NodeDecoder | undefined => {
  if (typeof process !== 'object' || typeof process.getBuiltinModule !== 'function') return undefined;
  const zlib = process.getBuiltinModule('zlib') as unknown as
    | Record<string, (() => NodeDecoder) | undefined>
    | undefined;
  return zlib?.[MAKERS[coding] ?? '']?.();
};

/** Resolves when the chunk is decoded, and not merely taken. */
const decode = (decoder: NodeDecoder, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    decoder.write(chunk, (error) => (error ? reject(error) : resolve()));
  });

/**
 * What a decoder makes of a body. Of one that breaks off, everything that could be decoded comes before its error: that may
 * hold the id of a paid job.
 */
export async function* decodeThrough(
  chunks: AsyncIterator<Uint8Array>,
  decoder: NodeDecoder,
): AsyncGenerator<Uint8Array, void, undefined> {
  let broken: { readonly error: unknown } | undefined;
  const feed = async (): Promise<void> => {
    try {
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) await decode(decoder, next.value);
      decoder.end();
    } catch (error) {
      broken = { error };
      // Its own end would call the body incomplete, and take along what nobody has read yet.
      decoder.push(null);
    }
  };
  void feed();
  try {
    yield* decoder;
    if (broken !== undefined) throw broken.error;
  } finally {
    void chunks.return?.().catch(() => undefined);
  }
}
