/**
 * A large picture as a file of half its width and height, without all of it ever being in memory: a PNG is read row by row,
 * and the others by ffmpeg, which can decode a JPEG at half its size.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { wholeProblem } from '../../artwork/whole-picture';
import { RenderFailure } from '../../ports/renderer';
import { MOST_CLIP_PIXELS } from '../output/clip-input';
import { type FfmpegOptions, runFfmpeg } from '../output/ffmpeg-process';
import { halvedRows } from './halved-rows';
import { pngFile } from './png-file';
import { pngRows } from './png-rows';

export type PictureTools = Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>;

const startsWith = (bytes: Buffer, text: string): boolean => bytes.toString('latin1', 0, text.length) === text;

/** Segments before a JPEG's picture that say how it lies and what its colours mean: they go along. */
function said(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda; ) {
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (bytes[at + 1] === 0xe1 || bytes[at + 1] === 0xe2) found.push(bytes.subarray(at, end));
    at = end;
  }
  return found;
}

async function byFfmpeg(
  tools: PictureTools,
  path: string,
  input: readonly string[],
  output: readonly string[],
): Promise<Buffer> {
  const parts: Buffer[] = [];
  await runFfmpeg({
    ...tools,
    task: 'reading a large picture',
    args: [
      // Not the pixels of a clip: those of a picture are judged before.
      ...['-threads', '1', '-max_pixels', String(MOST_CLIP_PIXELS * 2), '-protocol_whitelist', 'file,pipe', ...input],
      ...['-noautorotate', '-i', `file:${path}`, '-map', '0:v:0', '-frames:v', '1', ...output, '-f', 'image2pipe'],
      'pipe:1',
    ],
    onOutput: async (bytes) => void parts.push(Buffer.from(bytes)),
  });
  return Buffer.concat(parts);
}

const STILL = ['-f', 'image2', '-pattern_type', 'none', '-c:v'];
const SMALLER = [
  ...['-vf', 'scale=trunc(iw/2):trunc(ih/2):flags=area', '-pix_fmt', 'rgba'],
  ...['-c:v', 'png', '-compression_level', '1'],
];

/** Whether it could be halved; where not, such as by an ffmpeg that lacks what it takes, the picture is drawn as it is. */
export async function halvePicture(tools: PictureTools, from: string, to: string): Promise<boolean> {
  const bytes = await readFile(from);
  if (wholeProblem(bytes) !== undefined) return false;
  const png = pngRows(bytes);
  try {
    if (png !== undefined) {
      const { width, height, colors } = png;
      const half = { width: Math.floor(width / 2), height: Math.floor(height / 2), colors };
      await writeFile(to, pngFile({ ...half, rows: halvedRows(png.rows(), width) }), { signal: tools.signal });
    } else if (startsWith(bytes, '\xff\xd8\xff')) {
      const half = await byFfmpeg(tools, from, ['-lowres', '1', ...STILL, 'mjpeg'], ['-c:v', 'mjpeg', '-q:v', '2']);
      await writeFile(to, Buffer.concat([half.subarray(0, 2), ...said(bytes), half.subarray(2)]));
    } else {
      const kind = startsWith(bytes, 'GIF8') ? ['-f', 'gif'] : [...STILL, startsWith(bytes, 'RIFF') ? 'webp' : 'png'];
      await writeFile(to, await byFfmpeg(tools, from, kind, SMALLER));
    }
    return true;
  } catch (error) {
    if (tools.signal.aborted || (error instanceof RenderFailure && error.reason !== 'ffmpeg-failed')) throw error;
    return false;
  }
}
