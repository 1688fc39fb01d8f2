// Pictures that are small files and enormous when they are drawn: one colour, as wide and high as their format allows.
// Each is whole and valid, so that nothing but its size is wrong with it.
import { crc32, deflateSync } from 'node:zlib';

const u16 = (value) => [value >> 8, value & 255];
const u32 = (value) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const le16 = (value) => u16(value).reverse();

/** Bits in bytes, the first ones lowest, as GIF and WebP have them. */
const packed = () => {
  const bytes = [];
  let held = 0;
  let count = 0;
  return {
    put: (value, bits) => {
      held += value * 2 ** count;
      for (count += bits; count >= 8; count -= 8) {
        bytes.push(held % 256);
        held = Math.floor(held / 256);
      }
    },
    end: () => Buffer.from(count > 0 ? [...bytes, held] : bytes),
  };
};

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([Buffer.from(u32(data.length)), body, Buffer.from(u32(crc32(body)))]);
};

/** Black and white, one bit a pixel. */
export const png = (side) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([...u32(side), ...u32(side), 1, 0, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** Grey; its tables give one bit to what every block has. */
export const jpeg = (side) => {
  const table = (kind) => [0xff, 0xc4, ...u16(20), kind, 1, ...Array(15).fill(0), 0];
  const blocks = Math.ceil(side / 8) ** 2;
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xdb, ...u16(67), 0, ...Array(64).fill(1)]),
    Buffer.from([0xff, 0xc0, ...u16(11), 8, ...u16(side), ...u16(side), 1, 1, 0x11, 0]),
    Buffer.from([...table(0), ...table(0x10), 0xff, 0xda, ...u16(8), 1, 1, 0, 0, 63, 0]),
    Buffer.alloc(Math.ceil((2 * blocks) / 8)),
    Buffer.from([0xff, 0xd9]),
  ]);
};

/** Two colours; every code stands for a run one longer than the one before, until the table is full. */
export const gif = (side) => {
  const bits = packed();
  let left = side * side;
  let size = 3;
  while (left > 0) {
    bits.put(4, size);
    size = 3;
    let next = 6;
    for (let run = 1; left > 0 && next < 4096; run += 1) {
      bits.put(run === 1 ? 0 : next, size);
      left -= run;
      // The first code of a table adds no entry to it.
      if (run > 1) next += 1;
      if (next === 2 ** size && size < 12) size += 1;
    }
  }
  bits.put(5, size);
  const data = bits.end();
  const blocks = [];
  for (let at = 0; at < data.length; at += 255) {
    const part = data.subarray(at, at + 255);
    blocks.push(Buffer.from([part.length]), part);
  }
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([...le16(side), ...le16(side), 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from([0x2c, 0, 0, 0, 0, ...le16(side), ...le16(side), 0, 2]),
    ...blocks,
    Buffer.from([0, 0x3b]),
  ]);
};

/** Lossless; with one symbol in each code, a pixel takes no bit at all. */
export const webp = (side) => {
  const bits = packed();
  bits.put(0x2f, 8);
  bits.put(side - 1, 14);
  bits.put(side - 1, 14);
  bits.put(0, 1 + 3);
  // No transform, no colour cache, one group of codes; each code has one symbol of one bit, 0.
  bits.put(0, 3);
  for (let code = 0; code < 5; code += 1) {
    bits.put(1, 1);
    bits.put(0, 3);
  }
  const data = bits.end();
  const padded = data.length % 2 === 0 ? data : Buffer.concat([data, Buffer.alloc(1)]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  const riff = Buffer.alloc(4);
  riff.writeUInt32LE(4 + 8 + padded.length);
  return Buffer.concat([Buffer.from('RIFF'), riff, Buffer.from('WEBPVP8L'), size, padded]);
};
