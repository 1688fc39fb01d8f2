// Writes the frames of the instant renderer: for each size of video, the parameter sets and two flat key frames of H.264.
// Run it again only when the sizes change: `node scripts/instant-frames.mjs > …/adapters/instant/instant-frames.ts`.
// It takes ffmpeg from VID_FFMPEG, else from the PATH, else from @ffmpeg-installer/ffmpeg.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';

const require = createRequire(new URL('../packages/server/package.json', import.meta.url));
const onPath = spawnSync('ffmpeg', ['-version']).status === 0;
const ffmpeg = process.env.VID_FFMPEG ?? (onPath ? 'ffmpeg' : require('@ffmpeg-installer/ffmpeg').path);

const SHORT_SIDES = [540, 720, 1080, 1440, 2160];
const RATIOS = [
  [9, 16],
  [16, 9],
  [1, 1],
  [4, 5],
  [4, 3],
  [3, 4],
];
const even = (value) => Math.round(value / 2) * 2;

/** The units of an H.264 byte stream, without their start codes. */
function units(stream) {
  const found = [];
  let start = -1;
  for (let at = 0; at + 2 < stream.length; at += 1) {
    if (stream[at] !== 0 || stream[at + 1] !== 0 || stream[at + 2] !== 1) continue;
    if (start >= 0) found.push(stream.subarray(start, at));
    start = at + 3;
    at += 2;
  }
  found.push(stream.subarray(start));
  return found.map((unit) => {
    let end = unit.length;
    while (end > 0 && unit[end - 1] === 0) end -= 1;
    return unit.subarray(0, end);
  });
}

function encode(width, height) {
  const { stdout, status, stderr } = spawnSync(
    ffmpeg,
    [
      ...['-loglevel', 'error', '-f', 'lavfi', '-i', `color=c=0x14142a:s=${width}x${height}:r=1`, '-frames:v', '2'],
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-qp', '40'],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
      ...['-x264-params', 'keyint=1:bframes=0:scenecut=0', '-fflags', '+bitexact', '-f', 'h264', 'pipe:1'],
    ],
    { maxBuffer: 1e8 },
  );
  if (status !== 0) throw new Error(`ffmpeg failed for ${width}x${height}: ${stderr}`);
  const all = units(stdout);
  const ofType = (type) => all.filter((unit) => (unit[0] & 31) === type);
  const [first, second] = ofType(5);
  return [ofType(7)[0], ofType(8)[0], first, second].map((unit) => Buffer.from(unit).toString('base64'));
}

const rows = new Map();
for (const short of SHORT_SIDES) {
  for (const [across, down] of RATIOS) {
    const perUnit = short / Math.min(across, down);
    const [width, height] = [even(across * perUnit), even(down * perUnit)];
    rows.set(`${width}x${height}`, encode(width, height));
  }
}

// Key frames of a flat colour are long rows of nothing, so they pack to almost that.
const packed = brotliCompressSync(JSON.stringify(Object.fromEntries(rows))).toString('base64');

console.log(`/**
 * Flat H.264 key frames of every size of video, made by scripts/instant-frames.mjs. Brotli in base64; unpacked, JSON from
 * a size ("540x960") to sequence parameters, picture parameters and two pictures (pictures in a row must differ in their
 * number), each in base64.
 */
export const INSTANT_FRAMES =
  '${packed}';`);
