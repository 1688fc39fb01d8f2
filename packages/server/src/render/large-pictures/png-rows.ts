/** A PNG row by row, so that no more of it is in memory than its file and two rows. */
import { createInflate } from 'node:zlib';

export interface PngRows {
  readonly width: number;
  readonly height: number;
  /** What its colours mean, as it stands in the file. */
  readonly colors: readonly Buffer[];
  /** Its rows in red, green, blue and opacity; each is overwritten by the next. Throws where some are missing. */
  readonly rows: () => AsyncGenerator<Uint8Array>;
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const COLOR_CHUNKS: ReadonlySet<string> = new Set(['iCCP', 'sRGB', 'gAMA', 'cHRM']);

interface Chunk {
  readonly name: string;
  readonly whole: Buffer;
  readonly data: Buffer;
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return;
    const name = bytes.toString('latin1', at + 4, at + 8);
    yield { name, whole: bytes.subarray(at, end), data: bytes.subarray(at + 8, end - 4) };
    at = end;
  }
}

/** Which of three neighbours is nearest to what they foretell. */
function nearest(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}

/** Undoes the filter of a row in place; `step`: bytes of a pixel. A loop for each, since there are hundreds of millions of bytes. */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array, step: number): void {
  const { length } = row;
  if (filter === 1) for (let at = step; at < length; at += 1) row[at] = (row[at] ?? 0) + (row[at - step] ?? 0);
  if (filter === 2) for (let at = 0; at < length; at += 1) row[at] = (row[at] ?? 0) + (above[at] ?? 0);
  if (filter !== 3 && filter !== 4) return;
  for (let at = 0; at < step; at += 1)
    row[at] = (row[at] ?? 0) + (filter === 3 ? (above[at] ?? 0) >> 1 : (above[at] ?? 0));
  if (filter === 3)
    for (let at = step; at < length; at += 1)
      row[at] = (row[at] ?? 0) + (((row[at - step] ?? 0) + (above[at] ?? 0)) >> 1);
  else
    for (let at = step; at < length; at += 1)
      row[at] = (row[at] ?? 0) + nearest(row[at - step] ?? 0, above[at] ?? 0, above[at - step] ?? 0);
}

/** The colours that one sample stands for, four bytes each: those of a palette, or greys. */
function tableOf(depth: number, palette: Buffer | undefined, opacity: Buffer | undefined): Uint8Array {
  const table = new Uint8Array(4 << depth);
  for (let sample = 0; sample < 1 << depth; sample += 1) {
    const grey = (sample * 255) / ((1 << depth) - 1);
    for (let channel = 0; channel < 3; channel += 1)
      table[sample * 4 + channel] = palette === undefined ? grey : (palette[sample * 3 + channel] ?? 0);
    table[sample * 4 + 3] = opacity?.[sample] ?? 255;
  }
  return table;
}

/** Undefined for the few kinds that cannot be read from top to bottom, or that are no PNG. */
export function pngRows(bytes: Buffer): PngRows | undefined {
  const chunks = [...chunksOf(bytes)];
  const find = (name: string): Buffer | undefined => chunks.find((chunk) => chunk.name === name)?.data;
  const head = find('IHDR');
  if (head === undefined || head.length < 13) return undefined;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth = 0, type = 0, , , interlaced = 0] = head.subarray(8);
  const channels = CHANNELS[type];
  const isKeyed = type !== 3 && find('tRNS') !== undefined;
  if (channels === undefined || interlaced !== 0 || isKeyed || ![1, 2, 4, 8, 16].includes(depth)) return undefined;
  if (width < 1 || height < 1) return undefined;
  const length = Math.ceil((width * channels * depth) / 8);
  const step = Math.max(1, (channels * depth) / 8);
  const table = channels === 1 && depth <= 8 ? tableOf(depth, find('PLTE'), find('tRNS')) : undefined;
  const made = new Uint8Array(width * 4);
  /** Of sixteen bits the upper eight. */
  const [sample, pixel] = [depth / 8, step];

  const inColours = (row: Uint8Array): Uint8Array => {
    if (table !== undefined) {
      const [perByte, mask] = [8 / depth, (1 << depth) - 1];
      for (let x = 0; x < width; x += 1) {
        const shift = 8 - depth - (x % perByte) * depth;
        const entry = (((row[Math.floor(x / perByte)] ?? 0) >> shift) & mask) * 4;
        for (let channel = 0; channel < 4; channel += 1) made[x * 4 + channel] = table[entry + channel] ?? 0;
      }
      return made;
    }
    const isGrey = channels < 3;
    const alpha = channels % 2 === 0 ? (channels - 1) * sample : -1;
    for (let x = 0; x < width; x += 1) {
      const from = x * pixel;
      made[x * 4] = row[from] ?? 0;
      made[x * 4 + 1] = row[from + (isGrey ? 0 : sample)] ?? 0;
      made[x * 4 + 2] = row[from + (isGrey ? 0 : 2 * sample)] ?? 0;
      made[x * 4 + 3] = alpha < 0 ? 255 : (row[from + alpha] ?? 0);
    }
    return made;
  };

  return {
    ...{ width, height },
    colors:
      type === 2 || type === 6 || type === 3
        ? chunks.filter(({ name }) => COLOR_CHUNKS.has(name)).map(({ whole }) => whole)
        : [],
    async *rows() {
      const inflate = createInflate();
      const idat = chunks.filter(({ name }) => name === 'IDAT');
      for (const { data } of idat) inflate.write(data);
      inflate.end();
      let [row, above] = [new Uint8Array(length), new Uint8Array(length)];
      let [filter, filled, done] = [-1, 0, 0];
      for await (const piece of inflate as AsyncIterable<Buffer>) {
        for (let at = 0; at < piece.length; ) {
          if (filter < 0) {
            filter = piece[at] ?? 0;
            at += 1;
            continue;
          }
          const part = piece.subarray(at, at + length - filled);
          row.set(part, filled);
          filled += part.length;
          at += part.length;
          if (filled < length) continue;
          unfilter(filter, row, above, step);
          yield inColours(row);
          done += 1;
          // Whatever goes on behind the last row is no picture.
          if (done === height) return;
          [row, above, filter, filled] = [above, row, -1, 0];
        }
      }
      throw new Error(`the picture ends behind ${done} of ${height} rows`);
    },
  };
}
