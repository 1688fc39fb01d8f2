/**
 * A valid MP4 of any of the service's sizes and of any length in about a kilobyte: two flat key frames and a second of
 * silence are stored once, and the index plays them again and again. The index stands before the media.
 */
import { brotliDecompressSync } from 'node:zlib';
import { INSTANT_FRAMES } from './instant-frames';
import { box, fullBox, movieBox, type TrackTable, u16, u32 } from './mp4-box';

type Frames = readonly [sps: Buffer, pps: Buffer, even: Buffer, odd: Buffer];

const FPS = 30;
const SAMPLE_RATE = 48_000;
const AAC_SAMPLES = 1024;
/** One stereo frame of silence in AAC-LC. */
const SILENCE = Buffer.from([0x21, 0x10, 0x04, 0x60, 0x8c, 0x1c]);
const SILENT_FRAMES = 48;
const AAC_CONFIG = Buffer.from([0x11, 0x90]);

let unpacked: Readonly<Record<string, readonly string[]>> | undefined;

function framesOf(width: number, height: number): Frames {
  unpacked ??= JSON.parse(brotliDecompressSync(Buffer.from(INSTANT_FRAMES, 'base64')).toString('utf8')) as Record<
    string,
    string[]
  >;
  const parts = unpacked[`${width}x${height}`]?.map((part) => Buffer.from(part, 'base64'));
  if (parts === undefined || parts.length !== 4)
    throw new RangeError(
      `There is no instant video of ${width}×${height}; run scripts/instant-frames.mjs for new sizes.`,
    );
  return parts as unknown as Frames;
}

const prefixed = (unit: Buffer): Buffer => Buffer.concat([u32(unit.length), unit]);

const videoEntry = (width: number, height: number, sps: Buffer, pps: Buffer): Buffer =>
  box(
    'avc1',
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]),
    Buffer.alloc(16),
    u16(width),
    u16(height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(24),
    u16(0xffff),
    box(
      'avcC',
      Buffer.from([1, sps[1] ?? 0, sps[2] ?? 0, sps[3] ?? 0, 0xff, 0xe1]),
      u16(sps.length),
      sps,
      Buffer.from([1]),
      u16(pps.length),
      pps,
      Buffer.from([0xfd, 0xf8, 0xf8, 0]),
    ),
    box('colr', Buffer.from('nclx', 'latin1'), u16(1), u16(1), u16(1), Buffer.from([0])),
  );

const descriptor = (tag: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([tag, content.length]), content]);

const soundEntry = (): Buffer => {
  const decoder = descriptor(
    4,
    Buffer.concat([Buffer.from([0x40, 0x15, 0, 0, 0]), u32(16_000, 16_000), descriptor(5, AAC_CONFIG)]),
  );
  const es = descriptor(3, Buffer.concat([Buffer.from([0, 2, 0]), decoder, descriptor(6, Buffer.from([2]))]));
  return box(
    'mp4a',
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]),
    u32(0, 0),
    u16(2),
    u16(16),
    u32(0),
    u32(SAMPLE_RATE * 0x10000),
    fullBox('esds', 0, es),
  );
};

/** One picture a second, the last one as long as what is left. */
function videoTrack(
  width: number,
  height: number,
  frames: number,
  [sps, pps]: Frames,
  pictures: readonly [Buffer, Buffer],
  mediaAt: number,
): TrackTable {
  const count = Math.max(1, Math.ceil(frames / FPS));
  const last = frames - (count - 1) * FPS;
  const [even, odd] = pictures;
  const places = Array.from({ length: count }, (_, index) => index % 2 === 0);
  return {
    kind: 'vide',
    id: 1,
    timescale: FPS,
    lengths:
      count === 1
        ? [[1, last]]
        : [
            [count - 1, FPS],
            [1, last],
          ],
    sizes: places.map((first) => (first ? even.length : odd.length)),
    perChunk: [1],
    chunkOffsets: places.map((first) => mediaAt + (first ? 0 : even.length)),
    entry: videoEntry(width, height, sps, pps),
    width,
    height,
  };
}

function soundTrack(frames: number, silenceAt: number): TrackTable {
  const count = Math.max(1, Math.floor(((frames / FPS) * SAMPLE_RATE) / AAC_SAMPLES));
  const chunks = Math.ceil(count / SILENT_FRAMES);
  const perChunk = Array.from({ length: chunks }, (_, chunk) => Math.min(SILENT_FRAMES, count - chunk * SILENT_FRAMES));
  return {
    kind: 'soun',
    id: 2,
    timescale: SAMPLE_RATE,
    lengths: [[count, AAC_SAMPLES]],
    sizes: new Array<number>(count).fill(SILENCE.length),
    perChunk,
    chunkOffsets: perChunk.map(() => silenceAt),
    entry: soundEntry(),
  };
}

/** The whole file; `frames` are thirtieths of a second. */
export function instantMp4(width: number, height: number, frames: number): Buffer {
  const parts = framesOf(width, height);
  const pictures = [prefixed(parts[2]), prefixed(parts[3])] as const;
  const media = box('mdat', ...pictures, Buffer.concat(new Array<Buffer>(SILENT_FRAMES).fill(SILENCE)));
  const type = box('ftyp', Buffer.from('isom', 'latin1'), u32(0x200), Buffer.from('isomiso2avc1mp41', 'latin1'));
  const index = (mediaAt: number): Buffer =>
    movieBox([
      videoTrack(width, height, frames, parts, pictures, mediaAt),
      soundTrack(frames, mediaAt + pictures[0].length + pictures[1].length),
    ]);
  // The index has the same size wherever it points to, so its first version tells where the media begin.
  const mediaAt = type.length + index(0).length + 8;
  return Buffer.concat([type, index(mediaAt), media]);
}
