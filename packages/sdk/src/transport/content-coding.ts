/**
 * Reads what comes compressed although nobody asked for it: every request says `accept-encoding: identity`, but a proxy
 * may not care. Decodes gzip and deflate everywhere, br and zstd where the runtime can; refuses the rest with a sentence.
 */
import { failureOf } from './failure';
import { decodeThrough, nodeDecoder } from './node-decoder';
import type { OpenAnswer } from './transport';

type Bytes = Uint8Array<ArrayBuffer>;
type Decoder = TransformStream<Bytes, Bytes> | { readable: ReadableStream<Bytes>; writable: WritableStream<Bytes> };
type Headers = Readonly<Record<string, string>>;

/** Names that stand for no coding; the third is what an object store leaves behind. */
const NO_CODING: readonly string[] = ['', 'identity', 'aws-chunked'];

/** With what a coded body begins, where its coding has a mark. */
const MARKS: Readonly<Record<string, readonly number[]>> = {
  gzip: [0x1f, 0x8b],
  'x-gzip': [0x1f, 0x8b],
  zstd: [0x28, 0xb5, 0x2f, 0xfd],
};

/** The codings of an answer in the order in which they were applied; mostly none. */
const codingsOf = (headers: Headers): readonly string[] => {
  const value = headers['content-encoding'];
  if (value === undefined) return [];
  return value
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => !NO_CODING.includes(name));
};

/** Whether an answer has a coding that must be taken off. */
export const isCoded = (headers: Headers): boolean => codingsOf(headers).length > 0;

/** What every runtime decodes. */
const webDecoder = (coding: string): Decoder | undefined => {
  if (coding === 'gzip' || coding === 'x-gzip') return new DecompressionStream('gzip');
  return coding === 'deflate' ? new DecompressionStream('deflate') : undefined;
};

type Decode = (chunks: AsyncGenerator<Uint8Array, void, undefined>) => AsyncGenerator<Uint8Array, void, undefined>;

const decoderOf = (coding: string): Decode | undefined => {
  const ofNode = nodeDecoder(coding);
  if (ofNode !== undefined) return (chunks) => decodeThrough(chunks, ofNode);
  const ofWeb = webDecoder(coding);
  return ofWeb && ((chunks) => readAll(streamOf(chunks).pipeThrough(ofWeb)));
};

/**
 * Whether a body is as it should be although a coding is named: a fetch function may have decoded it, or a server may have
 * named a coding that it did not apply. JSON, pages and MP4 are known by how they begin, some codings by how they do not.
 */
const isPlain = (start: Uint8Array, coding: string): boolean => {
  const mark = MARKS[coding];
  if (mark !== undefined) return mark.some((byte, index) => start[index] !== byte);
  const text = String.fromCharCode(...start.subarray(0, 8));
  return /^\s*(\{\s*["}]|<[!?a-z])/i.test(text) || text.slice(4) === 'ftyp';
};

const cannot = (coding: string): Error =>
  new Error(`the answer is encoded as "${coding}", which this runtime cannot decode; it asked for no encoding`);

/** The source as a stream; cancelling it leaves the source's loop. */
const streamOf = (chunks: AsyncIterator<Uint8Array>): ReadableStream<Bytes> =>
  new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const next = await chunks.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value as Bytes);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );

async function* readAll(stream: ReadableStream<Bytes>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const next = await reader.read();
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The first bytes of a body, and the body with them. */
const peek = async (
  source: AsyncIterable<Uint8Array>,
): Promise<{ readonly start: Uint8Array; readonly all: AsyncGenerator<Uint8Array, void, undefined> }> => {
  const chunks = source[Symbol.asyncIterator]();
  const taken: Uint8Array[] = [];
  let start = new Uint8Array(0);
  while (start.byteLength < 8) {
    const next = await chunks.next();
    if (next.done) break;
    taken.push(next.value);
    start = Uint8Array.from([...start, ...next.value.subarray(0, 8)]);
  }
  async function* all(): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      yield* taken;
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    } finally {
      await chunks.return?.();
    }
  }
  return { start, all: all() };
};

async function* decoded(
  body: AsyncIterable<Uint8Array>,
  codings: readonly string[],
): AsyncGenerator<Uint8Array, void, undefined> {
  let source = body;
  try {
    for (const coding of [...codings].reverse()) {
      const { start, all } = await peek(source);
      source = all;
      if (start.byteLength === 0 || isPlain(start, coding)) continue;
      const decode = decoderOf(coding);
      if (decode === undefined) {
        await all.return();
        throw cannot(coding);
      }
      source = decode(all);
    }
    yield* source;
  } catch (error) {
    throw failureOf(error, { sent: true, answering: true });
  }
}

/** The answer with its body as it was meant; `coded` tells that lengths in its headers count something else. */
export const decodeAnswer = (answer: Omit<OpenAnswer, 'coded'>): OpenAnswer => {
  const codings = codingsOf(answer.headers);
  if (codings.length === 0) return { ...answer, coded: false };
  return { ...answer, coded: true, body: decoded(answer.body, codings) };
};
