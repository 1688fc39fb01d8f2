/** Takes the codings off a body, to look at it: what is passed on stays as it came. */
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** More than any answer of the service, and no bomb. */
const MOST = 32 * 1024 ** 2;

type Decode = (bytes: Buffer) => Promise<Buffer>;

const within =
  (
    decode: (
      bytes: Buffer,
      options: { maxOutputLength: number },
      done: (error: Error | null, out: Buffer) => void,
    ) => void,
  ): Decode =>
  async (bytes) =>
    promisify(decode)(bytes, { maxOutputLength: MOST });

/** Older versions of Node know no zstd. */
const { zstdDecompress } = zlib as unknown as { zstdDecompress?: Parameters<typeof within>[0] };

const DECODERS: Readonly<Record<string, Decode | undefined>> = {
  gzip: within(zlib.gunzip),
  'x-gzip': within(zlib.gunzip),
  br: within(zlib.brotliDecompress),
  // Some send it without its frame.
  deflate: async (bytes) => within(zlib.inflate)(bytes).catch(() => within(zlib.inflateRaw)(bytes)),
  zstd: zstdDecompress === undefined ? undefined : within(zstdDecompress),
  identity: async (bytes) => bytes,
};

/** The body without its codings; undefined where one can't be taken off. */
export const decodeBody = async (bytes: Buffer, encoding: string | undefined): Promise<Buffer | undefined> => {
  const codings = (encoding ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter((name) => name !== '');
  let decoded = bytes;
  if (bytes.length === 0) return bytes;
  for (const name of codings.reverse()) {
    const decode = DECODERS[name];
    if (decode === undefined) return undefined;
    try {
      decoded = await decode(decoded);
    } catch {
      return undefined;
    }
  }
  return decoded;
};
