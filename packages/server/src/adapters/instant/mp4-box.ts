/** The boxes of an MP4, just enough of them for a flat video with silence. */
export const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};

export const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

export const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const size = parts.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(size), Buffer.from(type, 'latin1'), ...parts]);
};

/** A box with version 0 and flags. */
export const fullBox = (type: string, flags: number, ...parts: readonly Buffer[]): Buffer =>
  box(type, u32(flags), ...parts);

export interface TrackTable {
  readonly kind: 'vide' | 'soun';
  readonly id: number;
  /** Ticks a second. */
  readonly timescale: number;
  /** Runs of samples of the same length in ticks. */
  readonly lengths: readonly (readonly [count: number, ticks: number])[];
  readonly sizes: readonly number[];
  /** Samples in each chunk; the last value goes on. */
  readonly perChunk: readonly number[];
  readonly chunkOffsets: readonly number[];
  /** The sample entry: what is needed to decode. */
  readonly entry: Buffer;
  readonly width?: number;
  readonly height?: number;
}

const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const MOVIE_TIMESCALE = 1000;

const ticksOf = ({ lengths }: TrackTable): number => lengths.reduce((sum, [count, ticks]) => sum + count * ticks, 0);

const movieTicks = (track: TrackTable): number => Math.round((ticksOf(track) / track.timescale) * MOVIE_TIMESCALE);

/** Chunk runs: a new entry wherever the number of samples a chunk changes. */
const chunkRuns = ({ perChunk, chunkOffsets }: TrackTable): number[][] =>
  chunkOffsets
    .map((_, chunk) => [chunk + 1, perChunk[Math.min(chunk, perChunk.length - 1)] ?? 1, 1])
    .filter((run, index, all) => index === 0 || run[1] !== all[index - 1]?.[1]);

function trackBox(track: TrackTable): Buffer {
  const { kind, id, timescale, lengths, sizes, chunkOffsets, entry, width = 0, height = 0 } = track;
  const runs = chunkRuns(track);
  const uniform = sizes.every((size) => size === sizes[0]);
  const table = box(
    'stbl',
    fullBox('stsd', 0, u32(1), entry),
    fullBox('stts', 0, u32(lengths.length), ...lengths.map(([count, ticks]) => u32(count, ticks))),
    fullBox('stsc', 0, u32(runs.length), ...runs.map((run) => u32(...run))),
    uniform
      ? fullBox('stsz', 0, u32(sizes[0] ?? 0, sizes.length))
      : fullBox('stsz', 0, u32(0, sizes.length), u32(...sizes)),
    fullBox('stco', 0, u32(chunkOffsets.length), u32(...chunkOffsets)),
  );
  const handler = fullBox('hdlr', 0, u32(0), Buffer.from(kind, 'latin1'), u32(0, 0, 0), Buffer.from([0]));
  const header = kind === 'vide' ? fullBox('vmhd', 1, u32(0, 0)) : fullBox('smhd', 0, u32(0));
  const where = box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1)));
  const loud = u16(kind === 'soun' ? 0x100 : 0);
  return box(
    'trak',
    fullBox(
      'tkhd',
      3,
      u32(0, 0, id, 0, movieTicks(track), 0, 0),
      u16(0),
      u16(0),
      loud,
      u16(0),
      MATRIX,
      u32(width * 0x10000, height * 0x10000),
    ),
    box(
      'mdia',
      fullBox('mdhd', 0, u32(0, 0, timescale, ticksOf(track)), u16(0x55c4), u16(0)),
      handler,
      box('minf', header, where, table),
    ),
  );
}

/** The index of the file. */
export const movieBox = (tracks: readonly TrackTable[]): Buffer =>
  box(
    'moov',
    fullBox(
      'mvhd',
      0,
      u32(0, 0, MOVIE_TIMESCALE, Math.max(...tracks.map(movieTicks)), 0x10000),
      u16(0x100),
      u16(0),
      u32(0, 0),
      MATRIX,
      u32(0, 0, 0, 0, 0, 0),
      u32(tracks.length + 1),
    ),
    ...tracks.map(trackBox),
  );
