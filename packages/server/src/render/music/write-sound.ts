/** Encodes a mix as AAC, 48 kHz stereo. */
import { BITEXACT } from '../output/encoder';
import { type FfmpegOptions, startFfmpeg } from '../output/ffmpeg-process';
import type { Stereo } from './loudness';
import { SAMPLE_RATE } from './voices';

const BLOCK = 48_000;

export async function writeSound(
  tools: Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>,
  mix: Stereo,
  path: string,
): Promise<void> {
  const run = startFfmpeg({
    ...tools,
    task: 'encoding the sound',
    args: [
      '-y',
      '-f',
      's16le',
      '-ar',
      String(SAMPLE_RATE),
      '-ac',
      '2',
      '-i',
      'pipe:0',
      '-c:a',
      'aac',
      '-b:a',
      '128k',
      '-threads',
      '1',
      ...BITEXACT,
      '-f',
      'mp4',
      path,
    ],
  });
  const [left, right] = mix;
  for (let start = 0; start < left.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, left.length);
    const bytes = Buffer.alloc((end - start) * 4);
    for (let at = start; at < end; at += 1) {
      bytes.writeInt16LE(Math.round((left[at] ?? 0) * 32767), (at - start) * 4);
      bytes.writeInt16LE(Math.round((right[at] ?? 0) * 32767), (at - start) * 4 + 2);
    }
    await run.write(bytes);
  }
  await run.finish();
}
