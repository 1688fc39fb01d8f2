/** Writes a PNG of eight bits with opacity, as its rows come. */
import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';

function chunk(name: string, data: Uint8Array): Buffer {
  const made = Buffer.alloc(data.length + 12);
  made.writeUInt32BE(data.length);
  made.write(name, 4, 'latin1');
  made.set(data, 8);
  made.writeUInt32BE(crc32(made.subarray(4, -4)), made.length - 4);
  return made;
}

export interface PngParts {
  readonly width: number;
  readonly height: number;
  /** Chunks that say what colours mean. */
  readonly colors: readonly Buffer[];
  /** In red, green, blue and opacity. */
  readonly rows: AsyncIterable<Uint8Array>;
}

/** Each pixel by what it differs from the one before it, which takes less room. */
function filtered(row: Uint8Array): Uint8Array {
  const made = new Uint8Array(row.length + 1);
  made[0] = 1;
  for (let at = 0; at < row.length; at += 1) made[at + 1] = (row[at] ?? 0) - (at < 4 ? 0 : (row[at - 4] ?? 0));
  return made;
}

/** Its file, piece by piece. */
export async function* pngFile({ width, height, colors, rows }: PngParts): AsyncGenerator<Buffer> {
  yield Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  yield chunk('IHDR', head);
  yield* colors;
  const deflate = createDeflate({ level: 1 });
  const write = async (): Promise<void> => {
    for await (const row of rows) if (!deflate.write(filtered(row))) await once(deflate, 'drain');
    deflate.end();
  };
  const written = write();
  // Whoever reads hears of it below.
  written.catch((error: unknown) => deflate.destroy(error instanceof Error ? error : new Error(String(error))));
  for await (const piece of deflate as AsyncIterable<Buffer>) yield chunk('IDAT', piece);
  await written;
  yield chunk('IEND', Buffer.alloc(0));
}
