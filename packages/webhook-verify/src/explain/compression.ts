/** Whether a body is compressed, by what it begins with or by what comes out; decoded where the runtime can. */

interface Coding {
  readonly name: string;
  /** Name of the function in `node:zlib`. */
  readonly decode: string;
  /** Whether bytes begin like it; a coding without a mark is known by what comes out alone. */
  readonly begins?: (bytes: Uint8Array) => boolean;
}

const startsWith =
  (...mark: readonly number[]): NonNullable<Coding['begins']> =>
  (bytes) =>
    mark.every((byte, at) => bytes[at] === byte);

/** Second bytes of the usual levels, after 0x78. */
const LEVELS: readonly (number | undefined)[] = [0x01, 0x5e, 0x9c, 0xda];

const CODINGS: readonly Coding[] = [
  { name: 'gzip', decode: 'gunzipSync', begins: startsWith(0x1f, 0x8b) },
  { name: 'zstd', decode: 'zstdDecompressSync', begins: startsWith(0x28, 0xb5, 0x2f, 0xfd) },
  { name: 'deflate', decode: 'inflateSync', begins: ([first, second]) => first === 0x78 && LEVELS.includes(second) },
  { name: 'deflate', decode: 'inflateRawSync' },
  { name: 'br', decode: 'brotliDecompressSync' },
];

/** Enough for every delivery; what strangers send may unfold to any size. */
const MAX_BYTES = 1 << 20;

type Decoders = Readonly<
  Record<string, ((bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Uint8Array) | undefined>
>;
const scope = globalThis as { readonly process?: { readonly getBuiltinModule?: (name: string) => unknown } };

const decode = (bytes: Uint8Array, name: string): Uint8Array | undefined => {
  try {
    const zlib = scope.process?.getBuiltinModule?.('node:zlib') as Decoders | undefined;
    const body = zlib?.[name]?.(bytes, { maxOutputLength: MAX_BYTES });
    // Some versions of Node give nothing of a zstd body that was cut, and no error.
    return body?.length === 0 ? undefined : body;
  } catch {
    return undefined;
  }
};

const isJson = (bytes: Uint8Array): boolean => {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
};

/** How a body is compressed, and what is in it, where that can be told. */
export interface Compression {
  readonly name: string;
  readonly body: Uint8Array | undefined;
}

export const compressionOf = (bytes: Uint8Array): Compression | undefined => {
  for (const { name, decode: decoder, begins } of CODINGS) {
    const marked = begins?.(bytes) === true;
    if (begins !== undefined && !marked) continue;
    const body = decode(bytes, decoder);
    if (marked || (body !== undefined && isJson(body))) return { name, body };
  }
  return undefined;
};
