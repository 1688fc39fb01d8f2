/** Pictures that are broken, or made to harm whoever opens them. */
import { crc32, deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

export const svg = (body: string, before = ''): Buffer =>
  Buffer.from(`${before}<svg ${NS} width="400" height="300" viewBox="0 0 400 300">${body}</svg>`);

const RED = '<rect width="400" height="300" fill="#c03030"/>';

/** Something in every part, so that half a file is seen to be half. */
const busy = (side = 96) => {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  for (let at = 0; at < side * side; at += 1) {
    context.fillStyle = `rgb(${(at * 71) % 256},${(at * 37) % 256},${(at * 13) % 256})`;
    context.fillRect(at % side, Math.floor(at / side), 1, 1);
  }
  return canvas;
};

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of one grey that announces a size; `idat` is what its pixels are compressed to. */
function png(width: number, height: number, idat: Buffer, more: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  const parts = [chunk('IHDR', head), ...more, chunk('IDAT', idat), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

const ofType = (type: 'image/png' | 'image/jpeg' | 'image/webp'): Buffer =>
  type === 'image/png' ? busy().toBuffer(type) : busy().toBuffer(type as 'image/jpeg', 90);

const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.6));

const damaged = (bytes: Buffer): Buffer => {
  const broken = Buffer.from(bytes);
  for (let at = broken.length >> 1; at < (broken.length >> 1) + 200; at += 1) broken[at] = (broken[at] ?? 0) ^ 0x5a;
  return broken;
};

const gif = (canvas: number, frame: number): Buffer => {
  const [size, own] = [Buffer.alloc(4), Buffer.alloc(8)];
  size.writeUInt16LE(canvas);
  size.writeUInt16LE(canvas, 2);
  own.writeUInt16LE(frame, 4);
  own.writeUInt16LE(frame, 6);
  return Buffer.concat([
    ...[Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c]), own],
    Buffer.from([0, 2, 2, 0x4c, 1, 0, 0x3b]),
  ]);
};

/** A lossless WebP that announces 16,383 a side, in a frame of its own or of 600. */
const webp = (framed: boolean): Buffer => {
  const picture = Buffer.from('VP8L\x06\0\0\0\x2f\xfe\xff\xff\x0f\0', 'latin1');
  const frame = Buffer.from('VP8X\x0a\0\0\0\0\0\0\0\x57\x02\0\x57\x02\0', 'latin1');
  const body = Buffer.concat([Buffer.from('WEBP'), ...(framed ? [frame] : []), picture]);
  const head = Buffer.from('RIFF\0\0\0\0');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};

const blur = (count: number): string =>
  `<filter id="f">${'<feGaussianBlur stdDeviation="99"/>'.repeat(count)}</filter><g filter="url(#f)">${RED}</g>`;

const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');

const uses = Array.from(
  { length: 9 },
  (_, at) => `<g id="g${at + 1}">${`<use xlink:href="#g${at}"/>`.repeat(10)}</g>`,
).join('');

/** What is refused, with a word of the reason. */
export const REFUSED_PICTURES: Readonly<Record<string, readonly [make: () => Buffer, why: RegExp]>> = {
  '0 bytes': [() => Buffer.alloc(0), /empty/],
  'a page called a picture': [() => Buffer.from('<!doctype html><title>404</title>'), /not an image/],
  'a PNG that is cut off': [() => half(ofType('image/png')), /cut off/],
  'a JPEG that is cut off': [() => half(ofType('image/jpeg')), /cut off/],
  'a WebP that is cut off': [() => half(ofType('image/webp')), /cut off/],
  'a PNG that is damaged': [() => damaged(ofType('image/png')), /damaged/],
  'a PNG of 50,000 × 50,000': [() => png(50_000, 50_000, Buffer.from([1])), /too large/],
  'a GIF that announces 60,000': [() => gif(60_000, 60_000), /too large/],
  'a small GIF with a large picture': [() => gif(600, 60_000), /not an image/],
  'a WebP that announces 16,383': [() => webp(false), /too large/],
  'a small WebP with a large picture': [() => webp(true), /not an image/],
  'an AVIF': [() => Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'), /not an image/],
  'an empty picture': [() => createCanvas(40, 40).toBuffer('image/png'), /shows nothing/],
  'an SVG that expands entities': [
    () => svg('<text>&e9;</text>', `<!DOCTYPE svg [<!ENTITY e0 "ha">${lol}]>`),
    /undefined entity/,
  ],
  'an SVG that reads a file by an entity': [
    () => svg('<text>&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    /undefined entity/,
  ],
  'an SVG with a file for a picture': [() => svg('<image href="file:///etc/passwd" width="9" height="9"/>'), /pixels/],
  'an SVG with a picture within': [() => svg('<image xlink:href="data:image/png;base64,AA" width="9"/>'), /pixels/],
  'an SVG that draws parts of parts': [
    () => svg(`<defs><rect id="g0" width="4" height="4"/>${uses}</defs><use xlink:href="#g9"/>`),
    /too many shapes/,
  ],
  'an SVG whose parts have parts without end': [
    () => svg(Array.from({ length: 3000 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`).join('')),
    /without end/,
  ],
  'an SVG with a filter of 5,000 steps': [() => svg(blur(5000)), /too many filters/],
  'an SVG with a text of millions': [() => svg(`<text>${'x'.repeat(3_000_000)}</text>`), /too many shapes/],
  'an SVG with an outline of millions': [
    () => svg(`<path d="M0 0${'L400 300L0 0'.repeat(200_000)}" stroke="#000"/>`),
    /too many shapes/,
  ],
  'an SVG of nothing': [() => svg('<g/>'), /shows nothing/],
};

/** What is drawn without what would harm: red in its middle. */
export const TAMED_PICTURES: Readonly<Record<string, () => Buffer>> = {
  'an SVG with scripts': () => svg(`${RED}<script>fetch("http://127.0.0.1:9")</script>`),
  'an SVG with references elsewhere': () =>
    svg(
      `<style>@import url(http://127.0.0.1:9/a.css);</style>${RED}<use xlink:href="file:///etc/passwd#x"/>` +
        '<rect width="9" height="9" fill="url(http://127.0.0.1:9/b#c)"/>',
    ),
  'an SVG with a sheet of letters': () => svg(`<style>${'a'.repeat(3_000_000)}</style>${RED}`),
  'an SVG with a sheet of comments': () => svg(`<style>${'/*'.repeat(1_500_000)}</style>${RED}`),
  'an SVG with a name of names': () => svg(`${RED}<rect stroke="${'url(#'.repeat(600_000)}"/>`),
  'an SVG with a style of spaces': () => svg(`<g style="fill:red${' '.repeat(3_000_000)}x"/>${RED}`),
};

/** A small PNG whose pixels go on for so many bytes. */
export const deflateBomb = (bytes: number): Buffer => png(60, 60, deflateSync(Buffer.alloc(bytes, 1)));

/** An SVG of a few lines that would be blurred for minutes. */
export const slowSvg = (): Buffer => {
  const merge = (from: string): string =>
    `<feMerge result="a"><feMergeNode in="${from}"/><feMergeNode in="${from}"/></feMerge>`;
  return svg(`<filter id="f">${merge('SourceGraphic')}${merge('a').repeat(40)}</filter><g filter="url(#f)">${RED}</g>`);
};
